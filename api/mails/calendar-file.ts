import { createEvent } from 'ics';
import { type CalendarStay, calendarEvent, calendarFileName } from '../contract/rules/calendar-event.ts';
import { BRAND } from '../words/brand.ts';

/** Returns the stay as a calendar file, attached to the email; `method` says what it does to the entry. */
export function calendarFile(stay: CalendarStay, email: string): { name: string; text: string; method: string } {
  const event = calendarEvent(stay, { name: BRAND, email });
  const { error, value } = createEvent(event);
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return { name: calendarFileName(stay.id), text: value, method: event.method };
}
