/** Returns the first day of a month given as YYYY-MM. */
export function firstDayOf(period: string): string {
  return `${period}-01`;
}

/** Returns the last day of a month given as YYYY-MM. */
export function lastDayOf(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
