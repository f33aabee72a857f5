import { addCalendarDays, daysIn, MAXIMUM_SPAN_DAYS, type Span } from '@cubby/api';

export const SPANS = ['this_month', 'last_month', 'year', 'own_days'] as const;
export type SpanName = (typeof SPANS)[number];

/** The days a name stands for, seen from a day of the reader’s own calendar. */
export function spanNamed(name: Exclude<SpanName, 'own_days'>, today: string): Span {
  const first = `${today.slice(0, 7)}-01`;
  if (name === 'this_month') return { since: first, until: today };
  const until = addCalendarDays(first, -1);
  if (name === 'last_month') return { since: `${until.slice(0, 7)}-01`, until };
  // A leap year would be a day too long.
  return { since: addCalendarDays(today, -364), until: today };
}

/** Whether figures can be had of a span: as the server decides it too. */
export function isSpan(span: Span): boolean {
  if (!span.since || !span.until) return false;
  const days = daysIn(span);
  return days >= 1 && days <= MAXIMUM_SPAN_DAYS;
}
