import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { getISODay } from 'date-fns/getISODay';

/* Months are written YYYY-MM, dates YYYY-MM-DD: on the place's own calendar, whatever the reader's time zone. */

const first = (month: string) => new Date(`${month}-01T12:00:00`);

export function shiftMonth(month: string, by: number): string {
  return format(addMonths(first(month), by), 'yyyy-MM');
}

/** Returns the dates of a month, each with its column: 1 is Monday. */
export function datesOfMonth(month: string): { date: string; column: number }[] {
  return Array.from({ length: getDaysInMonth(first(month)) }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`;
    return { date, column: getISODay(new Date(`${date}T12:00:00`)) };
  });
}

export function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(first(month));
}
