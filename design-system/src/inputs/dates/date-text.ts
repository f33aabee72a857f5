import { writeDate } from './written-date.ts';

/** The default range of a date field: years such as 0001 or 9999 are typing errors. */
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2099-12-31';

/** Reads YYYY-MM-DD as midnight on the device's clock; an empty text is no date. */
export function toDate(text: string): Date | null {
  if (text === '') return null;
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** Writes a date as YYYY-MM-DD, or as an empty text if there is none. */
export function toText(date: Date | null): string {
  if (!date || Number.isNaN(date.getTime())) return '';
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Writes YYYY-MM-DD in a language as it is typed: "21/11/2026". */
export function writeNumbers(date: string, locale: string): string {
  return writeDate(date, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
}
