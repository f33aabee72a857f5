import { type CounterBooking, type CounterDay, localMoment, mayHandOver, reportableIncidents } from '@cubby/api';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** From when on somebody who is expected is at the door. */
const NOW_MINUTES = 30;
const NEXT_MINUTES = 180;
/** So long after the time somebody is late, and not just walking slowly. */
const LATE_MINUTES = 10;

export const SECTIONS = ['now', 'forgotten', 'next', 'inside', 'later', 'done'] as const;
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

/** Bags that should have been collected before today: forgotten, or given back without a note. */
function isForgotten({ state, pickup }: CounterBooking, { date, stashpoint }: CounterDay): boolean {
  return state === 'checked_in' && localMoment(new Date(pickup), stashpoint.timezone).date < date;
}

function sectionOf(booking: CounterBooking, day: CounterDay, now: Date): SectionName {
  if (booking.state !== 'confirmed' && booking.state !== 'checked_in') return 'done';
  if (isForgotten(booking, day)) return 'forgotten';
  const minutes = (Date.parse(dueOf(booking).at) - now.getTime()) / MINUTE_MS;
  if (minutes <= NOW_MINUTES) return 'now';
  if (minutes <= NEXT_MINUTES) return 'next';
  return booking.state === 'checked_in' ? 'inside' : 'later';
}

/** A day by what is at hand; in each section by the time it is due. */
export function inSections(day: CounterDay, now: Date): Record<SectionName, CounterBooking[]> {
  const sections: Record<SectionName, CounterBooking[]> = {
    now: [],
    forgotten: [],
    next: [],
    inside: [],
    later: [],
    done: [],
  };
  const sorted = [...day.bookings].sort((one, other) => dueOf(one).at.localeCompare(dueOf(other).at));
  for (const booking of sorted) sections[sectionOf(booking, day, now)].push(booking);
  return sections;
}

export interface Closing {
  at: string;
  /** Bags that are inside and should be gone by then, those of people who are late among them. */
  due: CounterBooking[];
  forgotten: CounterBooking[];
  unpaid: CounterBooking[];
}

/** Whether a place is open at a time and does not close within a day of it. */
export function isOpenAroundTheClock({ from, until }: { from: string; until: string }, now: Date): boolean {
  return new Date(from) <= now && Date.parse(until) - now.getTime() >= DAY_MS;
}

/** What has to happen before the place closes; null where it does not close, or is not open any more today. */
export function beforeClosing(day: CounterDay, now: Date): Closing | null {
  const open = day.stashpoint.open.find(({ until }) => new Date(until) > now);
  const isToday = open && localMoment(new Date(open.from), day.stashpoint.timezone).date <= day.date;
  if (!isToday || isOpenAroundTheClock(open, now)) return null;
  const inside = day.bookings.filter(({ state }) => state === 'checked_in');
  const forgotten = inside.filter((booking) => isForgotten(booking, day));
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
