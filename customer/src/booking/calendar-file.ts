import { createEvent } from 'ics';

interface CalendarStay {
  id: string;
  title: string;
  location: string;
  /** ISO instants. */
  dropoff: string;
  pickup: string;
  url: string;
}

/** A stay as a file that every calendar reads. The same booking replaces its own entry when it has changed. */
export function calendarFile({ id, title, location, dropoff, pickup, url }: CalendarStay): File {
  const { error, value } = createEvent({
    uid: `${id}@cubby`,
    productId: 'cubby',
    title,
    location,
    url,
    start: Date.parse(dropoff),
    end: Date.parse(pickup),
    startInputType: 'utc',
    endInputType: 'utc',
    alarms: [{ action: 'display', description: title, trigger: { minutes: 60, before: true } }],
  });
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return new File([value], `cubby-${id}.ics`, { type: 'text/calendar' });
}
