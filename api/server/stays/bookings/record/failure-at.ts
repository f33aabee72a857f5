import { failureOf } from '../../../../contract/rules/incidents.ts';
import type { BookingWithStashpoint } from './store.ts';

/** Tells whether the place a booking is at failed its traveller, and by which report. */
export function failureAt(
  { reports, stashpoint_id }: Pick<BookingWithStashpoint, 'reports' | 'stashpoint_id'>,
  now: Date,
) {
  const read = (instant: string | null) => (instant === null ? null : new Date(instant));
  const known = (reports ?? []).map(({ resolved_at, answer_by, ...report }) => ({
    ...report,
    resolved_at: read(resolved_at),
    answer_by: read(answer_by),
  }));
  return failureOf(known, stashpoint_id, now);
}
