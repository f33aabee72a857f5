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

/** A minute of a local date; those beyond its end are of the next one. */
export function atMinute(date: string, minute: number, timezone: string): Date {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = addCalendarDays(date, Math.floor(minute / DAY));
  return instantOf(day, `${two(Math.floor((minute % DAY) / 60))}:${two(minute % 60)}`, timezone);
}
