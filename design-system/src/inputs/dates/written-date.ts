/** A date, YYYY-MM-DD, as "Sat 21 Nov". */
export function writeDay(date: string, locale: string): string {
  return writeDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** A date, YYYY-MM-DD, in the words of a language; an empty text stays empty. */
export function writeDate(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return date && new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
