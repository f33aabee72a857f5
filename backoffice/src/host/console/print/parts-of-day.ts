import { type CounterBooking, type CounterDay, localMoment } from '@cubby/api';

/** The parts of a day: expected drop-offs, pick-ups of today, and bags that stay longer. */
export type DayPart = 'coming' | 'collecting' | 'staying';

/** Returns today's bookings of a place by what has to be done, each part in the order in which it is due. */
export function partsOfDay({ bookings, date, stashpoint }: CounterDay): Record<DayPart, CounterBooking[]> {
  const dayOf = (instant: string) => localMoment(new Date(instant), stashpoint.timezone).date;
  const inside = bookings.filter(({ state }) => state === 'checked_in').sort(by('pickup'));
  return {
    coming: bookings
      .filter(({ state, dropoff }) => state === 'confirmed' && dayOf(dropoff) === date)
      .sort(by('dropoff')),
    // Overdue pick-ups of earlier days count as due today.
    collecting: inside.filter(({ pickup }) => dayOf(pickup) <= date),
    staying: inside.filter(({ pickup }) => dayOf(pickup) > date),
  };
}

function by(time: 'dropoff' | 'pickup') {
  return (one: CounterBooking, other: CounterBooking) => Date.parse(one[time]) - Date.parse(other[time]);
}
