import { createEvent } from 'ics';
import { type CalendarStay, calendarEvent, calendarFileName } from '../contract/rules/calendar-event.ts';

/** Returns the stay as a calendar file, attached to the email. */
export function calendarFile(stay: CalendarStay): { name: string; text: string } {
  const { error, value } = createEvent(calendarEvent(stay));
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return { name: calendarFileName(stay.id), text: value };
}
