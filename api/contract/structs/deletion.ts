import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, Count, Currency, Instant } from '../vocabulary/words.ts';

const Stay = {
  id: string(),
  stashpoint_name: string(),
  timezone: string(),
  dropoff: Instant,
  pickup: Instant,
};
const money = { ccy_code: Currency, ccy_minor_in_major: integer() };

/**
 * Effects of deleting the caller's account, minor units. The deletion does exactly this, or is refused with CONFLICT.
 */
export const DeletionPreview = type({
  may_delete: boolean(),
  /** Current stays: their bags have to be collected first. */
  blocking_bookings: array(type(Stay)),
  /** A host’s stays that travellers still rely on: they also prevent the deletion. */
  blocking_hosted_bookings: Count,
  /** Upcoming stays: each is cancelled, and card payments are refunded to the card. Null for a hold that nobody has paid. */
  cancelled_bookings: array(type({ ...Stay, ...money, refund_amount: nullable(Amount) })),
  /** Credit that is lost, including the credit that cancelled stays would return. */
  lost_credit: array(type({ ...money, amount: Amount })),
  /** Reviews that remain, without a name. */
  reviews_kept: Count,
  /** A host’s places that go offline. */
  closed_stashpoints: Count,
  /** People who work at them and are signed out; their access ends. */
  removed_people: Count,
  /** Devices of their counters that are unpaired. */
  unpaired_devices: Count,
});
export type DeletionPreview = Infer<typeof DeletionPreview>;
