import type { OpeningHours } from '@cubby/api';

/** What a new stretch begins with. */
export const USUAL_DAY = { open: '09:00:00', close: '18:00:00' } as const;

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const USUAL_WEEK: OpeningHours[] = [0, 1, 2, 3, 4, 5].map((day) => ({ day, ...USUAL_DAY }));
/** Midnight to midnight is the whole day. */
export const ROUND_THE_CLOCK: OpeningHours[] = DAYS.map((day) => ({ day, open: '00:00:00', close: '00:00:00' }));

/** 24:00 is how some write the midnight at a day's end. */
export function isAllDay({ open, close }: Pick<OpeningHours, 'open' | 'close'>): boolean {
  return open.startsWith('00:00') && /^(00|24):00/.test(close);
}

/** Monday first, each day from early to late. */
export function sorted(hours: readonly OpeningHours[]): OpeningHours[] {
  return [...hours].sort((a, b) => a.day - b.day);
}

/** The other days as one of them is. */
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

/** Whom a day's hours may be copied to. */
export const DAY_GROUPS = {
  every_day: [0, 1, 2, 3, 4, 5, 6],
  working_days: [0, 1, 2, 3, 4],
  weekend: [5, 6],
} as const;

/** Ends on the day after: a bar that closes at two. */
export function isPastMidnight({ open, close }: Pick<OpeningHours, 'open' | 'close'>): boolean {
  return close <= open && !isAllDay({ open, close }) && !close.startsWith('00:00');
}

/** Short names of the days, Monday first, as a language writes them. */
export function weekdayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return DAYS.map((day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
}
