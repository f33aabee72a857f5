/** A local date, YYYY-MM-DD, as "Mon 23 Nov". */
export function writeDay(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
