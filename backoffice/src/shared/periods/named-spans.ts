import { addCalendarDays, daysIn, MAXIMUM_SPAN_DAYS, type Span } from '@cubby/api';

export const SPANS = ['today', 'last_7_days', 'last_30_days', 'this_month', 'last_month', 'year', 'own_days'] as const;
export type SpanName = (typeof SPANS)[number];

/** Days up to today, both included. A leap year would be a day too long. */
const DAYS = { today: 1, last_7_days: 7, last_30_days: 30, year: 365 } as const;

/** Returns the dates of a named period, relative to a day of the reader's calendar. */
export function spanNamed(name: Exclude<SpanName, 'own_days'>, today: string): Span {
  if (name !== 'this_month' && name !== 'last_month')
    return { since: addCalendarDays(today, 1 - DAYS[name]), until: today };
  const first = `${today.slice(0, 7)}-01`;
  if (name === 'this_month') return { since: first, until: today };
  const until = addCalendarDays(first, -1);
  return { since: `${until.slice(0, 7)}-01`, until };
}

/** Tells whether figures are available for a period, by the server's own rule. */
export function isSpan(span: Span): boolean {
  if (!span.since || !span.until) return false;
  const days = daysIn(span);
  return days >= 1 && days <= MAXIMUM_SPAN_DAYS;
}
