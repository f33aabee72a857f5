/** Formats "21 November 2026, 10:00", in the time zone `timezone`: with its year, because receipts are kept. */
export function writeDate(instant: string, timezone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: timezone }).format(
    new Date(instant),
  );
}
