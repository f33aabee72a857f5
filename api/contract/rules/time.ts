import { CubbyError } from '../errors.ts';
import {
  DEFAULT_PICKUP_OFFSET_HOURS,
  MAXIMUM_STAY_DAYS,
  MINIMUM_PICKUP_OFFSET_HOURS,
  OPENING_WINDOW,
} from '../vocabulary/stay-limits.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A stay: two instants, read in the stashpoint's time zone (IANA name). */
export interface Stay {
  dropoff: Date;
  pickup: Date;
  timezone: string;
}

/** The wall clock at an instant: `date` YYYY-MM-DD, `minute` of the day 0–1439, `weekday` 0 = Monday. */
export interface LocalMoment {
  date: string;
  minute: number;
  weekday: number;
}

export function localMoment(instant: Date, timezone: string): LocalMoment {
  const wall = new Date(wallClock(instant.getTime(), timezone));
  return {
    date: wall.toISOString().slice(0, 10),
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    weekday: (wall.getUTCDay() + 6) % 7,
  };
}

/** Returns the wall-clock time at an instant, as `YYYY-MM-DDTHH:MM`. */
export function localText(instant: Date, timezone: string): string {
  return new Date(wallClock(instant.getTime(), timezone)).toISOString().slice(0, 16);
}

/**
 * Returns the instant of a wall-clock time, `date` YYYY-MM-DD and `time` HH:MM. A time skipped in spring moves forward
 * by the length of the gap; of a time that occurs twice in autumn the first is used. Invalid if the time is invalid.
 */
export function instantOf(date: string, time: string, timezone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wall)) return new Date(Number.NaN);
  // No zone is a day away from UTC, so a clock change that affects this time is between these two.
  const beforeChange = wall - offsetAt(wall - DAY_MS, timezone);
  const afterChange = wall - offsetAt(wall + DAY_MS, timezone);
  const exact = [beforeChange, afterChange].find((instant) => wallClock(instant, timezone) === wall);
  return new Date(exact ?? beforeChange);
}

/** Returns the offset of a zone's clocks from UTC at an instant. */
function offsetAt(instant: number, timezone: string): number {
  return wallClock(instant, timezone) - instant;
}

/** Returns the local time of a zone as the instant at which a clock in UTC shows the same. */
function wallClock(instant: number, timezone: string): number {
  const text = clockOf(timezone).format(instant);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached formatter: creating one takes a hundred times as long as using it, and a search needs thousands of
 * moments.
 */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timezone, clock);
  return clock;
}

/** Moves a calendar date YYYY-MM-DD by whole days. */
export function addCalendarDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the whole calendar days from one date to another. */
export function calendarDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/**
 * Counts the days charged for a stay (design §4.2): the calendar-day difference in the stashpoint's zone, plus one
 * unless the pick-up is at local midnight; at least 1. Clock changes do not matter, since only dates are compared.
 */
export function countDays({ dropoff, pickup, timezone }: Stay): number {
  const from = localMoment(dropoff, timezone);
  const to = localMoment(pickup, timezone);
  const difference = calendarDaysBetween(from.date, to.date);
  return Math.max(1, to.minute === 0 ? difference : difference + 1);
}

/** Returns the start of the current hour on the wall clock at the stashpoint. */
export function defaultDropoff(now: Date, timezone: string): Date {
  const { minute } = localMoment(now, timezone);
  const hourStart = now.getTime() - (minute % 60) * 60_000;
  return new Date(hourStart - (hourStart % 60_000));
}

export function defaultPickup(dropoff: Date): Date {
  return new Date(dropoff.getTime() + DEFAULT_PICKUP_OFFSET_HOURS * HOUR_MS);
}

/** Moves a time before 7:00 to 7:00 the same day, one after hour 20 to 7:00 the next day (specification §9). */
export function moveIntoOpeningWindow(instant: Date, timezone: string): Date {
  const { date, minute } = localMoment(instant, timezone);
  const opening = `${String(OPENING_WINDOW.firstHour).padStart(2, '0')}:00`;
  if (minute < OPENING_WINDOW.firstHour * 60) return instantOf(date, opening, timezone);
  if (minute >= OPENING_WINDOW.lastHour * 60) return instantOf(addCalendarDays(date, 1), opening, timezone);
  return instant;
}

/** Returns the earliest pick-up for a drop-off. */
export function earliestPickup(dropoff: Date): Date {
  return new Date(dropoff.getTime() + MINIMUM_PICKUP_OFFSET_HOURS * HOUR_MS);
}

/**
 * Returns the latest pick-up for a drop-off: the same time of day 30 calendar days later, by the place's clock, which
 * may change in between.
 */
export function latestPickup({ dropoff, timezone }: Omit<Stay, 'pickup'>): Date {
  const [date = '', time = ''] = localText(dropoff, timezone).split('T');
  const sameMinute = instantOf(addCalendarDays(date, MAXIMUM_STAY_DAYS), time, timezone);
  return new Date(sameMinute.getTime() + (dropoff.getTime() % 60_000));
}

/**
 * Refuses an impossible stay: pick-up too close or before drop-off, drop-off before the current hour (unless
 * `allowPast`), or longer than 30 days by the place's calendar.
 *
 * @throws CubbyError DROPOFF_AFTER_PICKUP, DROPOFF_IN_PAST or STAY_TOO_LONG, naming the field.
 */
export function checkStayTimes(stay: Stay, now: Date, { allowPast = false } = {}): void {
  if (stay.pickup < earliestPickup(stay.dropoff))
    throw new CubbyError('DROPOFF_AFTER_PICKUP', 'Pick-up must be at least one hour after drop-off.', {
      errors: { pickup: ['DROPOFF_AFTER_PICKUP'] },
    });
  if (!allowPast && stay.dropoff < defaultDropoff(now, stay.timezone))
    throw new CubbyError('DROPOFF_IN_PAST', 'Drop-off must not be in the past.', {
      errors: { dropoff: ['DROPOFF_IN_PAST'] },
    });
  if (stay.pickup > latestPickup(stay))
    throw new CubbyError('STAY_TOO_LONG', `A stay can last at most ${MAXIMUM_STAY_DAYS} days.`, {
      errors: { pickup: ['STAY_TOO_LONG'] },
    });
}
