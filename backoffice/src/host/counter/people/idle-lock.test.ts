import { expect, it } from 'vitest';
import { isToLock } from './idle-lock.ts';

const at = (time: string) => Date.parse(`2026-11-23T${time}:00.000Z`);
const open = [{ until: '2026-11-23T20:00:00.000Z' }];

it.each([
  ['in use', '12:00', '12:09', false, false],
  ['after ten minutes', '12:00', '12:10', false, true],
  ['once the place has closed', '19:58', '20:00', false, true],
  ['in use after closing time', '20:01', '20:05', false, false],
  ['while an unchecked PIN can be checked', '12:00', '12:01', true, true],
  ['under a person’s hands', '12:00', '12:00', true, false],
])('a shared device locks, or does not: %s', (_when, active, now, isCheckable, locks) => {
  expect(isToLock({ active: at(active), now: at(now), minutes: 10, open, isCheckable })).toBe(locks);
});
