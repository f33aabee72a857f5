import type { Booking } from '../../../contract/structs/booking.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import { prepaidBagsOf } from '../../offers/coupons/applied-coupon.ts';
import type { PricedStay } from '../pricing/price-request.ts';
import { type SerializesBookings, serializeBooking } from './record/serialize-booking.ts';
import type { BookingWithStashpoint } from './record/store.ts';

/** The columns of a booking that a fresh hold has decided. */
type Hold = Omit<BookingWithStashpoint, keyof typeof UNTOUCHED | keyof ReturnType<typeof stashpointColumns>>;

/** Serializes a hold that was just written, as its traveller sees it: all of it is known, so nothing is read back. */
export async function serializeHold(
  services: HasPlaces & SerializesBookings,
  hold: Hold,
  priced: PricedStay,
): Promise<Booking> {
  const { byId } = await services.places.read();
  const cityName = byId.get(priced.stashpoint.city_id)?.row.name ?? '';
  return serializeBooking(services, { ...UNTOUCHED, ...stashpointColumns(priced, cityName), ...hold });
}

/** The fields of a new booking without any events. */
const UNTOUCHED = {
  calendar_sequence: 0,
  cancelled_at: null,
  cancel_reason: null,
  cancel_reason_text: null,
  checked_in_at: null,
  checked_out_at: null,
  tag_numbers: null,
  locker_codes: [],
  changes_booking_id: null,
  proposed_by: null,
  applied_at: null,
  kept_amount: 0,
  refund_dropoff: null,
  confirmed_at: null,
  review_asked_at: null,
  collected_asked_at: null,
  reviewed: false,
  reports: null,
  incident: null,
  delegate_name: null,
  delegate_nonce: null,
  ledger: null,
  hours: null,
};

function stashpointColumns({ stashpoint, coupon }: PricedStay, city_name: string) {
  const {
    host_id,
    city_id,
    door_name: business_name,
    registered_name,
    address,
    country_code,
    lat,
    lng,
    timezone,
  } = stashpoint;
  const { size_pricing, first_day_cost, extra_day_cost, photos } = stashpoint;
  return {
    ...{ host_id, city_id, business_name, registered_name, address, country_code, lat, lng, timezone },
    ...{ size_pricing, first_day_cost, extra_day_cost, photos, previews: {} },
    stashpoint_name: stashpoint.name,
    stashpoint_type: stashpoint.type,
    storage_type: stashpoint.storage_type,
    coupon_code: coupon?.code ?? null,
    prepaid_bag_count: prepaidBagsOf(coupon),
    city_name,
  };
}
