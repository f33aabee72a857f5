import { array, enums, type Infer, integer, nullable, number, string, type } from 'superstruct';
import { Amount, BagCount, Count, Instant } from '../vocabulary/words.ts';

/**
 * Reasons a booking could no longer be served: the place is off the market, closed at one end of the stay, or too full.
 */
export const STRANDED_REASONS = ['inactive', 'closed', 'full'] as const;

/** A booking that a change would leave without a place. */
export const StrandedBooking = type({
  id: string(),
  first_name: string(),
  last_name: string(),
  dropoff: Instant,
  pickup: Instant,
  bag_count: BagCount,
  reason: enums(STRANDED_REASONS),
  /** Bags in storage cannot be moved by us: someone has to hand them out. */
  bags_inside: integer(),
  /** The nearest place with space, and the refund for moving there in minor units; null if there is none. */
  nearest: nullable(
    type({
      id: string(),
      name: string(),
      location_name: string(),
      distance_km: number(),
      refund_amount: Amount,
    }),
  ),
});
export type StrandedBooking = Infer<typeof StrandedBooking>;

/** Impact of a change on upcoming bookings. */
export const Impact = type({
  booking_count: Count,
  bag_count: BagCount,
  /** Number of them that could be moved to a place nearby. */
  movable_count: Count,
  currency_code: string(),
  timezone: string(),
  /** The earliest of them, at most fifty. */
  bookings: array(StrandedBooking),
});
export type Impact = Infer<typeof Impact>;
