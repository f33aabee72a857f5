import { expect, it } from 'vitest';
import type { BookingState } from './booking-lifecycle.ts';
import { isTalkOpen } from './conversations.ts';

const PICKUP = new Date('2026-11-24T18:00:00Z');

it.each<[BookingState, now: string, checkedOut: string | null, isOpen: boolean]>([
  ['held', '2026-11-24T10:00:00Z', null, false],
  ['expired', '2026-11-24T10:00:00Z', null, false],
  ['cancelled', '2026-11-24T10:00:00Z', null, false],
  ['confirmed', '2026-11-20T10:00:00Z', null, true],
  ['confirmed', '2026-11-26T18:00:00Z', null, true],
  ['confirmed', '2026-11-26T18:00:01Z', null, false],
  ['no_show', '2026-11-26T18:00:00Z', null, true],
  ['no_show', '2026-11-26T18:00:01Z', null, false],
  ['checked_in', '2026-12-24T10:00:00Z', null, true],
  ['checked_out', '2026-11-25T12:00:00Z', '2026-11-23T12:00:00Z', true],
  ['checked_out', '2026-11-25T12:00:01Z', '2026-11-23T12:00:00Z', false],
  ['checked_out', '2026-11-28T12:00:00Z', '2026-11-27T12:00:00Z', true],
])('a %s stay at %s (collected %s) can be written about: %s', (state, now, checkedOut, isOpen) => {
  const checked_out_at = checkedOut === null ? null : new Date(checkedOut);
  expect(isTalkOpen({ state, pickup: PICKUP, checked_out_at }, new Date(now))).toBe(isOpen);
});
