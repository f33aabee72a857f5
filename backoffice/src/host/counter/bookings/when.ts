import { type CounterBooking, type CounterDay, mayHandOver, reportableIncidents } from '@cubby/api';

const MINUTE_MS = 60_000;
/** From when on somebody who is expected is at the door. */
const NOW_MINUTES = 30;
const NEXT_MINUTES = 180;
/** So long after the time somebody is late, and not just walking slowly. */
const LATE_MINUTES = 10;

export const SECTIONS = ['now', 'next', 'inside', 'later', 'done'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Whether somebody brings bags or fetches them, and when. */
export function dueOf({ state, dropoff, pickup }: CounterBooking): { way: 'in' | 'out'; at: string } {
  return state === 'confirmed' ? { way: 'in', at: dropoff } : { way: 'out', at: pickup };
}

/** By how many minutes somebody is late; 0 for who is not. */
export function minutesLate(booking: CounterBooking, now: Date): number {
  if (booking.state !== 'confirmed' && booking.state !== 'checked_in') return 0;
  const minutes = Math.floor((now.getTime() - Date.parse(dueOf(booking).at)) / MINUTE_MS);
  return minutes >= LATE_MINUTES ? minutes : 0;
}

export function sectionOf(booking: CounterBooking, now: Date): SectionName {
  if (booking.state !== 'confirmed' && booking.state !== 'checked_in') return 'done';
  const minutes = (Date.parse(dueOf(booking).at) - now.getTime()) / MINUTE_MS;
  if (minutes <= NOW_MINUTES) return 'now';
  if (minutes <= NEXT_MINUTES) return 'next';
  return booking.state === 'checked_in' ? 'inside' : 'later';
}

/** A day by what is at hand; in each section by the time it is due. */
export function inSections(bookings: readonly CounterBooking[], now: Date): Record<SectionName, CounterBooking[]> {
  const sections: Record<SectionName, CounterBooking[]> = { now: [], next: [], inside: [], later: [], done: [] };
  const sorted = [...bookings].sort((one, other) => dueOf(one).at.localeCompare(dueOf(other).at));
  for (const booking of sorted) sections[sectionOf(booking, now)].push(booking);
  return sections;
}

export interface Closing {
  at: string;
  /** Bags that are inside and should be gone by then, those of people who are late among them. */
  due: CounterBooking[];
  /** Whose time was over before today’s opening: forgotten, most likely. */
  forgotten: CounterBooking[];
  unpaid: CounterBooking[];
}

/** What has to happen before the place closes; null where it is not open any more today. */
export function beforeClosing(day: CounterDay, now: Date): Closing | null {
  const open = day.stashpoint.open.find(({ until }) => new Date(until) > now);
  if (!open) return null;
  const inside = day.bookings.filter(({ state }) => state === 'checked_in');
  const forgotten = inside.filter(({ pickup }) => pickup < open.from);
  return {
    at: open.until,
    due: inside.filter((booking) => booking.pickup <= open.until && !forgotten.includes(booking)),
    forgotten,
    unpaid: day.bookings.filter(({ pending_change }) => pending_change !== null),
  };
}

/** What can be done with a booking at this moment, as the lifecycle has it. */
export function deedsOf(booking: CounterBooking, now: Date) {
  const stay = {
    state: booking.state,
    dropoff: new Date(booking.dropoff),
    pickup: new Date(booking.pickup),
    isRefunded: booking.payment_status === 'refunded',
  };
  return {
    takeIn: mayHandOver(stay, 'check_in', 'host', now),
    giveBack: mayHandOver(stay, 'check_out', 'host', now),
    miss: mayHandOver(stay, 'miss', 'host', now),
    refuse: reportableIncidents(stay, now).includes('refused'),
  };
}

/** Bags of a booking that are in the room. */
export function bagsHere({ bags }: CounterBooking) {
  return bags.filter(({ checked_out_at }) => checked_out_at === null);
}
