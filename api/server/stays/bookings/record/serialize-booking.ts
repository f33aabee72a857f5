import { coverOf } from '../../../../contract/rules/cover.ts';
import { PICKUP_ANSWERS } from '../../../../contract/rules/incidents.ts';
import { reviewabilityOf } from '../../../../contract/rules/reviews.ts';
import { serviceLevel } from '../../../../contract/rules/service-level.ts';
import { decideCancellation, unrefundedOf } from '../../../../contract/rules/settlement.ts';
import { countDays } from '../../../../contract/rules/time.ts';
import type { Booking } from '../../../../contract/structs/booking.ts';
import { LARGEST_FIRST } from '../../../../contract/vocabulary/bag-sizes.ts';
import { CURRENCIES } from '../../../../contract/vocabulary/currencies.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import { uploadsFirst } from '../../../platform/media/uploads.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { shortPin } from '../../../platform/secrets/signatures.ts';
import type { HasConfig } from '../../../platform/settings/config.ts';
import type { BookingRow } from './booking.ts';
import { serializeDelegate } from './delegate-pin.ts';
import { failureAt } from './failure-at.ts';
import { serializeNoShowTimes } from './no-show-times.ts';
import { paidFields } from './paid-fields.ts';
import { passAddress, passLink } from './pass.ts';
import { type HasRefundPolicy, termsNow } from './refund-terms.ts';
import { reviewableStay } from './reviewable-stay.ts';
import type { BookingWithStashpoint } from './store.ts';

/** Services needed to show a booking: its pass, its PINs, and the refund for cancelling it now. */
export type SerializesBookings = HasClock & HasConfig & HasSecret & HasRefundPolicy;

/** Serializes a booking. Everything that can be computed is computed here, nothing is stored twice. */
export function serializeBooking(
  services: SerializesBookings,
  row: BookingWithStashpoint,
  change?: BookingRow,
  viewerId: string | null = null,
): Booking {
  const [locker] = row.locker_codes;
  const [photo] = uploadsFirst(row.photos);
  return {
    ...priceFields(row),
    id: row.id,
    created: row.created.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    calendar_sequence: row.calendar_sequence,
    customer: {
      id: row.user_id,
      user_id: row.user_id,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
      phone_number: row.phone_number,
    },
    customer_id: row.user_id,
    booking_tag_numbers: row.tag_numbers,
    has_been_checked_in: row.checked_in_at !== null,
    has_been_checked_out: row.checked_out_at !== null,
    locker_code: locker ? { code: locker.dropoff_code, unit_number: locker.unit_id } : null,
    locker_codes: row.locker_codes,
    ...paidFields(row),
    total_price_amount: row.total,
    unrefunded_amount: unrefundedOf(row),
    tp_rat: null,
    stashpoint: {
      address: row.address,
      business_name: row.business_name,
      registered_name: row.registered_name,
      country_code: row.country_code,
      id: row.stashpoint_id,
      latitude: row.lat,
      longitude: row.lng,
      name: row.stashpoint_name,
      nearest_city: { name: row.city_name },
      timezone: row.timezone,
      type: row.stashpoint_type,
      photo: photo ? pictureSet(photo, PICTURE_SIZES.stashpoint, row.stashpoint_name, row.previews) : null,
    },
    state: row.state,
    hold_expires_at: row.state === 'held' ? (row.hold_expires_at?.toISOString() ?? null) : null,
    pass: passOf(services, row),
    refund_offer: refundOffer(services, row),
    no_show_times: serializeNoShowTimes(services.refundPolicy, row),
    pending_change: change ? serializeChange(row, change) : null,
    delegate: serializeDelegate(services, row, viewerId),
    movements: movementsOf(row),
    incident: incidentOf(row, services.now()),
    review: reviewOf(row, services.now()),
  };
}

function priceFields(row: BookingWithStashpoint) {
  const days = countDays(row);
  const price = row.total - unrefundedOf(row);
  return {
    accessibility_required: row.accessibility_required,
    bag_count: row.bag_count,
    ccy_code: row.currency_code,
    ccy_minor_in_major: CURRENCIES[row.currency_code].minorInMajor,
    coupon_code: row.coupon_code,
    discount_amount: row.discount_amount,
    prepaid_amount: Math.min(row.prepaid_amount, row.discount_amount),
    prepaid_bag_count: row.prepaid_bag_count ?? 0,
    dropoff: row.dropoff.toISOString(),
    pickup: row.pickup.toISOString(),
    days,
    extra_day_price: row.extra_day_price,
    first_day_price: row.first_day_price,
    pre_discount_price: price + row.discount_amount,
    post_discount_price: price,
    pre_discount_total_booking_fee: row.booking_fee,
    pre_discount_total_guarantee_fee: row.guarantee_fee,
    cover: coverOf(row.guarantee_fee),
    storage_spaces: storageSpaces(row),
    tier: serviceLevel(row.tier),
    tree_count: row.tree_count,
    tree_price: row.tree_price,
  };
}

/** Returns the bags by size, with the booked price divided in proportion; the first size takes the remainder. */
function storageSpaces(row: BookingWithStashpoint): Booking['storage_spaces'] {
  const sizes = LARGEST_FIRST.filter((size) => row[size] > 0);
  const share = (total: number, quantity: number) => Math.floor((total * quantity) / row.bag_count);
  const rest = (total: number) => total - sizes.reduce((sum, size) => sum + share(total, row[size]), 0);
  return sizes.map((size, index) => ({
    id: `${row.stashpoint_id}-${size}`,
    size,
    quantity: row[size],
    first_day_price: share(row.first_day_price, row[size]) + (index === 0 ? rest(row.first_day_price) : 0),
    extra_day_price: share(row.extra_day_price, row[size]) + (index === 0 ? rest(row.extra_day_price) : 0),
  }));
}

function passOf({ secret, config }: HasConfig & HasSecret, row: BookingWithStashpoint): Booking['pass'] {
  if (row.state !== 'confirmed' && row.state !== 'checked_in') return null;
  return {
    pin: shortPin(secret, row.id),
    url: passLink(secret, config.publicUrl, row.id),
    code: passAddress(secret, config.publicUrl, row),
  };
}

function refundOffer(services: HasClock & HasRefundPolicy, row: BookingWithStashpoint): Booking['refund_offer'] {
  if (row.state !== 'confirmed') return null;
  const terms = termsNow(services);
  const { failure } = failureAt(row, terms.at);
  const { amount, until, whole, withheld } = decideCancellation(row, { ...terms, failure });
  return { amount, until: until?.toISOString() ?? null, whole, withheld };
}

/** Returns the traveller's money, in and back. */
function movementsOf({ ledger }: BookingWithStashpoint): Booking['movements'] {
  return (ledger ?? []).flatMap(({ kind, amount, created }) =>
    isMovement(kind) ? { kind, amount, created: `${String(created).slice(0, 19)}Z` } : [],
  );
}

const MOVEMENTS = ['charge', 'charge_credit', 'refund_card', 'refund_credit', 'chargeback'] as const;

const isMovement = (kind: string): kind is (typeof MOVEMENTS)[number] => MOVEMENTS.some((each) => each === kind);

function incidentOf({ incident, reports, ledger }: BookingWithStashpoint, now: Date): Booking['incident'] {
  if (!incident) return null;
  const { id, kind, created, respond_by, resolved_at, resolution, arrives_at, stashpoint_id, withheld } = incident;
  const instant = (text: string) => new Date(text).toISOString();
  const isWaiting = failureAt({ reports, stashpoint_id }, now).failure === 'unproven';
  return {
    id,
    kind,
    created: instant(created),
    respond_by: respond_by && instant(respond_by),
    resolved_at: resolved_at && instant(resolved_at),
    resolution,
    answer: PICKUP_ANSWERS.find((answer) => answer === incident.answer) ?? null,
    arrives_at: arrives_at && instant(arrives_at),
    withheld: isWaiting ? withheld : 0,
    is_credit: (ledger ?? []).some(({ kind, incident_id }) => kind === 'refund_credit' && incident_id === id),
    reviewed_first: incident.reviewed_first,
  };
}

function reviewOf(row: BookingWithStashpoint, now: Date): Booking['review'] {
  const submitted = Boolean(row.reviewed);
  const reviewability = reviewabilityOf(reviewableStay(row), now);
  const asks_if_left = !submitted && reviewability === 'if_bags_were_left';
  return { can_review: asks_if_left || (!submitted && reviewability === 'open'), submitted, asks_if_left };
}

function serializeChange(row: BookingWithStashpoint, change: BookingRow): Booking['pending_change'] {
  return {
    id: change.id,
    dropoff: change.dropoff.toISOString(),
    pickup: change.pickup.toISOString(),
    bag_count: change.bag_count,
    total_price_amount: change.total,
    amount_due: change.total - row.total,
    hold_expires_at: (change.hold_expires_at ?? change.created).toISOString(),
    proposed_by: change.proposed_by,
  };
}
