import {
  addCalendarDays,
  type Booking,
  compileOpeningHours,
  hoursOn,
  instantOf,
  localMoment,
  type Stashpoint,
} from '@cubby/api';

export interface Extension {
  kind: 'hours' | 'closing' | 'day';
  /** The number of hours, for `hours`. */
  hours: number;
  /** ISO instant of the new pick-up. */
  pickup: string;
}

type Hours = Pick<Stashpoint, 'opening_hours' | 'opening_hours_exceptions'>;

/**
 * Returns useful later pick-ups: an hour, three, the end of the place's day, the same time tomorrow. They count from now
 * where the pick-up has passed.
 */
export function extensionsOf({ pickup, stashpoint }: Booking, hours: Hours | undefined, now: Date): Extension[] {
  const { timezone } = stashpoint;
  const from = new Date(Math.max(Date.parse(pickup), now.getTime()));
  const { date, minute } = localMoment(from, timezone);
  const closing = hours && closingAfter(hours, date, minute);
  const later = (count: number) => new Date(from.getTime() + count * 3_600_000).toISOString();
  return [
    { kind: 'hours', hours: 1, pickup: later(1) },
    { kind: 'hours', hours: 3, pickup: later(3) },
    ...(closing
      ? [{ kind: 'closing' as const, hours: 0, pickup: instantOf(date, writeMinute(closing), timezone).toISOString() }]
      : []),
    {
      kind: 'day',
      hours: 24,
      pickup: instantOf(addCalendarDays(date, 1), writeMinute(minute), timezone).toISOString(),
    },
  ];
}

/** Returns the closing time of that day in minutes, if it is later than the pick-up and not past midnight. */
function closingAfter(hours: Hours, date: string, minute: number): number | undefined {
  const compiled = compileOpeningHours(hours.opening_hours, hours.opening_hours_exceptions);
  const ends = hoursOn(compiled, date).map(([, end]) => end);
  const last = Math.max(0, ...ends);
  return last > minute && last < 24 * 60 ? last : undefined;
}

function writeMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Returns true if extending is offered: while bags are in storage, or on the day of the drop-off. */
export function mayExtend({ state, dropoff, stashpoint }: Booking, now: Date): boolean {
  const day = (instant: Date) => localMoment(instant, stashpoint.timezone).date;
  return state === 'checked_in' || (state === 'confirmed' && day(new Date(dropoff)) <= day(now));
}
