import { describe, expect, it } from 'vitest';
import { normaliseError } from './errors.ts';
import { BOOKING_STATES, BOOKING_TRANSITIONS, mayStep } from './rules/booking-lifecycle.ts';

describe('error replies', () => {
  it.each([
    ['error_id before id', { error_id: 'A', id: 'B', message: 'm' }, { id: 'A', message: 'm', errors: {} }],
    ['id', { id: 'B', message: 'm' }, { id: 'B', message: 'm', errors: {} }],
    ['neither', {}, { id: '1', message: 'An unknown error has occurred.', errors: {} }],
    ['plain text', 'Bad gateway', { id: '1', message: 'Bad gateway', errors: {} }],
    ['nothing', '', { id: '1', message: 'An unknown error has occurred.', errors: {} }],
    ['null', null, { id: '1', message: 'An unknown error has occurred.', errors: {} }],
    [
      'fields that are lists of strings',
      { id: 'C', message: 'm', errors: { email: ['x'], phone: 'y', bags: [1] } },
      { id: 'C', message: 'm', errors: { email: ['x'] } },
    ],
  ])('%s', (_, body, expected) => expect(normaliseError(body)).toEqual(expected));
});

describe('the booking lifecycle', () => {
  it('only leads from and to states that exist', () => {
    for (const { from, to } of Object.values(BOOKING_TRANSITIONS)) {
      expect(BOOKING_STATES).toContain(to);
      for (const state of from) expect(BOOKING_STATES).toContain(state);
    }
  });

  it.each([
    ['held', 'cancel', 'traveller', true],
    ['confirmed', 'cancel', 'traveller', true],
    ['checked_in', 'cancel', 'traveller', false],
    ['confirmed', 'check_in', 'traveller', false],
    ['confirmed', 'check_in', 'host', true],
    ['cancelled', 'confirm', 'system', false],
    ['expired', 'confirm', 'system', true],
  ] as const)('%s → %s by %s: %s', (state, step, actor, allowed) => expect(mayStep(state, step, actor)).toBe(allowed));
});
