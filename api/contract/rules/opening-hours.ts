import type { OpeningException, OpeningHours } from '../vocabulary/opening-hours.ts';
import { addCalendarDays, type LocalMoment, localMoment } from './time.ts';

const DAY = 1440;
const WEEK = 7 * DAY;

/** Half-open, in minutes. */
export type MinuteRange = [from: number, to: number];

/** Dates on which a place is closed, both included (YYYY-MM-DD). */
export interface Closure {
  start_date: string;
  end_date: string;
}

/**
 * Opening hours prepared for queries: `week` in minutes since Monday 0:00 local time, and for every date that differs
 * from the week (and the date after it, into which its hours may run) that date's own minutes. The database stores
 * exactly this, so that this file alone defines what "open" means.
 */
export interface CompiledHours {
  week: MinuteRange[];
  dates: Record<string, MinuteRange[]>;
}

/**
 * Compiles weekly hours, exceptions and closures. An exception of type `open` replaces the hours that begin on its
 * date; `closed` removes its times, also from a night that began the day before, or without times the whole date and the
 * night that begins on it; so does a closure for each of its dates. Hours whose end
 * is not after their start run past midnight; 00:00–00:00 is the whole day.
 */
export function compileOpeningHours(
  hours: readonly OpeningHours[],
  exceptions: readonly OpeningException[] = [],
  closures: readonly Closure[] = [],
): CompiledHours {
  const weekly = (weekday: number) =>
    hours.filter(({ day }) => day === weekday).map(({ open, close }) => span(open, close));
  const week = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    weekly(weekday).flatMap((range) => wrapIntoWeek(shift(range, weekday * DAY))),
  );

  const own = (date: string) => exceptions.filter((exception) => exception.date === date);
  const closed = new Set([
    ...closures.flatMap(({ start_date, end_date }) => datesFrom(start_date, end_date)),
    ...exceptions.filter(isWholeDay).map(({ date }) => date),
  ]);
  const startingOn = (date: string): MinuteRange[] => {
    if (closed.has(date)) return [];
    const opened = own(date).filter(({ type }) => type === 'open');
    return opened.length > 0 ? opened.map(exceptionSpan) : weekly(weekdayOf(date));
  };
  const gapsFrom = (date: string) =>
    own(date)
      .filter((exception) => exception.type === 'closed' && !isWholeDay(exception))
      .map(exceptionSpan);

  const special = new Set([...exceptions.map(({ date }) => date), ...closed]);
  for (const date of [...special]) special.add(addCalendarDays(date, 1));
  const dates: Record<string, MinuteRange[]> = {};
  for (const date of special) {
    const before = addCalendarDays(date, -1);
    const withNight = (rangesFrom: (date: string) => MinuteRange[]) => [
      ...rangesFrom(before).map((range) => shift(range, -DAY)),
      ...rangesFrom(date),
    ];
    const open = closed.has(date) ? [] : clip(withNight(startingOn), 0, DAY);
    dates[date] = merge(withNight(gapsFrom).reduce(cut, open));
  }
  return { week: merge(week), dates };
}

/** A place's hours on a date; `special` if they differ from those of the week. */
export interface DayHours {
  date: string;
  ranges: MinuteRange[];
  special: boolean;
}

/** Returns the hours of seven days from `today` (YYYY-MM-DD). */
export function hoursOfComingWeek(
  { opening_hours, opening_hours_exceptions, closures = [] }: WrittenHours,
  today: string,
): DayHours[] {
  const compiled = compileOpeningHours(opening_hours, opening_hours_exceptions, closures);
  const isSpecial = (date: string) =>
    opening_hours_exceptions.some((exception) => exception.date === date) ||
    closures.some(({ start_date, end_date }) => start_date <= date && date <= end_date);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => {
    const date = addCalendarDays(today, days);
    return { date, ranges: hoursOn(compiled, date), special: isSpecial(date) };
  });
}

/** A place's hours as they are on the wire. */
interface WrittenHours {
  opening_hours: readonly OpeningHours[];
  opening_hours_exceptions: readonly OpeningException[];
  closures?: readonly Closure[];
}

/** Checks that a place is open at a wall-clock moment. */
export function isOpenAt(compiled: CompiledHours, { date, minute, weekday }: LocalMoment): boolean {
  const own = compiled.dates[date];
  return own ? contains(own, minute) : contains(compiled.week, weekday * DAY + minute);
}

/** Checks that both ends of a stay are within opening hours. In the minute of closing, bags can still be picked up. */
export function isOpenForStay(compiled: CompiledHours, dropoff: Date, pickup: Date, timezone: string): boolean {
  return (
    isOpenAt(compiled, localMoment(dropoff, timezone)) &&
    (isOpenAt(compiled, localMoment(pickup, timezone)) ||
      isOpenAt(compiled, localMoment(new Date(pickup.getTime() - 60_000), timezone)))
  );
}

/**
 * Returns the ranges of one date in minutes of that day, for display: hours that run past midnight stay in one piece.
 */
export function hoursOn(compiled: CompiledHours, date: string): MinuteRange[] {
  const own = compiled.dates[date];
  if (own) return own;
  const start = weekdayOf(date) * DAY;
  return clip(compiled.week, start, start + DAY).map((range) => shift(range, -start));
}

export function isRoundTheClock(compiled: CompiledHours): boolean {
  return compiled.week.length === 1 && compiled.week[0]?.[0] === 0 && compiled.week[0][1] === WEEK;
}

/** Returns the weekday of a date; Monday is 0. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function span(open: string, close: string): MinuteRange {
  const from = minuteOf(open);
  const to = minuteOf(close);
  return [from, to > from ? to : to + DAY];
}

function isWholeDay({ type, start_time, end_time }: OpeningException): boolean {
  return type === 'closed' && !start_time && !end_time;
}

function exceptionSpan({ start_time, end_time }: OpeningException): MinuteRange {
  return span(start_time ?? '00:00:00', end_time ?? '00:00:00');
}

/** Reads a time; 23:59 and 23:59:59 mean "until midnight". */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const value = hour * 60 + minute;
  return value === DAY - 1 ? DAY : value;
}

function datesFrom(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addCalendarDays(date, 1)) dates.push(date);
  return dates;
}

function shift([from, to]: MinuteRange, by: number): MinuteRange {
  return [from + by, to + by];
}

function wrapIntoWeek([from, to]: MinuteRange): MinuteRange[] {
  return to <= WEEK
    ? [[from, to]]
    : [
        [from, WEEK],
        [0, to - WEEK],
      ];
}

function clip(ranges: MinuteRange[], low: number, high: number): MinuteRange[] {
  return ranges
    .map(([from, to]): MinuteRange => [Math.max(from, low), Math.min(to, high)])
    .filter(([from, to]) => from < to);
}

function cut(ranges: MinuteRange[], [low, high]: MinuteRange): MinuteRange[] {
  return ranges.flatMap(([from, to]) =>
    (
      [
        [from, Math.min(to, low)],
        [Math.max(from, high), to],
      ] as MinuteRange[]
    ).filter(([a, b]) => a < b),
  );
}

function merge(ranges: MinuteRange[]): MinuteRange[] {
  const merged: MinuteRange[] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

function contains(ranges: MinuteRange[], minute: number): boolean {
  return ranges.some(([from, to]) => from <= minute && minute < to);
}
