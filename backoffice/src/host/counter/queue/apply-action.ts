import { type CounterAction, type CounterBooking, type CounterDay, LARGEST_FIRST } from '@cubby/api';

type Bag = CounterBooking['bags'][number];

/**
 * Returns the day after an action, as the counter shows it before the server confirms it. An action that no longer
 * applies to the booking changes nothing; the server decides its outcome.
 */
export function applyAction(day: CounterDay, action: CounterAction): CounterDay {
  const booking = day.bookings.find(({ id }) => id === action.booking_id);
  if (!booking) return day;
  const changed = afterAction(booking, action);
  if (changed === booking) return day;
  return { ...day, bookings: day.bookings.flatMap((each) => (each !== booking ? [each] : changed ? [changed] : [])) };
}

/** Returns the day with the tags of a refused check-in, by which its bags are still found. */
export function applyTags(day: CounterDay, action: CounterAction): CounterDay {
  if (action.kind !== 'check_in') return day;
  const mark = (each: CounterBooking) => (each.id === action.booking_id ? withTypedTags(each, action) : each);
  return { ...day, bookings: day.bookings.map(mark) };
}

/** Returns null for a booking that leaves this counter. */
function afterAction(booking: CounterBooking, action: CounterAction): CounterBooking | null {
  const isExpected = booking.state === 'confirmed';
  switch (action.kind) {
    case 'check_in':
      return isExpected ? takenIn(booking, action) : withTypedTags(booking, action);
    case 'check_out':
      return booking.state === 'checked_in' ? givenBack(booking, action) : booking;
    case 'correct':
      return isExpected ? corrected(booking, action) : booking;
    // Only the server can check the space and the price.
    case 'early':
    case 'later':
      return booking;
    case 'keep':
      return booking.pending_change ? { ...booking, pending_change: null } : booking;
    case 'refuse':
      return isExpected ? null : booking;
    case 'miss':
      return isExpected ? { ...booking, state: 'no_show' } : booking;
    case 'reinstate':
      return booking.state === 'no_show' ? { ...booking, state: 'confirmed' } : booking;
  }
}

function takenIn(booking: CounterBooking, { bags, occurred_at }: CounterAction): CounterBooking {
  const sizes = sizesOf(booking);
  const given = bags ?? sizes.map((size) => ({ size, tag: null }));
  return {
    ...booking,
    state: 'checked_in',
    checked_in_at: occurred_at,
    pending_change: null,
    bags: given.map(({ size, tag }, index) => ({
      number: index + 1,
      size: size ?? sizes[index] ?? 'standard',
      tag: tag ?? null,
      checked_in_at: occurred_at,
      checked_out_at: null,
    })),
  };
}

/** Adds the tags of a check-in that does not count to those that may be on the bags all the same. */
function withTypedTags(booking: CounterBooking, { bags = [] }: CounterAction): CounterBooking {
  const known = [...booking.other_tags, ...booking.bags.flatMap(({ tag }) => tag ?? [])];
  const typed = bags.flatMap(({ tag }) => (tag && !known.includes(tag) ? tag : []));
  return typed.length === 0 ? booking : { ...booking, other_tags: [...booking.other_tags, ...typed] };
}

function givenBack(booking: CounterBooking, { bag_numbers, occurred_at }: CounterAction): CounterBooking {
  const goes = ({ number, checked_out_at }: Bag) =>
    checked_out_at === null && (bag_numbers === undefined || bag_numbers.includes(number));
  const bags = booking.bags.map((bag) => (goes(bag) ? { ...bag, checked_out_at: occurred_at } : bag));
  const isEmpty = bags.every(({ checked_out_at }) => checked_out_at !== null);
  return { ...booking, bags, ...(isEmpty && { state: 'checked_out', checked_out_at: occurred_at }) };
}

/** Fewer bags apply at once; additional ones once they have been paid for. */
function corrected(booking: CounterBooking, { bag_count, storage_spaces }: CounterAction): CounterBooking {
  if (bag_count === undefined || bag_count >= booking.bag_count) return booking;
  return { ...booking, bag_count, storage_spaces: storage_spaces ?? fewer(booking.storage_spaces, bag_count) };
}

function fewer(spaces: CounterBooking['storage_spaces'], bagCount: number): CounterBooking['storage_spaces'] {
  let left = bagCount;
  return spaces.flatMap(({ size, quantity }) => {
    const kept = Math.min(left, quantity);
    left -= kept;
    return kept > 0 ? [{ size, quantity: kept }] : [];
  });
}

/** Returns a size for each booked bag, the largest first. */
export function sizesOf({ storage_spaces, bag_count }: Pick<CounterBooking, 'storage_spaces' | 'bag_count'>) {
  const named = LARGEST_FIRST.flatMap((size) =>
    storage_spaces.filter((space) => space.size === size).flatMap(({ quantity }) => Array(quantity).fill(size)),
  ) as Bag['size'][];
  return Array.from({ length: bag_count }, (_, index) => named[index] ?? 'standard');
}
