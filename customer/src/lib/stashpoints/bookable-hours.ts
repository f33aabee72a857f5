import { OPENING_WINDOW, type Stashpoint } from '@cubby/api';

/** Pickers offer 7 to 21; a place that is open beyond that is bookable in its own hours (design §4.3). */
export function bookableHours({
  opening_hours,
  open_twentyfour_seven,
}: Pick<Stashpoint, 'opening_hours' | 'open_twentyfour_seven'>) {
  if (open_twentyfour_seven) return { firstHour: 0, lastHour: 23 };
  const opens = opening_hours.map(({ open }) => Number.parseInt(open, 10));
  const closes = opening_hours.map(({ open, close }) =>
    close <= open ? 23 : Math.min(23, Number.parseInt(close, 10)),
  );
  return {
    firstHour: Math.min(OPENING_WINDOW.firstHour, ...opens),
    lastHour: Math.max(OPENING_WINDOW.lastHour, ...closes),
  };
}
