import { array, boolean, enums, type Infer, integer, nullable, number, string, type } from 'superstruct';
import { COUPON_STATUSES } from '../rules/coupons.ts';
import { Amount, AreaId, BookingId, Count, Currency, Instant, MaybeText, OtaId, PlaceId } from '../vocabulary/words.ts';

/** An agency's debt in one currency. */
const Owed = type({ ccy_code: Currency, ccy_minor_in_major: integer(), amount: Amount });

/** A travel agency that sells prepaid storage. */
export const Ota = type({
  id: OtaId,
  name: string(),
  email: string(),
  voucher_count: Count,
  used_count: Count,
  /** The agency's debt for used vouchers, by currency. */
  owed: array(Owed),
  version: integer(),
  created: Instant,
});
export type Ota = Infer<typeof Ota>;

/** A circle in a city inside which vouchers are valid. The radius is in metres. */
export const Area = type({
  id: AreaId,
  city_id: PlaceId,
  city_name: string(),
  name: string(),
  lat: number(),
  lng: number(),
  radius: integer(),
  /** Number of bookable places inside. */
  stashpoint_count: Count,
  version: integer(),
  created: Instant,
});
export type Area = Infer<typeof Area>;

/** A place inside a circle, with its distance from the centre in metres. */
export const AreaStashpoint = type({
  id: string(),
  name: string(),
  latitude: number(),
  longitude: number(),
  distance: integer(),
});
export type AreaStashpoint = Infer<typeof AreaStashpoint>;

/** A voucher. Its ID is the code. */
export const Voucher = type({
  id: string(),
  code: string(),
  campaign: MaybeText,
  ota_id: OtaId,
  ota_name: string(),
  area_id: AreaId,
  area_name: string(),
  /** Number of bags it covers; a booking with it cannot have fewer. */
  activates: integer(),
  active_at: Instant,
  expires_at: Instant,
  active: boolean(),
  status: enums(COUPON_STATUSES),
  /** The booking it was used for; null if unused. */
  booking_id: nullable(BookingId),
  /** The agency's debt for it; a stay that is only held costs nothing yet. */
  owed: nullable(Owed),
  version: integer(),
  created: Instant,
});
export type Voucher = Infer<typeof Voucher>;
