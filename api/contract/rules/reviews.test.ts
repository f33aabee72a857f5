import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from './booking-lifecycle.ts';
import { reviewabilityOf } from './reviews.ts';

const STAY = {
  state: 'confirmed' as const,
  dropoff: new Date('2026-11-24T10:00:00Z'),
  pickup: new Date('2026-11-24T18:00:00Z'),
  isLocker: false,
  stashpointFailed: false,
};
const LATER = new Date('2026-11-26T10:00:00Z');

describe('whether a stay can be reviewed', () => {
  it.each([
    ['staffed, before pick-up', {}, '2026-11-24T17:59:59Z', 'not_yet'],
    ['staffed, after pick-up', {}, '2026-11-24T18:00:00Z', 'if_bags_were_left'],
    ['a locker, before drop-off', { isLocker: true }, '2026-11-24T09:59:59Z', 'not_yet'],
    ['a locker, after drop-off', { isLocker: true }, '2026-11-24T10:00:00Z', 'open'],
    ['checked in, before its time', { state: 'checked_in' as const }, '2026-11-24T08:30:00Z', 'open'],
    ['checked out', { state: 'checked_out' as const }, '2026-11-24T11:00:00Z', 'open'],
    ['a place that failed', { stashpointFailed: true }, '2026-11-24T18:00:00Z', 'never'],
    ['a locker that failed', { isLocker: true, stashpointFailed: true }, '2026-11-24T18:00:00Z', 'never'],
    [
      'checked in after a report',
      { state: 'checked_in' as const, stashpointFailed: true },
      '2026-11-24T18:00:00Z',
      'open',
    ],
  ])('%s', (_name, change, at, expected) =>
    expect(reviewabilityOf({ ...STAY, ...change }, new Date(at))).toBe(expected),
  );

  it('is no if it was cancelled, missed or unpaid', () => {
    const never = BOOKING_STATES.filter((state) => reviewabilityOf({ ...STAY, state }, LATER) === 'never');
    expect(never).toEqual(['held', 'expired', 'cancelled', 'no_show']);
  });
});
