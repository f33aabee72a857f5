import { describe, expect, it } from 'vitest';
import { surveyState } from './survey-state.ts';

const review = { can_review: false, submitted: false, asks_if_left: false };
const closed = {
  ...{ id: 'i', kind: 'closed' as const, created: '2026-11-24T10:00:00Z', respond_by: null },
  ...{ resolved_at: null, resolution: null, withheld: 0, is_credit: false, reviewed_first: false },
};

describe('the state of a survey', () => {
  it.each([
    ['open', 'checked_out', { ...review, can_review: true }],
    ['done', 'checked_out', { ...review, submitted: true }],
    ['early', 'confirmed', review],
    ['cancelled', 'cancelled', review],
    ['unused', 'no_show', review],
    ['unused', 'held', review],
    ['unused', 'expired', review],
  ] as const)('%s for a booking that is %s', (shown, state, given) => {
    expect(surveyState({ state, review: given, incident: null })).toBe(shown);
  });

  it('is about the place moved to, and not about the one that was closed', () => {
    expect(surveyState({ state: 'confirmed', review, incident: closed })).toBe('unused');
    const moved = { ...closed, resolution: 'rebooked' as const };
    expect(surveyState({ state: 'confirmed', review, incident: moved })).toBe('early');
  });
});
