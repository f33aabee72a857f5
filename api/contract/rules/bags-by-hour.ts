import { addHours } from 'date-fns';
import { BAG_SIZES, type BagSize, bySize } from '../vocabulary/bag-sizes.ts';
import type { BookingState } from './booking-lifecycle.ts';

export interface HourOfBags {
  from: Date;
  until: Date;
  /** The most bags of each size that are in the room at once within the hour. */
  bags: Record<BagSize, number>;
  total: number;
}

/** What is asked of a booking; its instants as the wire has them. */
interface StayOfBags {
  state: BookingState;
  dropoff: string;
  pickup: string;
  storage_spaces: readonly { size: BagSize; quantity: number }[];
  /** Bags that were taken in. */
  bags: readonly { size: BagSize; checked_out_at: string | null }[];
}

/**
 * Bags in a room hour by hour: those that are inside until they are due, and late ones until now; those that are
 * expected from their drop-off. `hours` whole hours from `from`.
 */
export function bagsByHour(bookings: readonly StayOfBags[], from: Date, hours: number, now: Date): HourOfBags[] {
  return Array.from({ length: hours }, (_, index) => {
    const start = addHours(from, index);
    const end = addHours(start, 1);
    const bags = bySize(() => 0);
    for (const booking of bookings) {
      if (!isPresent(booking, start, end, now)) continue;
      for (const size of BAG_SIZES) bags[size] += bagsOf(booking, size);
    }
    return { from: start, until: end, bags, total: BAG_SIZES.reduce((sum, size) => sum + bags[size], 0) };
  });
}

function isPresent({ state, dropoff, pickup }: StayOfBags, start: Date, end: Date, now: Date): boolean {
  const leaves = new Date(pickup);
  if (state === 'checked_in') return start <= now || leaves > start;
  return state === 'confirmed' && new Date(dropoff) < end && leaves > start;
}

/** What is inside by its bags; what is expected by what was booked. */
function bagsOf({ state, bags, storage_spaces }: StayOfBags, size: BagSize): number {
  if (state === 'checked_in' && bags.length > 0)
    return bags.filter((bag) => bag.checked_out_at === null && bag.size === size).length;
  return storage_spaces.filter((space) => space.size === size).reduce((sum, { quantity }) => sum + quantity, 0);
}
