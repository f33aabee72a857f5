import { addCalendarDays } from './time.ts';

/* Months of the calendar, YYYY-MM, and their days, YYYY-MM-DD. */

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

export function lastDayOf(month: string): string {
  return addCalendarDays(firstDayOf(monthAfter(month)), -1);
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}
