import { expect, it } from 'vitest';
import { withClosure, withoutDates } from './closures.ts';

const days = (start_date: string, end_date = start_date) => ({ start_date, end_date });
const CHRISTMAS = days('2026-12-24', '2026-12-26');

it.each([
  ['before', days('2026-12-01'), [days('2026-12-01'), CHRISTMAS]],
  ['around', days('2026-12-20', '2026-12-31'), [days('2026-12-20', '2026-12-31')]],
  ['overlapping', days('2026-12-26', '2026-12-28'), [CHRISTMAS, days('2026-12-26', '2026-12-28')]],
  ['within', days('2026-12-25'), [CHRISTMAS]],
])('a closure is added in order of dates: %s another', (_where, added, closures) => {
  expect(withClosure([CHRISTMAS], added)).toEqual(closures);
});

it.each([
  ['apart', days('2026-12-01'), [CHRISTMAS]],
  ['whole', CHRISTMAS, []],
  ['its middle', days('2026-12-25'), [days('2026-12-24'), days('2026-12-26')]],
  ['its end, past a month', days('2026-12-26', '2027-01-02'), [days('2026-12-24', '2026-12-25')]],
])('dates are taken out of a closure: %s', (_what, dates, closures) => {
  expect(withoutDates([CHRISTMAS], dates)).toEqual(closures);
});
