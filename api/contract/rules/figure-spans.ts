import { addCalendarDays, calendarDaysBetween } from './time.ts';

/** Days, both included, YYYY-MM-DD. */
export interface Span {
  since: string;
  until: string;
}

/** A year, and what is asked for is never the whole past. */
export const MAXIMUM_SPAN_DAYS = 366;
/** Days of which each still has a bar of its own. */
const MAXIMUM_DAY_BARS = 62;

/** As many days just before it, which it is compared with. */
export function spanBefore({ since, until }: Span): Span {
  return { since: addCalendarDays(since, -daysIn({ since, until })), until: addCalendarDays(since, -1) };
}

export function daysIn({ since, until }: Span): number {
  return calendarDaysBetween(since, until) + 1;
}

export function stepOf(span: Span): 'day' | 'month' {
  return daysIn(span) > MAXIMUM_DAY_BARS ? 'month' : 'day';
}

/** The first days of all bars of a span, so that one without anything is there too. */
export function stepsIn(span: Span): string[] {
  const days = Array.from({ length: daysIn(span) }, (_, index) => addCalendarDays(span.since, index));
  return stepOf(span) === 'day' ? days : [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
}
