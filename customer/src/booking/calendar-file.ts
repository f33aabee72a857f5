import { type CalendarStay, calendarEvent, calendarFileName } from '@cubby/api';
import { BRAND } from '@cubby/api/words/brand';
import { createEvent } from 'ics';

/** Returns a stay as a file that every calendar can read; `email` is the address that its changes come from. */
export function calendarFile(stay: CalendarStay, email: string): File {
  const { error, value } = createEvent(calendarEvent(stay, { name: BRAND, email }));
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return new File([value], calendarFileName(stay.id), { type: 'text/calendar' });
}
