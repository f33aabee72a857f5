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

/** Every day as Monday is. */
export function withMondayEverywhere(hours: readonly OpeningHours[]): OpeningHours[] {
  const monday = hours.filter(({ day }) => day === 0);
  return DAYS.flatMap((day) => monday.map((stretch) => ({ ...stretch, day })));
}

/** Short names of the days, Monday first, as a language writes them. */
export function weekdayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return DAYS.map((day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
}
