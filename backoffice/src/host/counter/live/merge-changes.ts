import type { CounterBooking, CounterChanges, CounterDay } from '@cubby/api';

/** Applies changes to a day. Tasks are replaced as a whole, so that resolved ones disappear. */
export function mergeChanges(day: CounterDay, { bookings, gone, tasks, cursor }: CounterChanges): CounterDay {
  return { ...withBookings(day, bookings, gone), tasks, cursor };
}

/** Replaces bookings of a day with their current state, and removes those that have left. */
export function withBookings(day: CounterDay, bookings: readonly CounterBooking[], gone: readonly string[] = []) {
  const changed = new Map(bookings.map((booking) => [booking.id, booking]));
  const known = new Set(day.bookings.map(({ id }) => id));
  const kept = day.bookings.filter(({ id }) => !gone.includes(id)).map((each) => changed.get(each.id) ?? each);
  return { ...day, bookings: [...kept, ...bookings.filter(({ id }) => !known.has(id))] };
}
