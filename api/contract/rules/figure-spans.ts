import { addCalendarDays, calendarDaysBetween } from './time.ts';

/** A range of days, both included, YYYY-MM-DD. */
export interface Span {
  since: string;
  until: string;
}

/** A year: a query never covers the whole past. */
export const MAXIMUM_SPAN_DAYS = 366;
/** Maximum number of days shown as one bar each. */
const MAXIMUM_DAY_BARS = 62;

/** Returns the same number of days just before a span, for comparison. */
export function spanBefore({ since, until }: Span): Span {
  return { since: addCalendarDays(since, -daysIn({ since, until })), until: addCalendarDays(since, -1) };
}

export function daysIn({ since, until }: Span): number {
  return calendarDaysBetween(since, until) + 1;
}

export function stepOf(span: Span): 'day' | 'month' {
  return daysIn(span) > MAXIMUM_DAY_BARS ? 'month' : 'day';
}

/** Returns the first day of each bar of a span, so that empty ones are included. */
export function stepsIn(span: Span): string[] {
  const days = Array.from({ length: daysIn(span) }, (_, index) => addCalendarDays(span.since, index));
  return stepOf(span) === 'day' ? days : [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
}
