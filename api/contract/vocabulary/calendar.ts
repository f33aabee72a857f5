/** The allowed years of dates. Beyond them databases, libraries and people read dates differently. */
const YEARS = { first: 1970, last: 2199 } as const;

/** Checks that YYYY-MM-DD is a day of the calendar: 2027-02-30 is not, though JavaScript reads it as 2 March. */
export function isCalendarDate(text: string): boolean {
  return isDay(text) && isOurTime(Date.parse(`${text}T00:00:00Z`));
}

/**
 * Checks that a text is a valid instant: ISO 8601 with a zone, on an existing day. The first valid day begins on the
 * day before in some zones, and the last one ends on the day after.
 */
export function isInstant(text: string): boolean {
  if (!INSTANT.test(text) || !isDay(text.slice(0, 10))) return false;
  const time = Date.parse(text);
  return [time - DAY_MS, time, time + DAY_MS].some(isOurTime);
}

/** Checks that a time in milliseconds is within these years; false for an invalid time. */
export function isOurTime(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}

/** Checks that YYYY-MM-DD is a day of any year. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Checks that a text names a time zone, such as Europe/London. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}
