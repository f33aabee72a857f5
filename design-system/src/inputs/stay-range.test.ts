import { describe, expect, it } from 'vitest';
import { hoursFor, withDropoff, withPickup } from './stay-range.ts';

const limits = { minimum: '2026-11-21T09:00', firstHour: 7, lastHour: 21 };
const stay = { dropoff: '2026-11-21T10:00', pickup: '2026-11-21T17:00' };

describe('choosing a drop-off', () => {
  it.each([
    [
      'keeps a pick-up that is late enough',
      '2026-11-21T12:00',
      { dropoff: '2026-11-21T12:00', pickup: '2026-11-21T17:00' },
    ],
    [
      'drags a pick-up along that is not',
      '2026-11-22T12:00',
      { dropoff: '2026-11-22T12:00', pickup: '2026-11-22T15:00' },
    ],
    [
      'never goes below what is possible',
      '2026-11-20T12:00',
      { dropoff: '2026-11-21T09:00', pickup: '2026-11-21T17:00' },
    ],
    [
      'moves a dragged pick-up back to the day’s last hour',
      '2026-11-22T19:00',
      { dropoff: '2026-11-22T19:00', pickup: '2026-11-22T21:00' },
    ],
    [
      'sends a pick-up to the next morning when the day is over',
      '2026-11-22T21:00',
      { dropoff: '2026-11-22T21:00', pickup: '2026-11-23T07:00' },
    ],
  ])('%s', (_name, dropoff, expected) => {
    expect(withDropoff(stay, dropoff, limits)).toEqual(expected);
  });
});

describe('choosing a pick-up', () => {
  it('comes at least an hour after the drop-off', () => {
    expect(withPickup(stay, '2026-11-21T08:00', limits).pickup).toBe('2026-11-21T11:00');
  });
});

describe('the hours of a date', () => {
  it('begin at the earliest possible one on that date', () => {
    expect(hoursFor('2026-11-21', '2026-11-21T19:00', limits)).toEqual(['19:00', '20:00', '21:00']);
  });

  it('are all of them on a later date', () => {
    expect(hoursFor('2026-11-22', '2026-11-21T19:00', limits)).toHaveLength(15);
  });
});
