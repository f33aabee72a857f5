import { expect, it } from 'vitest';
import { compileOpeningHours } from '../contract/rules/opening-hours.ts';
import { writeHours } from './write-hours.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const daily = (open: string, close: string) => DAYS.map((day) => ({ day, open, close }));
const stay = (dropoff: string, pickup: string, language = 'en', timezone = 'Europe/London') => ({
  dropoff: new Date(dropoff),
  pickup: new Date(pickup),
  language,
  timezone,
});
const ONE_DAY = stay('2026-11-24T10:00:00Z', '2026-11-24T18:00:00Z');

it.each([
  ['one day', daily('08:00:00', '19:30:00'), ONE_DAY, 'Tue 24 Nov, 08:00–19:30'],
  [
    'a day of drop-off and one of pick-up',
    daily('08:00:00', '19:30:00'),
    stay('2026-11-24T10:00:00Z', '2026-11-26T18:00:00Z'),
    'Tue 24 Nov, 08:00–19:30\nThu 26 Nov, 08:00–19:30',
  ],
  ['hours until midnight', daily('18:00:00', '00:00:00'), ONE_DAY, 'Tue 24 Nov, 18:00–24:00'],
  ['a place that never closes', daily('00:00:00', '00:00:00'), ONE_DAY, 'Tue 24 Nov, open 24 hours'],
  ['a place that is not open', [], ONE_DAY, 'Tue 24 Nov, closed'],
  ['another language', daily('08:00:00', '12:00:00'), { ...ONE_DAY, language: 'de' }, 'Di., 24. Nov., 08:00–12:00'],
  [
    'the date at the place, not at the reader’s',
    daily('08:00:00', '12:00:00'),
    stay('2026-11-24T23:30:00Z', '2026-11-25T01:00:00Z', 'en', 'Asia/Tokyo'),
    'Wed 25 Nov, 08:00–12:00',
  ],
])('writes %s', (_what, hours, when, text) => {
  expect(writeHours(compileOpeningHours(hours), when)).toBe(text);
});

it('mentions holidays', () => {
  const closed = [{ date: '2026-11-24', start_time: null, end_time: null, type: 'closed' as const }];
  expect(writeHours(compileOpeningHours(daily('08:00:00', '12:00:00'), closed), ONE_DAY)).toContain('closed');
});
