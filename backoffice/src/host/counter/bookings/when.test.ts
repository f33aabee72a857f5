import type { CounterBooking } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import {
  beforeClosing,
  inSections,
  isOpenAroundTheClock,
  minutesLate,
  type SectionName,
  walkInDropoff,
} from './when.ts';

const now = new Date('2026-11-23T12:00:00Z');
const open = { from: '2026-11-23T08:00:00.000Z', until: '2026-11-23T20:00:00.000Z' };
const aroundTheClock = { from: '2026-11-23T00:00:00.000Z', until: '2026-11-25T00:00:00.000Z' };

function dayWith(booking: Partial<CounterBooking>, times = open) {
  const day = counterDay();
  return {
    ...day,
    date: '2026-11-23',
    bookings: [counterBooking(booking)],
    stashpoint: { ...day.stashpoint, timezone: 'Europe/London', open: [times] },
  };
}

const nameOf = (booking: Partial<CounterBooking>) => {
  const sections = inSections(dayWith(booking), now);
  return Object.entries(sections).find(([, { length }]) => length > 0)?.[0];
};

describe('a booking of the day', () => {
  it.each<[SectionName, Partial<CounterBooking>]>([
    ['now', { state: 'confirmed', dropoff: '2026-11-23T12:20:00.000Z' }],
    ['now', { state: 'confirmed', dropoff: '2026-11-23T09:00:00.000Z' }],
    ['now', { state: 'checked_in', pickup: '2026-11-23T10:00:00.000Z' }],
    ['next', { state: 'confirmed', dropoff: '2026-11-23T14:00:00.000Z' }],
    ['later', { state: 'confirmed', dropoff: '2026-11-23T18:00:00.000Z' }],
    ['inside', { state: 'checked_in', pickup: '2026-11-23T18:00:00.000Z' }],
    ['forgotten', { state: 'checked_in', pickup: '2026-11-22T19:00:00.000Z' }],
    ['done', { state: 'no_show' }],
    ['done', { state: 'confirmed', dropoff: '2026-11-23T11:00:00.000Z', refused_at: '2026-11-23T11:30:00.000Z' }],
    ['done', { state: 'checked_out', pickup: '2026-11-22T19:00:00.000Z' }],
  ])('is listed under "%s"', (section, booking) => {
    expect(nameOf(booking)).toBe(section);
  });
});

it.each<[number, Partial<CounterBooking>]>([
  [0, { state: 'confirmed', dropoff: '2026-11-23T11:50:01.000Z' }],
  [10, { state: 'confirmed', dropoff: '2026-11-23T11:50:00.000Z' }],
  [0, { state: 'confirmed', dropoff: '2026-11-23T11:00:00.000Z', refused_at: '2026-11-23T11:30:00.000Z' }],
  [60, { state: 'checked_in', pickup: '2026-11-23T11:00:00.000Z' }],
  [0, { state: 'checked_out', pickup: '2026-11-23T11:00:00.000Z' }],
  [0, { state: 'confirmed', dropoff: '2026-11-23T11:00:00.000Z', confirmed_at: '2026-11-23T11:58:00.000Z' }],
])('is %i minutes late', (minutes, booking) => {
  expect(minutesLate(counterBooking(booking), now)).toBe(minutes);
});

it.each([
  ['with the hour that has started, also outside the usual hours', '05:53', '00:00', '2026-11-23T05:00'],
  ['with the opening time, if the hour started before', '08:53', '08:30', '2026-11-23T08:30'],
  ['not while closed', '07:53', '08:30', null],
])('a walk-in begins %s', (_when, now, opened, dropoff) => {
  const range = { from: `2026-11-23T${opened}:00.000Z`, until: '2026-11-25T00:00:00.000Z' };
  expect(walkInDropoff(dayWith({}, range), new Date(`2026-11-23T${now}:00Z`))).toBe(dropoff);
});

describe('before closing', () => {
  it('includes pick-ups of the day, and overdue bags of earlier days', () => {
    const due = beforeClosing(dayWith({ state: 'checked_in', pickup: '2026-11-23T18:00:00.000Z' }), now);
    expect([due?.at, due?.due.length, due?.forgotten.length]).toEqual([open.until, 1, 0]);
    const forgotten = beforeClosing(dayWith({ state: 'checked_in', pickup: '2026-11-22T18:00:00.000Z' }), now);
    expect([forgotten?.due.length, forgotten?.forgotten.length]).toEqual([0, 1]);
  });

  it('is empty for a place that does not close', () => {
    expect(isOpenAroundTheClock(aroundTheClock, now)).toBe(true);
    expect(isOpenAroundTheClock(open, now)).toBe(false);
    expect(isOpenAroundTheClock({ ...aroundTheClock, from: '2026-11-23T13:00:00.000Z' }, now)).toBe(false);
    expect(beforeClosing(dayWith({ state: 'checked_in' }, aroundTheClock), now)).toBeNull();
  });

  it('is over once the place has closed', () => {
    const evening = new Date('2026-11-23T21:00:00Z');
    expect(beforeClosing(dayWith({}), evening)).toBeNull();
    const tomorrow = { from: '2026-11-24T08:00:00.000Z', until: '2026-11-24T20:00:00.000Z' };
    expect(beforeClosing(dayWith({}, tomorrow), evening)).toBeNull();
  });
});
