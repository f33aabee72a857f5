import { createEvents, type EventAttributes } from 'ics';
import type { Closure } from '../contract/rules/opening-hours.ts';
import type { Language } from '../contract/vocabulary/languages.ts';
import { colonIn } from './mail-text.ts';
import { wordsIn } from './words.ts';

interface CalendarStashpoint {
  id: string;
  name: string;
  address: string;
  updated: Date;
  closures: readonly Closure[];
}

interface Stay {
  id: string;
  first_name: string;
  bag_count: number;
  dropoff: Date;
  pickup: Date;
  state: string;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
  calendar_sequence: number;
}

type CalendarState = 'confirmed' | 'checked_in' | 'checked_out' | 'no_show' | 'cancelled';

interface Reader {
  language: Language;
  /** Address of bookings in the console; the booking number is appended. */
  bookings: string;
}

/**
 * Writes a place's stays and closures as a calendar. The same stays give the same text, so that an unchanged calendar
 * is recognised as such.
 */
export function writeStashpointCalendar(
  stashpoint: CalendarStashpoint,
  stays: readonly Stay[],
  reader: Reader,
): string {
  const calName = wordsIn(reader.language)('calendar.name', { stashpoint: stashpoint.name });
  const events = [
    ...stays.map((stay) => stayEvent(stashpoint, stay, reader)),
    ...stashpoint.closures.map((closure) => closedEvent(stashpoint, closure, reader)),
  ];
  const head = { productId: 'cubby', calName, method: 'PUBLISH' };
  const { error, value } = createEvents(events, head);
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return value;
}

function stayEvent(
  stashpoint: CalendarStashpoint,
  stay: Stay,
  { language, bookings }: Reader,
): EventAttributes & Stamped {
  const t = wordsIn(language);
  const said = ([label, value]: [string, string]) => label + colonIn(language) + value;
  const changed = stay.cancelled_at ?? stay.confirmed_at ?? stay.dropoff;
  return {
    uid: `${stay.id}@cubby`,
    title: `${stay.first_name} · ${said([t('calendar.bags'), String(stay.bag_count)])}`,
    description: [
      said([t('calendar.booking'), stay.id]),
      said([t('calendar.bags'), String(stay.bag_count)]),
      said([t('calendar.status'), t(`calendar.state.${stay.state as CalendarState}`)]),
    ].join('\n'),
    location: `${stashpoint.name}, ${stashpoint.address}`,
    url: `${bookings}/${stay.id}`,
    start: stay.dropoff.getTime(),
    end: stay.pickup.getTime(),
    startInputType: 'utc',
    endInputType: 'utc',
    sequence: stay.calendar_sequence,
    status: stay.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    transp: 'TRANSPARENT',
    timestamp: changed.getTime(),
    lastModified: changed.getTime(),
  };
}

function closedEvent(
  stashpoint: CalendarStashpoint,
  { start_date, end_date }: Closure,
  { language }: Reader,
): EventAttributes & Stamped {
  const closed = wordsIn(language)('calendar.closed');
  return {
    uid: `${stashpoint.id}-${start_date}@cubby`,
    title: closed,
    location: `${stashpoint.name}, ${stashpoint.address}`,
    start: dayOf(start_date),
    end: dayOf(end_date, 1),
    timestamp: stashpoint.updated.getTime(),
  };
}

/** Without a fixed stamp the library would write the current time, and every answer would differ. */
interface Stamped {
  timestamp: number;
}

/** Returns a whole day; the end of an event is the day after its last. */
function dayOf(date: string, more = 0): [number, number, number] {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + more);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
