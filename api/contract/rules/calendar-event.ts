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
 * Returns a stay as a calendar event in the form of the library `ics`; site and emails write the same file. A changed
 * booking replaces its own earlier entry.
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
