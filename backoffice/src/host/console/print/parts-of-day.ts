import { type CounterBooking, type CounterDay, localMoment } from '@cubby/api';

/** Who is expected today, whose bags go today, and whose stay longer. */
export type DayPart = 'coming' | 'collecting' | 'staying';

/** Today's bookings of a place by what is to be done, each in the order in which it is due. */
export function partsOfDay({ bookings, date, stashpoint }: CounterDay): Record<DayPart, CounterBooking[]> {
  const dayOf = (instant: string) => localMoment(new Date(instant), stashpoint.timezone).date;
  const inside = bookings.filter(({ state }) => state === 'checked_in').sort(by('pickup'));
  return {
    coming: bookings
      .filter(({ state, dropoff }) => state === 'confirmed' && dayOf(dropoff) === date)
      .sort(by('dropoff')),
    // What should have been collected before is due today.
    collecting: inside.filter(({ pickup }) => dayOf(pickup) <= date),
    staying: inside.filter(({ pickup }) => dayOf(pickup) > date),
  };
}

function by(time: 'dropoff' | 'pickup') {
  return (one: CounterBooking, other: CounterBooking) => Date.parse(one[time]) - Date.parse(other[time]);
}
