export interface CalendarStay {
  id: string;
  title: string;
  location: string;
  /** ISO instants. */
  dropoff: string;
  pickup: string;
  url: string;
  /** The words before the title when a reminder rings. Emails of the last release lack this and what follows. */
  labels?: { dropoff: string; pickup: string };
  /** The number of changes so far: calendars keep the version with the highest. */
  sequence?: number;
  /** True takes the entry out of the calendar. */
  isCancelled?: boolean;
}

interface Organiser {
  name: string;
  email: string;
}

/** The longest time between a reminder and what it is about, ms. */
const REMINDER = 60 * 60 * 1000;

/**
 * Returns a stay as a calendar event in the form of the library `ics`; site and emails write the same file. A stay keeps
 * its entry through all changes. It does not make its days busy: only drop-off and pick-up ring.
 *
 * @param organiser the one that the entry and its changes come from (RFC 5546 requires it)
 */
export function calendarEvent(stay: CalendarStay, organiser: Organiser) {
  const { id, title, location, url, labels, sequence = 0, isCancelled = false } = stay;
  const [start, end] = [Date.parse(stay.dropoff), Date.parse(stay.pickup)];
  const before = Math.min(REMINDER, (end - start) / 2);
  // At an instant: few programs count a reminder from the end of an event.
  const reminder = (label: string | undefined, trigger: number) => ({
    action: 'display' as const,
    // The library escapes titles, but not this.
    description: [label, title]
      .filter(Boolean)
      .join(' · ')
      .replace(/[\\;,]/g, '\\$&'),
    trigger,
  });
  return {
    uid: `${id}@cubby`,
    productId: 'cubby',
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    sequence,
    status: isCancelled ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    organizer: organiser,
    title,
    location,
    url,
    start,
    end,
    startInputType: 'utc' as const,
    endInputType: 'utc' as const,
    transp: 'TRANSPARENT' as const,
    busyStatus: 'FREE' as const,
    alarms: isCancelled ? [] : [reminder(labels?.dropoff, start - REMINDER), reminder(labels?.pickup, end - before)],
  };
}

export function calendarFileName(bookingId: string): string {
  return `cubby-${bookingId}.ics`;
}
