import { type CalendarStay, calendarEvent, calendarFileName } from '@cubby/api';
import { createEvent } from 'ics';

/** Returns a stay as a file that every calendar can read. */
export function calendarFile(stay: CalendarStay): File {
  const { error, value } = createEvent(calendarEvent(stay));
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return new File([value], calendarFileName(stay.id), { type: 'text/calendar' });
}
