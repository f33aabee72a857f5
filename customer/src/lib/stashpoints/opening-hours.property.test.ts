import { addCalendarDays, compileOpeningHours, isOpenAt, type OpeningException, weekdayOf } from '@cubby/api';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stashpointDetail } from '../../../testing/site-records.ts';
import { localBusiness } from '../seo/structured-data.ts';

const TODAY = '2026-12-20';
const DAYS = Array.from({ length: 14 }, (_, days) => addCalendarDays(TODAY, days));
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const time = fc.integer({ min: 0, max: 47 }).map((half) => `${clock(half * 30)}:00`);
const date = fc.integer({ min: 2, max: 10 }).map((days) => addCalendarDays(TODAY, days));
const exception = (type: 'open' | 'closed') =>
  fc.record<OpeningException>({ date, type: fc.constant(type), start_time: time, end_time: time });
const closedAllDay = fc.record<OpeningException>({
  date,
  type: fc.constant('closed'),
  start_time: fc.constant(null),
  end_time: fc.constant(null),
});
const written = fc.record({
  opening_hours: fc.array(fc.record({ day: fc.integer({ min: 0, max: 6 }), open: time, close: time }), {
    maxLength: 9,
  }),
  opening_hours_exceptions: fc.array(fc.oneof(exception('open'), exception('closed'), closedAllDay), { maxLength: 5 }),
  closures: fc.array(
    fc
      .tuple(date, fc.integer({ min: 0, max: 3 }))
      .map(([start_date, days]) => ({ start_date, end_date: addCalendarDays(start_date, days) })),
    { maxLength: 2 },
  ),
});
type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never;

it('is open when its hours say so, and search engines are told the same', () => {
  fc.assert(
    fc.property(written, (place) => {
      const compiled = compileOpeningHours(place.opening_hours, place.opening_hours_exceptions, place.closures);
      const told = readHours(localBusiness(stashpointDetail(place), '', '', TODAY) as Told);
      for (const day of DAYS)
        for (let minute = 0; minute < 1440; minute += 30) {
          const moment = { date: day, minute, weekday: weekdayOf(day) };
          const expected = isOpen(place, day, minute);
          expect([day, clock(minute), isOpenAt(compiled, moment)]).toEqual([day, clock(minute), expected]);
          expect([day, clock(minute), told(day, minute)]).toEqual([day, clock(minute), expected]);
        }
    }),
    { numRuns: 60 },
  );
});

/** Tells by a place's hours, as they are written, whether it is open in a minute. */
function isOpen({ opening_hours, opening_hours_exceptions, closures }: Written, day: string, minute: number): boolean {
  const before = addCalendarDays(day, -1);
  const isIn = (from: string | null, to: string | null, at: number) => {
    const [start, end] = [minuteOf(from), minuteOf(to)];
    return start <= at && at < (end > start ? end : end + 1440);
  };
  const on = (of: string, type: string) =>
    opening_hours_exceptions.filter((each) => each.date === of && each.type === type);
  const isClosed = (of: string) =>
    closures.some(({ start_date, end_date }) => start_date <= of && of <= end_date) ||
    on(of, 'closed').some(({ start_time }) => start_time === null);
  const begins = (of: string, at: number) => {
    if (isClosed(of)) return false;
    const opened = on(of, 'open');
    return opened.length > 0
      ? opened.some(({ start_time, end_time }) => isIn(start_time, end_time, at))
      : opening_hours.some(({ day: weekday, open, close }) => weekday === weekdayOf(of) && isIn(open, close, at));
  };
  const isGap = (of: string, at: number) =>
    on(of, 'closed').some(({ start_time, end_time }) => start_time !== null && isIn(start_time, end_time, at));
  if (isClosed(day) || isGap(day, minute) || isGap(before, minute + 1440)) return false;
  return begins(day, minute) || begins(before, minute + 1440);
}

interface Told {
  openingHoursSpecification: { dayOfWeek: string; opens: string; closes: string }[];
  specialOpeningHoursSpecification: { validFrom: string; validThrough: string; opens: string; closes: string }[];
}

/** Reads hours as a search engine does: those of a date replace those of its weekday. */
function readHours({ openingHoursSpecification: usual, specialOpeningHoursSpecification: special }: Told) {
  return (day: string, minute: number): boolean => {
    const own = special.filter(({ validFrom, validThrough }) => validFrom <= day && day <= validThrough);
    const hours = own.length > 0 ? own : usual.filter(({ dayOfWeek }) => dayOfWeek === WEEKDAYS[weekdayOf(day)]);
    return hours.some(({ opens, closes }) => {
      const isDayLong = opens === '00:00' && closes === '23:59';
      const end = isDayLong || (closes === '00:00' && opens !== '00:00') ? 1440 : minuteOf(closes);
      return minuteOf(opens) <= minute && minute < end;
    });
  };
}

function minuteOf(text: string | null): number {
  const [hour = 0, minute = 0] = (text ?? '').split(':').map(Number);
  return hour * 60 + minute;
}

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
