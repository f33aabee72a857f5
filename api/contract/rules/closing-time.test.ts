import { describe, expect, it } from 'vitest';
import { closesNext } from './closing-time.ts';
import { compileOpeningHours } from './opening-hours.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const daily = (...ranges: [string, string][]) =>
  compileOpeningHours(
    ranges.flatMap(([open, close]) => DAYS.map((day) => ({ day, open: `${open}:00`, close: `${close}:00` }))),
  );
const closes = (hours: ReturnType<typeof daily>, now: string, timezone = 'Europe/London') =>
  closesNext(hours, new Date(now), timezone)?.toISOString() ?? null;

describe('when a place closes next', () => {
  it.each([
    ['on the same day', daily(['08:00', '19:30']), '2026-11-24T10:00:00Z', '2026-11-24T19:30:00.000Z'],
    ['for a break', daily(['08:00', '12:00'], ['14:00', '19:00']), '2026-11-24T11:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['at midnight', daily(['18:00', '00:00']), '2026-11-24T23:30:00Z', '2026-11-25T00:00:00.000Z'],
    ['after midnight', daily(['18:00', '02:00']), '2026-11-24T23:30:00Z', '2026-11-25T02:00:00.000Z'],
    ['after midnight, seen from there', daily(['18:00', '02:00']), '2026-11-25T01:30:00Z', '2026-11-25T02:00:00.000Z'],
    ['never', daily(['00:00', '00:00']), '2026-11-24T10:00:00Z', null],
    ['not while it is closed', daily(['08:00', '12:00']), '2026-11-24T13:00:00Z', null],
    ['not at the minute it closes', daily(['08:00', '12:00']), '2026-11-24T12:00:00Z', null],
    // Clocks go forward at 1:00 UTC on 29 March 2026, and back at 1:00 UTC on 25 October.
    [
      'on the morning clocks went forward',
      daily(['00:00', '04:00']),
      '2026-03-29T00:30:00Z',
      '2026-03-29T03:00:00.000Z',
    ],
    ['on the morning clocks went back', daily(['00:00', '04:00']), '2026-10-25T00:30:00Z', '2026-10-25T04:00:00.000Z'],
  ])('%s', (_when, hours, now, at) => {
    expect(closes(hours, now)).toBe(at);
  });

  it('uses the place’s own clock', () => {
    expect(closes(daily(['08:00', '19:00']), '2026-11-24T05:00:00Z', 'Asia/Tokyo')).toBe('2026-11-24T10:00:00.000Z');
  });

  it('considers a holiday and the day before it', () => {
    const open = DAYS.map((day) => ({ day, open: '00:00:00', close: '00:00:00' }));
    const holiday = [{ date: '2026-12-25', start_time: null, end_time: null, type: 'closed' as const }];
    const hours = compileOpeningHours(open, holiday);
    expect(closes(hours, '2026-12-24T22:00:00Z')).toBe('2026-12-25T00:00:00.000Z');
    expect(closes(hours, '2026-12-25T12:00:00Z')).toBeNull();
  });
});
