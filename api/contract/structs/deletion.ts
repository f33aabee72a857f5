import { array, boolean, type Infer, integer, string, type } from 'superstruct';
import { Amount, Count, Currency, Instant } from '../vocabulary/words.ts';

const Stay = {
  id: string(),
  stashpoint_name: string(),
  timezone: string(),
  dropoff: Instant,
  pickup: Instant,
};
const money = { ccy_code: Currency, ccy_minor_in_major: integer() };

/** What deleting one's account would do, minor units. Deleting does exactly this, or is refused with CONFLICT. */
export const DeletionPreview = type({
  may_delete: boolean(),
  /** Stays under way: their bags have to be collected first. */
  blocking_bookings: array(type(Stay)),
  /** A host’s stays that travellers still rely on: they block as well. */
  blocking_hosted_bookings: Count,
  /** Stays to come: each is cancelled, and what a card has paid goes back to it. */
  cancelled_bookings: array(type({ ...Stay, ...money, refund_amount: Amount })),
  /** Credit that is lost, together with what cancelled stays would give back to it. */
  lost_credit: array(type({ ...money, amount: Amount })),
  /** Reviews that stay, without a name. */
  reviews_kept: Count,
  /** A host’s places that are taken off the market. */
  closed_stashpoints: Count,
  /** People who work at them and are signed out, with what they do there. */
  removed_people: Count,
  /** Devices of their counters that are unpaired. */
  unpaired_devices: Count,
});
export type DeletionPreview = Infer<typeof DeletionPreview>;
