import { addHours } from 'date-fns/addHours';
import { BAG_SIZES, type BagSize, bySize } from '../vocabulary/bag-sizes.ts';
import type { BookingState } from './booking-lifecycle.ts';

export interface HourOfBags {
  from: Date;
  until: Date;
  /** The maximum number of bags of each size in storage at once within the hour. */
  bags: Record<BagSize, number>;
  total: number;
}

/** The fields of a booking that are needed; its instants in the wire format. */
interface StayOfBags {
  state: BookingState;
  dropoff: string;
  pickup: string;
  storage_spaces: readonly { size: BagSize; quantity: number }[];
  /** Bags that were checked in. */
  bags: readonly { size: BagSize; checked_out_at: string | null }[];
}

/**
 * Counts the bags in storage hour by hour: those in storage until they are due, overdue ones until now, expected ones
 * from their drop-off. `hours` whole hours from `from`.
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

/** Counts a stay's bags of a size: those in storage by the bags themselves, expected ones by the booking. */
function bagsOf({ state, bags, storage_spaces }: StayOfBags, size: BagSize): number {
  if (state === 'checked_in' && bags.length > 0)
    return bags.filter((bag) => bag.checked_out_at === null && bag.size === size).length;
  return storage_spaces.filter((space) => space.size === size).reduce((sum, { quantity }) => sum + quantity, 0);
}
