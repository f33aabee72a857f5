import { describe, expect, it } from 'vitest';
import {
  checkStay,
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
  it('begin with the current hour on the clock of the place, even where it is half an hour off', () => {
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
    expect(() => checkStay(from(dropoff, pickup), now)).not.toThrow();
  });

  it.each([
    ['DROPOFF_IN_PAST', 'dropoff', '2026-11-24T09:59:00Z', '2026-11-24T13:00:00Z'],
    ['DROPOFF_AFTER_PICKUP', 'pickup', '2026-11-24T13:00:00Z', '2026-11-24T12:00:00Z'],
    ['DROPOFF_AFTER_PICKUP', 'pickup', '2026-11-24T13:00:00Z', '2026-11-24T13:59:00Z'],
    ['STAY_TOO_LONG', 'pickup', '2026-11-25T10:00:00Z', '2026-12-25T10:01:00Z'],
  ])('is refused with %s on %s', (id, field, dropoff, pickup) => {
    expect(() => checkStay(from(dropoff, pickup), now)).toThrow(
      expect.objectContaining({ id, errors: { [field]: [id] } }),
    );
  });

  it('may lie in the past where that is allowed', () => {
    expect(() =>
      checkStay(from('2026-11-01T10:00:00Z', '2026-11-01T12:00:00Z'), now, { allowPast: true }),
    ).not.toThrow();
  });
});
