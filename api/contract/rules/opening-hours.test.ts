import { describe, expect, it } from 'vitest';
import type { OpeningException, OpeningHours } from '../vocabulary/opening-hours.ts';
import {
  type Closure,
  compileOpeningHours,
  hoursOn,
  isOpenAt,
  isOpenForStay,
  isRoundTheClock,
} from './opening-hours.ts';
import { instantOf } from './time.ts';

const daily = (open: string, close: string): OpeningHours[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: `${open}:00`, close: `${close}:00` }));
const exception = (date: string, type: 'closed' | 'open', from?: string, to?: string): OpeningException => ({
  date,
  type,
  start_time: from ? `${from}:00` : null,
  end_time: to ? `${to}:00` : null,
});
const at = (date: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, minute: hour * 60 + minute, weekday: (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7 };
};

// 2026-11-24 is a Tuesday.
const CASES: [string, OpeningHours[], OpeningException[], Closure[], string, string, boolean][] = [
  ['in hours', daily('08:00', '20:00'), [], [], '2026-11-24', '08:00', true],
  ['a minute before', daily('08:00', '20:00'), [], [], '2026-11-24', '07:59', false],
  ['at closing', daily('08:00', '20:00'), [], [], '2026-11-24', '20:00', false],
  ['round the clock at midnight', daily('00:00', '00:00'), [], [], '2026-11-24', '00:00', true],
  ['past midnight', daily('18:00', '02:00'), [], [], '2026-11-24', '01:59', true],
  ['past midnight, too late', daily('18:00', '02:00'), [], [], '2026-11-24', '02:00', false],
  [
    'Sunday night runs into Monday',
    [{ day: 6, open: '20:00:00', close: '03:00:00' }],
    [],
    [],
    '2026-11-23',
    '02:30',
    true,
  ],
  ['a weekday without hours', [{ day: 0, open: '08:00:00', close: '20:00:00' }], [], [], '2026-11-24', '10:00', false],
  ['23:59 means midnight', daily('08:00', '23:59'), [], [], '2026-11-24', '23:59', true],
  [
    'closed for the day',
    daily('08:00', '20:00'),
    [exception('2026-11-24', 'closed')],
    [],
    '2026-11-24',
    '10:00',
    false,
  ],
  [
    'the next day is unaffected',
    daily('08:00', '20:00'),
    [exception('2026-11-24', 'closed')],
    [],
    '2026-11-25',
    '10:00',
    true,
  ],
  [
    'closed around noon: before',
    daily('08:00', '20:00'),
    [exception('2026-11-24', 'closed', '12:00', '14:00')],
    [],
    '2026-11-24',
    '11:59',
    true,
  ],
  [
    'closed around noon: during',
    daily('08:00', '20:00'),
    [exception('2026-11-24', 'closed', '12:00', '14:00')],
    [],
    '2026-11-24',
    '13:00',
    false,
  ],
  [
    'closed around noon: after',
    daily('08:00', '20:00'),
    [exception('2026-11-24', 'closed', '12:00', '14:00')],
    [],
    '2026-11-24',
    '14:00',
    true,
  ],
  [
    'open instead of the usual hours',
    daily('08:00', '20:00'),
    [exception('2026-11-24', 'open', '12:00', '15:00')],
    [],
    '2026-11-24',
    '10:00',
    false,
  ],
  [
    'open on a day that is usually closed',
    [],
    [exception('2026-11-24', 'open', '12:00', '15:00')],
    [],
    '2026-11-24',
    '12:00',
    true,
  ],
  [
    'open past midnight by exception',
    [],
    [exception('2026-11-24', 'open', '20:00', '02:00')],
    [],
    '2026-11-25',
    '01:00',
    true,
  ],
  [
    'closed all day includes the end of last night',
    daily('18:00', '02:00'),
    [exception('2026-11-24', 'closed')],
    [],
    '2026-11-24',
    '01:00',
    false,
  ],
  [
    'and hours that would have run into the next day',
    daily('18:00', '02:00'),
    [exception('2026-11-24', 'closed')],
    [],
    '2026-11-25',
    '01:00',
    false,
  ],
  [
    'a closure, first day',
    daily('08:00', '20:00'),
    [],
    [{ start_date: '2026-11-24', end_date: '2026-11-26' }],
    '2026-11-24',
    '10:00',
    false,
  ],
  [
    'a closure, last day',
    daily('08:00', '20:00'),
    [],
    [{ start_date: '2026-11-24', end_date: '2026-11-26' }],
    '2026-11-26',
    '19:00',
    false,
  ],
  [
    'after a closure',
    daily('08:00', '20:00'),
    [],
    [{ start_date: '2026-11-24', end_date: '2026-11-26' }],
    '2026-11-27',
    '08:00',
    true,
  ],
  [
    'a closure beats an exception that opens',
    [],
    [exception('2026-11-24', 'open', '08:00', '20:00')],
    [{ start_date: '2026-11-24', end_date: '2026-11-24' }],
    '2026-11-24',
    '10:00',
    false,
  ],
];

describe('opening hours', () => {
  it.each(CASES)('%s', (_, hours, exceptions, closures, date, time, open) => {
    expect(isOpenAt(compileOpeningHours(hours, exceptions, closures), at(date, time))).toBe(open);
  });

  it('allow a pick-up at the minute of closing, but no drop-off', () => {
    const compiled = compileOpeningHours(daily('08:00', '20:00'));
    const on = (time: string) => instantOf('2026-11-24', time, 'Europe/Berlin');
    expect(isOpenForStay(compiled, on('10:00'), on('20:00'), 'Europe/Berlin')).toBe(true);
    expect(isOpenForStay(compiled, on('10:00'), on('20:01'), 'Europe/Berlin')).toBe(false);
    expect(
      isOpenForStay(compiled, on('20:00'), instantOf('2026-11-25', '09:00', 'Europe/Berlin'), 'Europe/Berlin'),
    ).toBe(false);
  });

  it('recognise places that never close', () => {
    expect(isRoundTheClock(compileOpeningHours(daily('00:00', '00:00')))).toBe(true);
    expect(isRoundTheClock(compileOpeningHours(daily('00:00', '23:00')))).toBe(false);
  });

  it('list the ranges of a date', () => {
    const compiled = compileOpeningHours(daily('08:00', '20:00'), [
      exception('2026-11-24', 'closed', '12:00', '13:00'),
    ]);
    expect(hoursOn(compiled, '2026-11-24')).toEqual([
      [480, 720],
      [780, 1200],
    ]);
    expect(hoursOn(compiled, '2026-11-26')).toEqual([[480, 1200]]);
  });
});
