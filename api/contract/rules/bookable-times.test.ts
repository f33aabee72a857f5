import { describe, expect, it } from 'vitest';
import { minutesToClosing, nextOpenDay, timesOn } from './bookable-times.ts';
import { compileOpeningHours } from './opening-hours.ts';

/** 2026-11-23 is a Monday. */
const MONDAY = '2026-11-23';
const day = (weekday: number, open: string, close: string) => ({
  day: weekday,
  open: `${open}:00`,
  close: `${close}:00`,
});
const everyDay = (open: string, close: string) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, open, close));
const shop = compileOpeningHours(everyDay('09:00', '12:00'));

describe('the times of a date', () => {
  it.each([
    ['full hours while open', everyDay('09:00', '12:00'), 'dropoff', ['09:00', '10:00', '11:00']],
    [
      'and the minute of closing to collect',
      everyDay('09:00', '12:00'),
      'pickup',
      ['09:00', '10:00', '11:00', '12:00'],
    ],
    ['opening and closing at odd minutes', everyDay('08:45', '10:30'), 'pickup', ['08:45', '09:00', '10:00', '10:30']],
    ['two stretches', [day(0, '09:00', '10:00'), day(0, '14:00', '15:00')], 'dropoff', ['09:00', '14:00']],
    ['none on a day it is closed', [day(1, '09:00', '12:00')], 'dropoff', []],
    ['the end of the night before', [day(6, '22:00', '01:00')], 'pickup', ['00:00', '01:00']],
    ['until midnight, which belongs to the next date', [day(0, '22:00', '00:00')], 'dropoff', ['22:00', '23:00']],
  ] as const)('are %s', (_what, hours, end, times) => {
    expect(timesOn(compileOpeningHours(hours), MONDAY, end)).toEqual(times);
  });

  it('are all of them if the place never closes', () => {
    expect(timesOn(compileOpeningHours(everyDay('00:00', '00:00')), MONDAY, 'dropoff')).toHaveLength(24);
  });

  it('follow exceptions and closures', () => {
    const open = { date: MONDAY, start_time: '15:00:00', end_time: '17:00:00', type: 'open' as const };
    const other = compileOpeningHours(
      everyDay('09:00', '12:00'),
      [open],
      [{ start_date: '2026-11-24', end_date: '2026-11-25' }],
    );
    expect(timesOn(other, MONDAY, 'dropoff')).toEqual(['15:00', '16:00']);
    expect(timesOn(other, '2026-11-24', 'dropoff')).toEqual([]);
    expect(nextOpenDay(other, '2026-11-24')).toEqual({ date: '2026-11-26', ranges: [[540, 720]] });
  });
});

describe('the next day it is open', () => {
  it('may be the day itself', () => {
    expect(nextOpenDay(shop, MONDAY)?.date).toBe(MONDAY);
  });

  it('is searched for two weeks ahead at most', () => {
    const closed = compileOpeningHours(
      everyDay('09:00', '12:00'),
      [],
      [{ start_date: MONDAY, end_date: '2027-01-31' }],
    );
    expect(nextOpenDay(closed, MONDAY)).toBeNull();
  });
});

describe('closing soon', () => {
  it.each([
    ['11:30', null],
    ['11:31', 29],
    ['11:59', 1],
    ['12:00', 0],
    ['09:00', null],
  ])('after %s: %j', (time, left) => {
    expect(minutesToClosing(shop, MONDAY, time)).toBe(left);
  });

  it('is not at midnight if the hours continue past it', () => {
    const bar = compileOpeningHours(everyDay('18:00', '02:00'));
    expect(minutesToClosing(bar, MONDAY, '23:45')).toBeNull();
    expect(minutesToClosing(bar, MONDAY, '01:45')).toBe(15);
  });
});
