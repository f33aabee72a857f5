import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, Count } from '../vocabulary/words.ts';
import { ApprovalStatus } from './stashpoint.ts';

export const DUPLICATE_REASONS = ['address', 'phone', 'distance'] as const;
/** Two doors closer than this are the same door. */
export const DUPLICATE_METRES = 30;

/** A pin further than this from where its address is known to be wants a second look, metres. */
export const FAR_PIN_METRES = { postal_code: 1500, landmark: 2000, city: 20_000 } as const;

/** What a look at the rest of our network says of a place, before somebody approves it. */
export const StashpointChecks = type({
  /** The middle of what bookable places of its city ask, minor units; null while there are none in its currency. */
  city_price: nullable(type({ first_day_cost: Amount, extra_day_cost: Amount, places: Count })),
  duplicates: array(
    type({
      id: string(),
      name: string(),
      address: string(),
      status: ApprovalStatus,
      active: boolean(),
      distance_m: integer(),
      reasons: array(enums(DUPLICATE_REASONS)),
    }),
  ),
  /** How far the pin stands from where our own places say the address is: the nearer the guess, the better. */
  pin: nullable(type({ distance_m: integer(), against: enums(['postal_code', 'landmark', 'city']), name: string() })),
});
export type StashpointChecks = Infer<typeof StashpointChecks>;
