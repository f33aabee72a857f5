import {
  type Closure,
  compileOpeningHours,
  isRoundTheClock,
  type MinuteRange,
} from '../../../../contract/rules/opening-hours.ts';
import { addCalendarDays } from '../../../../contract/rules/time.ts';
import type { OpeningException, OpeningHours } from '../../../../contract/vocabulary/opening-hours.ts';

/** From this minute of the day on, a place counts as open late. */
const LATE_MINUTE = 22 * 60;

/**
 * Returns the columns of a stashpoint that follow from its opening hours. Code that writes hours, exceptions or
 * closures writes these with them, so that the database can answer "open?" by looking a time up in a range.
 */
export function hoursColumns(
  hours: readonly OpeningHours[],
  exceptions: readonly OpeningException[] = [],
  closures: readonly Closure[] = [],
) {
  const compiled = compileOpeningHours(hours, exceptions, closures);
  const dates = Object.keys(compiled.dates).sort();
  return {
    opening_hours: JSON.stringify(hours),
    opening_hours_exceptions: JSON.stringify(exceptions),
    closures: JSON.stringify(closures),
    open_week: multirange(compiled.week.map(([from, to]) => `[${from},${to})`)),
    special_days: dates.length === 0 ? null : multirange(dates.map((date) => timestampRange(date, [0, 1440]))),
    special_open:
      dates.length === 0
        ? null
        : multirange(dates.flatMap((date) => (compiled.dates[date] ?? []).map((range) => timestampRange(date, range)))),
    open_late: compiled.week.some(([from, to]) => to > Math.floor(from / 1440) * 1440 + LATE_MINUTE),
    open_twentyfour_seven: isRoundTheClock(compiled),
  };
}

function multirange(ranges: string[]): string {
  return `{${ranges.join(',')}}`;
}

function timestampRange(date: string, [from, to]: MinuteRange): string {
  return `["${timestamp(date, from)}","${timestamp(date, to)}")`;
}

function timestamp(date: string, minute: number): string {
  const day = addCalendarDays(date, Math.floor(minute / 1440));
  const rest = minute % 1440;
  return `${day} ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
}
