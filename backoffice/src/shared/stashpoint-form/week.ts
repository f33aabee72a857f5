import type { OpeningHours } from '@cubby/api';
import { isAllDay } from '../values/opening-hours.ts';

/** The default period of a new day. */
export const USUAL_DAY = { open: '09:00:00', close: '18:00:00' } as const;

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const USUAL_WEEK: OpeningHours[] = [0, 1, 2, 3, 4, 5].map((day) => ({ day, ...USUAL_DAY }));
/** Midnight to midnight is the whole day. */
export const ROUND_THE_CLOCK: OpeningHours[] = DAYS.map((day) => ({ day, open: '00:00:00', close: '00:00:00' }));

/** Sorts periods: Monday first, each day from early to late. */
export function sorted(hours: readonly OpeningHours[]): OpeningHours[] {
  return [...hours].sort((a, b) => a.day - b.day);
}

/** Copies one day's hours to the others. */
export function withDayOn(hours: readonly OpeningHours[], day: number, others: readonly number[]): OpeningHours[] {
  const pattern = hours.filter((stretch) => stretch.day === day);
  const kept = hours.filter((stretch) => stretch.day === day || !others.includes(stretch.day));
  return [
    ...kept,
    ...others
      .filter((other) => other !== day)
      .flatMap((other) => pattern.map((stretch) => ({ ...stretch, day: other }))),
  ];
}

/** Groups of days that hours can be copied to. */
export const DAY_GROUPS = {
  every_day: [0, 1, 2, 3, 4, 5, 6],
  working_days: [0, 1, 2, 3, 4],
  weekend: [5, 6],
} as const;

/** Tells whether a period ends on the following day: a bar that closes at 02:00. */
export function isPastMidnight({ open, close }: Pick<OpeningHours, 'open' | 'close'>): boolean {
  return close <= open && !isAllDay({ open, close }) && !close.startsWith('00:00');
}
