import { describe, expect, it } from 'vitest';
import { type ForgottenStay, settlementOf } from './forgotten-bags.ts';

const pickup = new Date('2026-11-22T18:00:00Z');
const later = new Date('2026-11-22T18:20:00Z');
const earlier = new Date('2026-11-22T15:00:00Z');
const stay: ForgottenStay = {
  state: 'checked_in',
  pickup,
  saidCollectedAt: null,
  reviewedAt: null,
  hasIncident: false,
  wasAsked: false,
};

describe('bags without a check-out', () => {
  it.each<[string, Partial<ForgottenStay>, ReturnType<typeof settlementOf>]>([
    ['are asked about once', {}, { kind: 'ask' }],
    ['are not asked about twice', { wasAsked: true }, null],
    ['go when their traveller says so', { saidCollectedAt: later }, { kind: 'collected', at: later, evidence: 'said' }],
    ['go before their time too', { saidCollectedAt: earlier }, { kind: 'collected', at: earlier, evidence: 'said' }],
    ['go by a review', { reviewedAt: later }, { kind: 'collected', at: pickup, evidence: 'reviewed' }],
    ['stay after a review that was written too early', { reviewedAt: earlier, wasAsked: true }, null],
    [
      'stay open while a report says that the traveller has no access',
      { saidCollectedAt: later, hasIncident: true },
      null,
    ],
    [
      'were collected, even though they were never checked in',
      { state: 'confirmed', reviewedAt: later },
      { kind: 'collected', at: pickup, evidence: 'reviewed' },
    ],
    ['are not asked about without a check-in', { state: 'confirmed' }, null],
    ['have gone already', { state: 'checked_out', saidCollectedAt: later }, null],
    ['never came', { state: 'no_show', saidCollectedAt: later }, null],
  ])('%s', (_, differing, settlement) => {
    expect(settlementOf({ ...stay, ...differing })).toEqual(settlement);
  });
});
