import type { BookingState } from './booking-lifecycle.ts';

/** What a stay that nobody closed was settled from: the traveller’s own word, or their review. */
export const COLLECTION_EVIDENCE = ['said', 'reviewed'] as const;
export type CollectionEvidence = (typeof COLLECTION_EVIDENCE)[number];

/** The local hour of the morning after pick-up at which a stay that nobody has closed is looked at. */
export const SETTLING_HOUR = 6;
/** Days after pick-up until which evidence is waited for; what is open then is for people. */
export const SETTLING_DAYS = 30;

export interface ForgottenStay {
  state: BookingState;
  pickup: Date;
  /** When the traveller said that they have their bags. */
  saidCollectedAt: Date | null;
  /** When they reviewed the stay. Without a check-in that takes their word that bags were left. */
  reviewedAt: Date | null;
  /** Somebody says that they cannot get at their bags, or that the place failed them. */
  hasReport: boolean;
  wasAsked: boolean;
}

/** How a stay ends that nobody at the counter has closed, the morning after; null for one that has to wait. */
export type Settlement = { kind: 'collected'; at: Date; evidence: CollectionEvidence } | { kind: 'ask' } | null;

/**
 * A stay is settled from what the traveller says or wrote after pick-up, never against a report. Without evidence nobody
 * guesses: bags that were taken in are asked about once, and stay on the counter’s list.
 */
export function settlementOf(stay: ForgottenStay): Settlement {
  const { state, pickup, saidCollectedAt, reviewedAt, hasReport, wasAsked } = stay;
  if (hasReport || (state !== 'checked_in' && state !== 'confirmed')) return null;
  if (saidCollectedAt) return { kind: 'collected', at: saidCollectedAt, evidence: 'said' };
  if (reviewedAt && reviewedAt >= pickup) return { kind: 'collected', at: pickup, evidence: 'reviewed' };
  return state === 'checked_in' && !wasAsked ? { kind: 'ask' } : null;
}
