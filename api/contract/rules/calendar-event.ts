export interface CalendarStay {
  id: string;
  title: string;
  location: string;
  /** ISO instants. */
  dropoff: string;
  pickup: string;
  url: string;
}

/**
 * A stay as an event of a calendar, as the library `ics` takes it: site and mails write the same file. The same booking
 * replaces its own entry when it has changed.
 */
export function calendarEvent({ id, title, location, dropoff, pickup, url }: CalendarStay) {
  return {
    uid: `${id}@cubby`,
    productId: 'cubby',
    title,
    location,
    url,
    start: Date.parse(dropoff),
    end: Date.parse(pickup),
    startInputType: 'utc' as const,
    endInputType: 'utc' as const,
    alarms: [{ action: 'display' as const, description: title, trigger: { minutes: 60, before: true } }],
  };
}

export function calendarFileName(bookingId: string): string {
  return `cubby-${bookingId}.ics`;
}
