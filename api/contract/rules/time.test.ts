import { addMinutes } from 'date-fns/addMinutes';
import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkStayTimes,
  countDays,
  defaultDropoff,
  defaultPickup,
  instantOf,
  localMoment,
  moveIntoOpeningWindow,
} from './time.ts';

const LONDON = 'Europe/London';
const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';
const SEOUL = 'Asia/Seoul';
const KOLKATA = 'Asia/Kolkata';
const LORD_HOWE = 'Australia/Lord_Howe';

/** A stay by the wall clock: `2026-03-28 10:00`. */
function stay(timezone: string, from: string, to: string) {
  const at = (text: string) => instantOf(text.slice(0, 10), text.slice(11), timezone);
  return { dropoff: at(from), pickup: at(to), timezone };
}

describe('days charged', () => {
  it.each([
    ['some hours of one day', LONDON, '2026-11-24 10:00', '2026-11-24 18:00', 1],
    ['a minute before midnight', LONDON, '2026-11-24 10:00', '2026-11-24 23:59', 1],
    ['until midnight', LONDON, '2026-11-24 10:00', '2026-11-25 00:00', 1],
    ['a minute past midnight', LONDON, '2026-11-24 10:00', '2026-11-25 00:01', 2],
    ['over one night', LONDON, '2026-11-24 23:00', '2026-11-25 07:00', 2],
    ['until midnight of the second day', LONDON, '2026-11-24 10:00', '2026-11-26 00:00', 2],
    ['over the end of a month', LONDON, '2026-11-30 10:00', '2026-12-01 10:00', 2],
    ['over the end of a year', LONDON, '2026-12-31 10:00', '2027-01-01 10:00', 2],
    ['over a leap day', LONDON, '2028-02-28 10:00', '2028-03-01 10:00', 3],
    ['over the night the clocks go forward', BERLIN, '2026-03-28 22:00', '2026-03-29 08:00', 2],
    ['over the night the clocks go back', BERLIN, '2026-10-24 22:00', '2026-10-25 08:00', 2],
    ['on the short day itself', BERLIN, '2026-03-29 00:30', '2026-03-29 23:30', 1],
    ['on the long day itself', BERLIN, '2026-10-25 00:30', '2026-10-25 23:30', 1],
    ['in America, whose clocks change on other nights', NEW_YORK, '2026-11-01 00:30', '2026-11-01 12:00', 1],
    ['in Seoul, where it is tomorrow already', SEOUL, '2026-11-24 23:00', '2026-11-25 01:00', 2],
    ['thirty days', LONDON, '2026-11-01 10:00', '2026-12-01 09:00', 31],
  ])('%s', (_, timezone, from, to, days) => {
    expect(countDays(stay(timezone, from, to))).toBe(days);
  });
});

describe('the opening window', () => {
  it.each([
    ['06:59', '2026-11-24 07:00'],
    ['07:00', '2026-11-24 07:00'],
    ['12:30', '2026-11-24 12:30'],
    ['20:59', '2026-11-24 20:59'],
    ['21:00', '2026-11-25 07:00'],
    ['23:59', '2026-11-25 07:00'],
    ['00:00', '2026-11-24 07:00'],
  ])('moves %s to %s', (time, moved) => {
    const result = localMoment(moveIntoOpeningWindow(instantOf('2026-11-24', time, BERLIN), BERLIN), BERLIN);
    const clock = `${String(Math.floor(result.minute / 60)).padStart(2, '0')}:${String(result.minute % 60).padStart(2, '0')}`;
    expect(`${result.date} ${clock}`).toBe(moved);
  });
});

describe('default times', () => {
  it('start with the current hour on the place’s clock, even at half-hour offsets', () => {
    const now = new Date('2026-11-24T10:40:12Z');
    expect(defaultDropoff(now, LONDON).toISOString()).toBe('2026-11-24T10:00:00.000Z');
    expect(defaultDropoff(now, 'Asia/Kolkata').toISOString()).toBe('2026-11-24T10:30:00.000Z');
  });

  it('end three hours later', () => {
    expect(defaultPickup(new Date('2026-11-24T10:00:00Z')).toISOString()).toBe('2026-11-24T13:00:00.000Z');
  });
});

describe('a stay', () => {
  const now = new Date('2026-11-24T10:40:00Z');
  const from = (dropoff: string, pickup: string) => ({
    dropoff: new Date(dropoff),
    pickup: new Date(pickup),
    timezone: LONDON,
  });

  it.each([
    ['may begin in the hour that is running', '2026-11-24T10:00:00Z', '2026-11-24T13:00:00Z'],
    ['may last one hour', '2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z'],
    ['may last thirty days', '2026-11-25T10:00:00Z', '2026-12-25T10:00:00Z'],
  ])('%s', (_, dropoff, pickup) => {
    expect(() => checkStayTimes(from(dropoff, pickup), now)).not.toThrow();
  });

  it.each([
    ['DROPOFF_IN_PAST', 'dropoff', '2026-11-24T09:59:00Z', '2026-11-24T13:00:00Z'],
    ['DROPOFF_AFTER_PICKUP', 'pickup', '2026-11-24T13:00:00Z', '2026-11-24T12:00:00Z'],
    ['DROPOFF_AFTER_PICKUP', 'pickup', '2026-11-24T13:00:00Z', '2026-11-24T13:59:00Z'],
    ['STAY_TOO_LONG', 'pickup', '2026-11-25T10:00:00Z', '2026-12-25T10:01:00Z'],
  ])('is refused with %s on %s', (id, field, dropoff, pickup) => {
    expect(() => checkStayTimes(from(dropoff, pickup), now)).toThrow(
      expect.objectContaining({ id, errors: { [field]: [id] } }),
    );
  });

  it.each([
    ['over the end of summer time', BERLIN, '2026-10-10T08:00:00Z', '2026-11-09T09:00:00Z'],
    ['over its start', BERLIN, '2026-03-10T09:00:00Z', '2026-04-09T08:00:00Z'],
    ['up to a time skipped in spring', BERLIN, '2026-02-27T01:30:00Z', '2026-03-29T01:30:00Z'],
    ['where the clocks change by half an hour', LORD_HOWE, '2026-03-20T23:00:00Z', '2026-04-19T23:30:00Z'],
  ])('of thirty days ends at the same time of day %s', (_, timezone, dropoff, latest) => {
    const stay = { dropoff: new Date(dropoff), pickup: new Date(latest), timezone };
    expect(() => checkStayTimes(stay, new Date(dropoff))).not.toThrow();
    const longer = { ...stay, pickup: addMinutes(stay.pickup, 1) };
    expect(() => checkStayTimes(longer, new Date(dropoff))).toThrow(expect.objectContaining({ id: 'STAY_TOO_LONG' }));
  });

  it('can be in the past if that is allowed', () => {
    expect(() =>
      checkStayTimes(from('2026-11-01T10:00:00Z', '2026-11-01T12:00:00Z'), now, { allowPast: true }),
    ).not.toThrow();
  });
});

describe('the clock of a place', () => {
  it.each([
    ['in Berlin before the clocks go forward', BERLIN, '2026-03-29T00:59:59.999Z', '2026-03-29', '01:59', 6],
    ['in Berlin once they have gone forward', BERLIN, '2026-03-29T01:00:00Z', '2026-03-29', '03:00', 6],
    ['in Berlin before the clocks go back', BERLIN, '2026-10-25T00:59:00Z', '2026-10-25', '02:59', 6],
    ['in Berlin once they have gone back', BERLIN, '2026-10-25T01:00:00Z', '2026-10-25', '02:00', 6],
    ['in New York before the clocks go forward', NEW_YORK, '2026-03-08T06:59:00Z', '2026-03-08', '01:59', 6],
    ['in New York once they have gone forward', NEW_YORK, '2026-03-08T07:00:00Z', '2026-03-08', '03:00', 6],
    ['in New York before the clocks go back', NEW_YORK, '2026-11-01T05:59:00Z', '2026-11-01', '01:59', 6],
    ['in New York once they have gone back', NEW_YORK, '2026-11-01T06:00:00Z', '2026-11-01', '01:00', 6],
    ['in Kolkata at midnight, half an hour off', KOLKATA, '2026-11-23T18:30:00Z', '2026-11-24', '00:00', 1],
    ['on Lord Howe before the clocks go forward', LORD_HOWE, '2026-10-03T15:29:00Z', '2026-10-04', '01:59', 6],
    ['on Lord Howe, which goes forward by half an hour', LORD_HOWE, '2026-10-03T15:30:00Z', '2026-10-04', '02:30', 6],
    ['on Lord Howe before the clocks go back', LORD_HOWE, '2026-04-04T14:59:00Z', '2026-04-05', '01:59', 6],
    ['on Lord Howe once they have gone back', LORD_HOWE, '2026-04-04T15:00:00Z', '2026-04-05', '01:30', 6],
  ])('is read %s', (_, timezone, instant, date, time, weekday) => {
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect(localMoment(new Date(instant), timezone)).toEqual({ date, minute, weekday });
  });

  it.each([
    ['a time skipped in Berlin forward', BERLIN, '2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['the hour after it as it stands', BERLIN, '2026-03-29 03:30', '2026-03-29T01:30:00.000Z'],
    ['a time that comes twice in Berlin as the first', BERLIN, '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['the hour after both', BERLIN, '2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
    ['a time skipped in New York forward', NEW_YORK, '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
    ['a time that comes twice in New York as the first', NEW_YORK, '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
    ['midnight in Kolkata', KOLKATA, '2026-11-24 00:00', '2026-11-23T18:30:00.000Z'],
    ['a time skipped on Lord Howe forward', LORD_HOWE, '2026-10-04 02:15', '2026-10-03T15:45:00.000Z'],
    ['a time that comes twice on Lord Howe as the first', LORD_HOWE, '2026-04-05 01:45', '2026-04-04T14:45:00.000Z'],
    ['a midnight skipped in Cairo as one o’clock', 'Africa/Cairo', '2026-04-24 00:00', '2026-04-23T22:00:00.000Z'],
    ['a day skipped on Samoa as the next', 'Pacific/Apia', '2011-12-30 12:00', '2011-12-30T22:00:00.000Z'],
  ])('accepts %s', (_, timezone, wall, instant) => {
    expect(instantOf(wall.slice(0, 10), wall.slice(11), timezone).toISOString()).toBe(instant);
  });

  it('has no instant for an invalid time', () => {
    expect(instantOf('2026-13-01', '10:00', BERLIN).getTime()).toBeNaN();
  });

  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instant = fc.date({
    min: new Date('1975-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  it('agrees with the date library, at any instant in any zone', () => {
    fc.assert(
      fc.property(instant, zone, (at, timezone) => {
        const { date, minute, weekday } = localMoment(at, timezone);
        const clock = [date, Math.floor(minute / 60), minute % 60, weekday + 1].join('|');
        expect(clock).toBe(formatInTimeZone(at, timezone, "yyyy-MM-dd'|'H'|'m'|'i"));
      }),
      { numRuns: 500 },
    );
  });

  it('converts a time to an instant and back', () => {
    fc.assert(
      fc.property(instant, zone, (at, timezone) => {
        const shown = formatInTimeZone(at, timezone, 'yyyy-MM-dd HH:mm');
        const found = instantOf(shown.slice(0, 10), shown.slice(11), timezone);
        expect(formatInTimeZone(found, timezone, 'yyyy-MM-dd HH:mm')).toBe(shown);
        expect(found.getTime()).toBeLessThanOrEqual(at.getTime());
      }),
      { numRuns: 500 },
    );
  });
});
