import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, Count } from '../vocabulary/words.ts';
import { ApprovalStatus } from './stashpoint.ts';

export const DUPLICATE_REASONS = ['address', 'phone', 'distance'] as const;
/** Two doors closer than this, in metres, count as the same door. */
export const DUPLICATE_METRES = 30;

/** Distances in metres between a pin and its address above which the pin needs a second check. */
export const FAR_PIN_METRES = { postal_code: 1500, landmark: 2000, city: 20_000 } as const;

/** A price that differs from the city's median by more than this share of it needs a second check. */
export const USUAL_PRICE_DIFFERENCE = 0.4;

/** Hosts usually earn 40 to 60 % of the price; another share is not wrong, but needs a second check. */
export const USUAL_HOST_SHARE = { minimum: 0.4, maximum: 0.6 } as const;

/** Comparison of a place with our network, before its approval. */
export const StashpointChecks = type({
  /** Median price of bookable places of its city, minor units; null while there are none in its currency. */
  city_price: nullable(type({ first_day_cost: Amount, extra_day_cost: Amount, places: Count })),
  /** Phone number of the place’s host, to compare with that of a duplicate. */
  host_phone_number: string(),
  duplicates: array(
    type({
      id: string(),
      name: string(),
      address: string(),
      status: ApprovalStatus,
      active: boolean(),
      distance_m: integer(),
      host_phone_number: string(),
      reasons: array(enums(DUPLICATE_REASONS)),
    }),
  ),
  /** Distance from the pin to its address as known from our own places, by the most precise match. */
  pin: nullable(type({ distance_m: integer(), against: enums(['postal_code', 'landmark', 'city']), name: string() })),
});
export type StashpointChecks = Infer<typeof StashpointChecks>;
