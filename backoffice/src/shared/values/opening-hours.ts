import type { OpeningHours } from '@cubby/api';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Tells whether a period is the whole day; 24:00 is another notation for the midnight at its end. */
export function isAllDay({ open, close }: Pick<OpeningHours, 'open' | 'close'>): boolean {
  return open.startsWith('00:00') && /^(00|24):00/.test(close);
}

/** Returns short names of the weekdays in a language, Monday first. */
export function weekdayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return DAYS.map((day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
}

/** Writes weekly hours, with days of the same hours together: "Mon – Fri: 09:00 – 18:00", a line for each. */
export function writeWeek(
  hours: readonly OpeningHours[],
  locale: string,
  words: { closed: string; allDay: string },
): string {
  const names = weekdayNames(locale);
  const hoursOn = (day: number) =>
    hours
      .filter((stretch) => stretch.day === day)
      .map((stretch) =>
        isAllDay(stretch) ? words.allDay : `${stretch.open.slice(0, 5)} – ${stretch.close.slice(0, 5)}`,
      )
      .join(', ') || words.closed;
  const groups: { first: number; last: number; text: string }[] = [];
  for (const day of DAYS) {
    const text = hoursOn(day);
    const group = groups.at(-1);
    if (group?.text === text) group.last = day;
    else groups.push({ first: day, last: day, text });
  }
  return groups
    .map(({ first, last, text }) => `${first === last ? names[first] : `${names[first]} – ${names[last]}`}: ${text}`)
    .join('\n');
}
