/** "21 November 2026, 10:00", on the wall clock of `timezone`: with its year, because receipts are kept. */
export function writeDate(instant: string, timezone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: timezone }).format(
    new Date(instant),
  );
}
