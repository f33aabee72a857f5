import type { CounterBooking, CounterChanges, CounterDay } from '@cubby/api';

/** A day with what has changed in it. Tasks come whole: who has looked at one, has taken it away. */
export function mergeChanges(day: CounterDay, { bookings, gone, tasks, cursor }: CounterChanges): CounterDay {
  return { ...withBookings(day, bookings, gone), tasks, cursor };
}

/** A day with some bookings as they are now, and without those that have left. */
export function withBookings(day: CounterDay, bookings: readonly CounterBooking[], gone: readonly string[] = []) {
  const changed = new Map(bookings.map((booking) => [booking.id, booking]));
  const known = new Set(day.bookings.map(({ id }) => id));
  const kept = day.bookings.filter(({ id }) => !gone.includes(id)).map((each) => changed.get(each.id) ?? each);
  return { ...day, bookings: [...kept, ...bookings.filter(({ id }) => !known.has(id))] };
}
