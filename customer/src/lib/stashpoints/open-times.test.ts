import { describe, expect, it } from 'vitest';
import { openTimes } from './open-times.ts';

/** The keys with their values. */
const words = {
  locale: 'en-GB',
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
} as unknown as Parameters<typeof openTimes>[2];
const shop = {
  opening_hours: [0, 1, 2, 3, 4].map((day) => ({ day, open: '09:00:00', close: '18:00:00' })),
  opening_hours_exceptions: [],
  closures: [{ start_date: '2026-11-24', end_date: '2026-11-25' }],
};
/** 2026-11-23 is a Monday. */
const notes = (dropoff: string, pickup: string) => openTimes(shop, { dropoff, pickup }, words).notes;

describe('the hint about the chosen times', () => {
  it('is nothing while the place is open', () => {
    expect(notes('2026-11-23T09:00', '2026-11-23T17:00')).toEqual({ dropoff: null, pickup: null });
  });

  it.each([
    ['the hours of the day, outside of them', '2026-11-23T20:00', 'hours.outside Mon 23 Nov 09:00–18:00'],
    ['the next day it is open, on a closure', '2026-11-24T10:00', 'hours.closedUntil Thu 26 Nov 09:00–18:00'],
    ['the next day it is open, on a Sunday', '2026-11-22T10:00', 'hours.closedUntil Mon 23 Nov 09:00–18:00'],
  ])('is %s', (_what, dropoff, note) => {
    expect(notes(dropoff, '2026-11-26T12:00').dropoff).toBe(note);
  });

  it.each([
    ['2026-11-23T17:00', 'hours.closesSoon 15'],
    ['2026-11-23T17:15', 'hours.closesThen'],
    ['2026-11-23T16:00', null],
  ])('says that it closes soon after %s: %j', (pickup, note) => {
    const early = { ...shop, opening_hours: [{ day: 0, open: '09:00:00', close: '17:15:00' }] };
    expect(openTimes(early, { dropoff: '2026-11-23T09:00', pickup }, words).notes.pickup).toBe(note);
  });

  it('says that it is closed if no day is near', () => {
    const never = { ...shop, opening_hours: [] };
    expect(openTimes(never, { dropoff: '2026-11-23T09:00', pickup: '2026-11-23T12:00' }, words).notes.dropoff).toBe(
      'hours.closedThatDay',
    );
  });
});
