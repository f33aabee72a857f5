import { describe, expect, it } from 'vitest';
import { surveyState } from './survey-state.ts';

const review = { can_review: false, submitted: false };

describe('what a survey shows', () => {
  it.each([
    ['open', 'checked_out', { can_review: true, submitted: false }],
    ['done', 'checked_out', { can_review: false, submitted: true }],
    ['early', 'confirmed', review],
    ['cancelled', 'cancelled', review],
    ['unused', 'no_show', review],
    ['unused', 'held', review],
    ['unused', 'expired', review],
  ] as const)('%s for a booking that is %s', (shown, state, given) => {
    expect(surveyState({ state, review: given })).toBe(shown);
  });
});
