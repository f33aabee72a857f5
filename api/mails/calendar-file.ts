import { createEvent } from 'ics';
import { type CalendarStay, calendarEvent, calendarFileName } from '../contract/rules/calendar-event.ts';

/** The stay as a file that calendars read, which goes with the mail. */
export function calendarFile(stay: CalendarStay): { name: string; text: string } {
  const { error, value } = createEvent(calendarEvent(stay));
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return { name: calendarFileName(stay.id), text: value };
}
