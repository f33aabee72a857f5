import type { Booking } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { extensionsOf, mayExtend } from './extensions.ts';

function booking(change: Partial<Booking> = {}): Booking {
  const stay = { state: 'checked_in', dropoff: '2026-11-24T10:00:00.000Z', pickup: '2026-11-24T17:00:00.000Z' };
  return { ...stay, stashpoint: { timezone: 'Europe/Berlin' }, ...change } as Booking;
}
const hours = (open: string, close: string) => ({
  opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close })),
  opening_hours_exceptions: [],
});
const offers = (stashpoint: Parameters<typeof extensionsOf>[1], now = '2026-11-24T11:00:00Z') =>
  extensionsOf(booking(), stashpoint, new Date(now)).map(({ kind, pickup }) => [kind, pickup]);

describe('later pick-ups', () => {
  it('are an hour, three, closing time and a day, on the clock of the place', () => {
    expect(offers(hours('08:00:00', '20:30:00'))).toEqual([
      ['hours', '2026-11-24T18:00:00.000Z'],
      ['hours', '2026-11-24T20:00:00.000Z'],
      ['closing', '2026-11-24T19:30:00.000Z'],
      ['day', '2026-11-25T17:00:00.000Z'],
    ]);
  });

  it('count from now where the pick-up has passed', () => {
    expect(offers(undefined, '2026-11-26T09:10:00Z')).toEqual([
      ['hours', '2026-11-26T10:10:00.000Z'],
      ['hours', '2026-11-26T12:10:00.000Z'],
      ['day', '2026-11-27T09:10:00.000Z'],
    ]);
  });

  it.each([
    ['is not known', undefined],
    ['lies before the pick-up', hours('08:00:00', '17:00:00')],
    ['never comes', hours('00:00:00', '00:00:00')],
  ])('leave out closing time if it %s', (_why, stashpoint) => {
    expect(offers(stashpoint).map(([kind]) => kind)).toEqual(['hours', 'hours', 'day']);
  });

  it.each([
    ['checked_in', '2026-11-23T10:00:00Z', true],
    ['confirmed', '2026-11-23T22:59:00Z', false],
    ['confirmed', '2026-11-23T23:01:00Z', true],
    ['checked_out', '2026-11-24T12:00:00Z', false],
  ] as const)('are offered when %s at %s: %s', (state, now, offered) => {
    expect(mayExtend(booking({ state }), new Date(now))).toBe(offered);
  });
});
