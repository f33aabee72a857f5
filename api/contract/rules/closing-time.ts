import { type CompiledHours, hoursOn, isRoundTheClock } from './opening-hours.ts';
import { addCalendarDays, instantOf, localMoment } from './time.ts';

const DAY = 1440;

/**
 * Returns the last closing time of a place today, by its own clock; null if it has passed, or the place never closes.
 */
export function closesAt(hours: CompiledHours, now: Date, timezone: string): Date | null {
  if (isRoundTheClock(hours)) return null;
  const { date } = localMoment(now, timezone);
  const last = Math.max(...hoursOn(hours, date).map(([, until]) => until));
  if (!Number.isFinite(last)) return null;
  const closes = atMinute(date, last, timezone);
  return closes > now ? closes : null;
}

/**
 * Returns the next closing time of a place that is open now, also after midnight; null if it is closed, or open for
 * days. A break at noon counts as closing.
 */
export function closesNext(hours: CompiledHours, now: Date, timezone: string): Date | null {
  const { date, minute } = localMoment(now, timezone);
  let until = hoursOn(hours, date).find(([from, to]) => from <= minute && minute < to)?.[1];
  for (let days = 0; until !== undefined && days < DAYS_OPEN; days++) {
    if (until < DAY) return atMinute(addCalendarDays(date, days), until, timezone);
    // It is open until midnight, and may stay open the next day.
    until = hoursOn(hours, addCalendarDays(date, days + 1)).find(([from]) => from === 0)?.[1] ?? 0;
    if (until === 0) return atMinute(addCalendarDays(date, days + 1), 0, timezone);
  }
  return null;
}

/** Days after which a place that is still open counts as always open. */
const DAYS_OPEN = 3;

/** Returns a minute of a local date; minutes beyond its end belong to the next date. */
export function atMinute(date: string, minute: number, timezone: string): Date {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = addCalendarDays(date, Math.floor(minute / DAY));
  return instantOf(day, `${two(Math.floor((minute % DAY) / 60))}:${two(minute % 60)}`, timezone);
}
