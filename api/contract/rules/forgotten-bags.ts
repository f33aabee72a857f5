import type { BookingState } from './booking-lifecycle.ts';

/** Evidence for closing a stay without a check-out: the traveller’s statement, or their review. */
export const COLLECTION_EVIDENCE = ['said', 'reviewed'] as const;
export type CollectionEvidence = (typeof COLLECTION_EVIDENCE)[number];

/** The local hour of the morning after pick-up at which stays that are still open are settled. */
export const SETTLING_HOUR = 6;
/** Days after pick-up in which evidence is accepted; stays that are open after that are settled by people. */
export const SETTLING_DAYS = 30;

export interface ForgottenStay {
  state: BookingState;
  pickup: Date;
  /** Time at which the traveller said that they have their bags. */
  saidCollectedAt: Date | null;
  /** Time of the traveller's review. Without a check-in, they have to confirm that they left bags. */
  reviewedAt: Date | null;
  /** A report says that the traveller cannot get their bags, or that the place failed them. */
  hasIncident: boolean;
  wasAsked: boolean;
}

/** Settlement, the morning after, of a stay without a check-out; null for one that stays open. */
export type Settlement = { kind: 'collected'; at: Date; evidence: CollectionEvidence } | { kind: 'ask' } | null;

/**
 * Settles a stay from the traveller's statement or review after pick-up, never against a report. Without evidence
 * nothing is assumed: the traveller is asked once about bags that were checked in, and the bags stay on the counter’s
 * list.
 */
export function settlementOf(stay: ForgottenStay): Settlement {
  const { state, pickup, saidCollectedAt, reviewedAt, hasIncident, wasAsked } = stay;
  if (hasIncident || (state !== 'checked_in' && state !== 'confirmed')) return null;
  if (saidCollectedAt) return { kind: 'collected', at: saidCollectedAt, evidence: 'said' };
  if (reviewedAt && reviewedAt >= pickup) return { kind: 'collected', at: pickup, evidence: 'reviewed' };
  return state === 'checked_in' && !wasAsked ? { kind: 'ask' } : null;
}
