import { addHours } from 'date-fns';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import {
  DEFAULT_PICKUP_OFFSET_HOURS,
  MAXIMUM_STAY_DAYS,
  MINIMUM_PICKUP_OFFSET_HOURS,
  OPENING_WINDOW,
} from '../constants.ts';
import { CubbyError } from '../errors.ts';

const DAY_MS = 86_400_000;

/** A stay: two instants, understood in the stashpoint's zone (IANA name). */
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
  const [date = '', hour = '', minute = '', isoDay = ''] = formatInTimeZone(
    instant,
    timezone,
    "yyyy-MM-dd'|'H'|'m'|'i",
  ).split('|');
  return { date, minute: Number(hour) * 60 + Number(minute), weekday: Number(isoDay) - 1 };
}

/** The instant of a wall-clock time, `date` YYYY-MM-DD and `time` HH:MM. A time skipped in spring moves forward. */
export function instantOf(date: string, time: string, timezone: string): Date {
  return fromZonedTime(`${date}T${time}:00`, timezone);
}

/** Moves a calendar date YYYY-MM-DD by whole days. */
export function addCalendarDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole calendar days from one date to another. */
export function calendarDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/**
 * Days charged for a stay (design §4.2): the calendar-day difference in the stashpoint's zone, plus one unless
 * the pick-up is at local midnight; at least 1. Clock changes do not matter, since only dates are compared.
 */
export function countDays({ dropoff, pickup, timezone }: Stay): number {
  const from = localMoment(dropoff, timezone);
  const to = localMoment(pickup, timezone);
  const difference = calendarDaysBetween(from.date, to.date);
  return Math.max(1, to.minute === 0 ? difference : difference + 1);
}

/** The start of the current hour on the wall clock at the stashpoint. */
export function defaultDropoff(now: Date, timezone: string): Date {
  const { minute } = localMoment(now, timezone);
  const hourStart = now.getTime() - (minute % 60) * 60_000;
  return new Date(hourStart - (hourStart % 60_000));
}

export function defaultPickup(dropoff: Date): Date {
  return addHours(dropoff, DEFAULT_PICKUP_OFFSET_HOURS);
}

/** Moves a time before 7:00 to 7:00 the same day, one after hour 20 to 7:00 the next day (specification §9). */
export function moveIntoOpeningWindow(instant: Date, timezone: string): Date {
  const { date, minute } = localMoment(instant, timezone);
  const opening = `${String(OPENING_WINDOW.firstHour).padStart(2, '0')}:00`;
  if (minute < OPENING_WINDOW.firstHour * 60) return instantOf(date, opening, timezone);
  if (minute >= OPENING_WINDOW.lastHour * 60) return instantOf(addCalendarDays(date, 1), opening, timezone);
  return instant;
}

/** The earliest pick-up for a drop-off. */
export function earliestPickup(dropoff: Date): Date {
  return addHours(dropoff, MINIMUM_PICKUP_OFFSET_HOURS);
}

/**
 * Refuses a stay that cannot be: pick-up too close or before drop-off, drop-off before the current hour
 * (unless `allowPast`), or longer than 30 days.
 *
 * @throws CubbyError DROPOFF_AFTER_PICKUP, DROPOFF_IN_PAST or STAY_TOO_LONG, naming the field.
 */
export function checkStay(stay: Stay, now: Date, { allowPast = false } = {}): void {
  if (stay.pickup < earliestPickup(stay.dropoff))
    throw new CubbyError('DROPOFF_AFTER_PICKUP', 'Pick-up must be at least one hour after drop-off.', {
      errors: { pickup: ['DROPOFF_AFTER_PICKUP'] },
    });
  if (!allowPast && stay.dropoff < defaultDropoff(now, stay.timezone))
    throw new CubbyError('DROPOFF_IN_PAST', 'Drop-off must not be in the past.', {
      errors: { dropoff: ['DROPOFF_IN_PAST'] },
    });
  if (stay.pickup.getTime() - stay.dropoff.getTime() > MAXIMUM_STAY_DAYS * DAY_MS)
    throw new CubbyError('STAY_TOO_LONG', `A stay lasts at most ${MAXIMUM_STAY_DAYS} days.`, {
      errors: { pickup: ['STAY_TOO_LONG'] },
    });
}
