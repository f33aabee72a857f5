import { array, boolean, enums, type Infer, integer, nullable, number, string, type } from 'superstruct';
import { COUPON_STATUSES } from '../rules/coupons.ts';
import { Amount, AreaId, BookingId, Count, Currency, Instant, MaybeText, OtaId, PlaceId } from '../vocabulary/words.ts';

/** What an agency has to pay, in one currency. */
const Owed = type({ ccy_code: Currency, ccy_minor_in_major: integer(), amount: Amount });

/** A travel agency that sells our storage ahead. */
export const Ota = type({
  id: OtaId,
  name: string(),
  email: string(),
  voucher_count: Count,
  used_count: Count,
  /** What it has to pay for vouchers that were used, by currency. */
  owed: array(Owed),
  version: integer(),
  created: Instant,
});
export type Ota = Infer<typeof Ota>;

/** A circle in a city inside which vouchers count. The radius is in metres. */
export const Area = type({
  id: AreaId,
  city_id: PlaceId,
  city_name: string(),
  name: string(),
  lat: number(),
  lng: number(),
  radius: integer(),
  /** Bookable places inside. */
  stashpoint_count: Count,
  version: integer(),
  created: Instant,
});
export type Area = Infer<typeof Area>;

/** A place inside a circle, with its distance from the middle in metres. */
export const AreaStashpoint = type({
  id: string(),
  name: string(),
  latitude: number(),
  longitude: number(),
  distance: integer(),
});
export type AreaStashpoint = Infer<typeof AreaStashpoint>;

/** A prepaid code. Its id is the code. */
export const Voucher = type({
  id: string(),
  code: string(),
  campaign: MaybeText,
  ota_id: OtaId,
  ota_name: string(),
  area_id: AreaId,
  area_name: string(),
  /** How many bags it pays for; fewer cannot be booked with it. */
  activates: integer(),
  active_at: Instant,
  expires_at: Instant,
  active: boolean(),
  status: enums(COUPON_STATUSES),
  /** The stay it was used for, and what its agency has to pay for it; a stay that is only held costs nothing yet. */
  booking_id: nullable(BookingId),
  owed: nullable(Owed),
  version: integer(),
  created: Instant,
});
export type Voucher = Infer<typeof Voucher>;
