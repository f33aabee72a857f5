import { OPENING_WINDOW } from '../vocabulary/stay-limits.ts';
import { type CompiledHours, hoursOn, isOpenAt, type MinuteRange, weekdayOf } from './opening-hours.ts';
import { addCalendarDays, type LocalMoment } from './time.ts';

const DAY = 1440;
const HOUR = 60;

/** The end of a stay being chosen: in the minute of closing, bags can be picked up but not dropped off. */
export type StayEnd = 'dropoff' | 'pickup';

const WINDOW = Array.from({ length: OPENING_WINDOW.lastHour - OPENING_WINDOW.firstHour + 1 }, (_, index) =>
  writeTime((OPENING_WINDOW.firstHour + index) * HOUR),
);

/** Returns the times that pickers offer while no place is chosen: full hours from 7 to 21 (specification §5). */
export function usualTimes(): readonly string[] {
  return WINDOW;
}

/**
 * Returns the times of a date, HH:MM on the place's clock, at which bags can be dropped off or picked up: every full
 * hour it is open, and the minutes at which it opens and closes.
 */
export function timesOn(hours: CompiledHours, date: string, end: StayEnd): string[] {
  const edges = hoursOn(hours, date).flat();
  const full = Array.from({ length: DAY / HOUR }, (_, hour) => hour * HOUR);
  return [...new Set([...full, ...edges])]
    .filter((minute) => minute < DAY && serves(hours, at(date, minute), end))
    .sort((a, b) => a - b)
    .map(writeTime);
}

/**
 * Returns the first date from this one on that the place is open, with its hours; null if there is none within two
 * weeks.
 */
export function nextOpenDay(hours: CompiledHours, from: string): { date: string; ranges: MinuteRange[] } | null {
  for (let days = 0; days < 14; days += 1) {
    const date = addCalendarDays(from, days);
    const ranges = hoursOn(hours, date);
    if (ranges.length > 0) return { date, ranges };
  }
  return null;
}

/** Minutes before closing from which a delayed train would leave the bags locked in overnight. */
export const CLOSE_TO_CLOSING_MINUTES = 30;

/** Returns the minutes from this moment until the place closes, if they are few; otherwise null. */
export function minutesToClosing(hours: CompiledHours, date: string, time: string): number | null {
  const minute = readTime(time);
  for (let left = 0; left < CLOSE_TO_CLOSING_MINUTES; left += 1)
    if (!isOpenAt(hours, at(date, minute + left))) return left;
  return null;
}

function serves(hours: CompiledHours, moment: LocalMoment, end: StayEnd): boolean {
  return isOpenAt(hours, moment) || (end === 'pickup' && isOpenAt(hours, at(moment.date, moment.minute - 1)));
}

/** Returns a minute of a date, which may be on the day before or after. */
function at(date: string, minute: number): LocalMoment {
  const day = addCalendarDays(date, Math.floor(minute / DAY));
  return { date: day, minute: ((minute % DAY) + DAY) % DAY, weekday: weekdayOf(day) };
}

function writeTime(minute: number): string {
  return `${String(Math.floor(minute / HOUR)).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`;
}

function readTime(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * HOUR + minute;
}
