import { describe, expect, it } from 'vitest';
import { timesFrom, withDropoff, withPickup } from './stay-range.ts';

const HOURS = Array.from({ length: 15 }, (_, index) => `${String(7 + index).padStart(2, '0')}:00`);
const usualTimes = () => HOURS;
const limits = { minimum: '2026-11-21T09:00', times: usualTimes };
const stay = { dropoff: '2026-11-21T10:00', pickup: '2026-11-21T17:00' };

describe('choosing a drop-off', () => {
  it.each([
    [
      'keeps a pick-up that is late enough',
      '2026-11-21T12:00',
      { dropoff: '2026-11-21T12:00', pickup: '2026-11-21T17:00' },
    ],
    ['keeps a pick-up an hour later', '2026-11-21T16:00', { dropoff: '2026-11-21T16:00', pickup: '2026-11-21T17:00' }],
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
  it('is at least an hour after the drop-off', () => {
    expect(withPickup(stay, '2026-11-21T08:00', limits).pickup).toBe('2026-11-21T11:00');
  });
});

describe('the hours of a date', () => {
  it('begin at the earliest possible one on that date', () => {
    expect(timesFrom('2026-11-21', '2026-11-21T19:00', 'dropoff', usualTimes)).toEqual(['19:00', '20:00', '21:00']);
  });

  it('are all of them on a later date', () => {
    expect(timesFrom('2026-11-22', '2026-11-21T19:00', 'pickup', usualTimes)).toHaveLength(15);
  });
});

describe('at a place with hours of its own', () => {
  /** Open from 9:30 to 12, except on the 22nd. */
  const shop = {
    minimum: '2026-11-20T09:00',
    times: (date: string, end: 'dropoff' | 'pickup') =>
      date === '2026-11-22' ? [] : ['09:30', '10:00', '11:00', ...(end === 'pickup' ? ['12:00'] : [])],
  };

  it.each([
    ['the next time it serves', '2026-11-21T08:00', '2026-11-21T09:30'],
    ['the last one where the day is over', '2026-11-21T18:00', '2026-11-21T11:00'],
    ['what was chosen on a day it is closed, which is then said', '2026-11-22T10:00', '2026-11-22T10:00'],
  ])('a drop-off becomes %s', (_what, dropoff, expected) => {
    expect(withDropoff(stay, dropoff, shop).dropoff).toBe(expected);
  });

  it('a pick-up is offered at the minute of closing', () => {
    expect(withPickup({ ...stay, dropoff: '2026-11-21T10:00' }, '2026-11-21T17:00', shop).pickup).toBe(
      '2026-11-21T12:00',
    );
  });

  it('a pick-up too late for the day is the next morning', () => {
    expect(withDropoff(stay, '2026-11-23T11:00', shop)).toEqual({
      dropoff: '2026-11-23T11:00',
      pickup: '2026-11-23T12:00',
    });
  });
});
