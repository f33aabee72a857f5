import {
  type CounterBooking,
  type CounterDay,
  HAND_OVER_WINDOW,
  handOverStayOf,
  LATE_MINUTES,
  localMoment,
  mayHandOver,
  mayStep,
  reportableIncidents,
} from '@cubby/api';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Minutes before the agreed time from which a traveller is listed as arriving now. */
const NOW_MINUTES = 30;
const NEXT_MINUTES = 180;

export const SECTIONS = ['now', 'forgotten', 'next', 'inside', 'later', 'done'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Returns whether a traveller is dropping off or picking up, and at what time. */
export function dueOf({ state, dropoff, pickup }: CounterBooking): { way: 'in' | 'out'; at: string } {
  return state === 'confirmed' ? { way: 'in', at: dropoff } : { way: 'out', at: pickup };
}

/**
 * Returns by how many minutes a traveller is late; 0 if they are not. No one is late for the part of a stay that was over
 * when they booked it.
 */
export function minutesLate(booking: CounterBooking, now: Date): number {
  if (booking.state !== 'confirmed' && booking.state !== 'checked_in') return 0;
  if (isRefused(booking)) return 0;
  const { way, at } = dueOf(booking);
  const booked = way === 'in' && booking.confirmed_at ? Date.parse(booking.confirmed_at) : 0;
  const minutes = Math.floor((now.getTime() - Math.max(Date.parse(at), booked)) / MINUTE_MS);
  return minutes >= LATE_MINUTES ? minutes : 0;
}

/** Tells whether this counter has refused the bags of a booking that found no other place: no one is expected any more. */
export function isRefused({ state, refused_at }: CounterBooking): boolean {
  return state === 'confirmed' && refused_at !== null;
}

/** Tells whether bags are overdue from before today: forgotten, or handed out without being recorded. */
function isForgotten({ state, pickup }: CounterBooking, { date, stashpoint }: CounterDay): boolean {
  return state === 'checked_in' && localMoment(new Date(pickup), stashpoint.timezone).date < date;
}

function sectionOf(booking: CounterBooking, day: CounterDay, now: Date): SectionName {
  if (booking.state !== 'confirmed' && booking.state !== 'checked_in') return 'done';
  if (isRefused(booking)) return 'done';
  if (isForgotten(booking, day)) return 'forgotten';
  const minutes = (Date.parse(dueOf(booking).at) - now.getTime()) / MINUTE_MS;
  if (minutes <= NOW_MINUTES) return 'now';
  if (minutes <= NEXT_MINUTES) return 'next';
  return booking.state === 'checked_in' ? 'inside' : 'later';
}

/** Divides a day into sections by what is due next, each in order of time. */
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
  /** Bags in storage that should be collected by then, including those of late travellers. */
  due: CounterBooking[];
  forgotten: CounterBooking[];
  unpaid: CounterBooking[];
}

/** Returns the start of a walk-in's stay: the hour that has started, or the opening time in it; null while closed. */
export function walkInDropoff({ stashpoint: { open, timezone } }: CounterDay, now: Date): string | null {
  const range = open.find(({ from, until }) => new Date(from) <= now && now < new Date(until));
  if (!range) return null;
  const { date, minute } = localMoment(now, timezone);
  const opened = localMoment(new Date(range.from), timezone);
  const hour = Math.floor(minute / 60) * 60;
  const first = opened.date === date ? Math.max(hour, opened.minute) : hour;
  const [hours, minutes] = [Math.floor(first / 60), first % 60].map((part) => String(part).padStart(2, '0'));
  return `${date}T${hours}:${minutes}`;
}

/** Tells whether a place is open at a time and does not close within the following day. */
export function isOpenAroundTheClock({ from, until }: { from: string; until: string }, now: Date): boolean {
  return new Date(from) <= now && Date.parse(until) - now.getTime() >= DAY_MS;
}

/** Returns the tasks before closing time; null if the place does not close, or is not open again today. */
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

/** Returns the actions possible on a booking at this moment, by the booking lifecycle. */
export function deedsOf(booking: CounterBooking, now: Date) {
  const stay = handOverStayOf(booking);
  const miss = mayHandOver(stay, 'miss', 'host', now);
  return {
    takeIn: mayHandOver(stay, 'check_in', 'host', now),
    /** Bags hours before their time: the stay has to begin earlier first. */
    early: mayStep(stay.state, 'check_in', 'host') && !stay.isRefunded && now < opensAt(stay.dropoff),
    giveBack: mayHandOver(stay, 'check_out', 'host', now),
    miss,
    /** The traveller is late, but not yet for long enough: the time from which a no-show is possible. */
    missFrom: !miss && stay.state === 'confirmed' && now >= stay.dropoff ? (booking.no_show_times?.from ?? null) : null,
    reinstate: mayHandOver(stay, 'reinstate', 'host', now),
    refuse: reportableIncidents(stay, now).includes('refused'),
  };
}

/** Returns the moment from which bags can be checked in for a drop-off. */
export function opensAt(dropoff: Date): Date {
  return new Date(dropoff.getTime() - HAND_OVER_WINDOW.minutesBeforeDropoff * MINUTE_MS);
}

/** Returns the full hours of today and tomorrow to which a pick-up can move, and when the place closes. */
export function laterPickups({ pickup }: CounterBooking, { stashpoint }: CounterDay, now: Date): string[] {
  const after = Math.max(now.getTime(), Date.parse(pickup));
  return stashpoint.open.flatMap(({ from, until }) => {
    const { minute } = localMoment(new Date(from), stashpoint.timezone);
    const first = Date.parse(from) + ((60 - (minute % 60)) % 60) * MINUTE_MS;
    const hours = Math.max(0, Math.ceil((Date.parse(until) - first) / HOUR_MS));
    const times = [...Array.from({ length: hours }, (_, hour) => first + hour * HOUR_MS), Date.parse(until)];
    return times.filter((time) => time > after).map((time) => new Date(time).toISOString());
  });
}

/** Returns the bags of a booking that are in storage. */
export function bagsHere({ bags }: CounterBooking) {
  return bags.filter(({ checked_out_at }) => checked_out_at === null);
}
