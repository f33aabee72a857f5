import { type CompiledHours, hoursOn, isRoundTheClock } from './opening-hours.ts';
import { addCalendarDays, instantOf, localMoment } from './time.ts';

const DAY = 1440;

/** When a place closes for the last time today, by its own clock; null where that is over, or it never closes. */
export function closesAt(hours: CompiledHours, now: Date, timezone: string): Date | null {
  if (isRoundTheClock(hours)) return null;
  const { date } = localMoment(now, timezone);
  const last = Math.max(...hoursOn(hours, date).map(([, until]) => until));
  if (!Number.isFinite(last)) return null;
  const closes = atMinute(date, last, timezone);
  return closes > now ? closes : null;
}

/**
 * When a place that is open now closes, also where that is after midnight; null where it is closed, or open for days. A
 * break at noon is a closing too.
 */
export function closesNext(hours: CompiledHours, now: Date, timezone: string): Date | null {
  const { date, minute } = localMoment(now, timezone);
  let until = hoursOn(hours, date).find(([from, to]) => from <= minute && minute < to)?.[1];
  for (let days = 0; until !== undefined && days < DAYS_OPEN; days++) {
    if (until < DAY) return atMinute(addCalendarDays(date, days), until, timezone);
    // It is open until midnight: perhaps it goes on from there.
    until = hoursOn(hours, addCalendarDays(date, days + 1)).find(([from]) => from === 0)?.[1] ?? 0;
    if (until === 0) return atMinute(addCalendarDays(date, days + 1), 0, timezone);
  }
  return null;
}

/** What is open longer than this without a break is not waited for. */
const DAYS_OPEN = 3;

/** A minute of a local date; those beyond its end are of the next one. */
export function atMinute(date: string, minute: number, timezone: string): Date {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = addCalendarDays(date, Math.floor(minute / DAY));
  return instantOf(day, `${two(Math.floor((minute % DAY) / 60))}:${two(minute % 60)}`, timezone);
}
