import type { CaseState, IncidentKind } from './incidents.ts';

/**
 * Templates of staff's replies to the two sides of a case: that it is being reviewed, a question, a reminder to
 * respond, the decision. Hosts are sent each decision when it is made.
 */
export const CASE_REPLIES = [
  'traveller_reviewing',
  'traveller_question',
  'traveller_outcome',
  'host_reviewing',
  'host_question',
  'host_reminder',
] as const;
export type CaseReplyKind = (typeof CASE_REPLIES)[number];

export const CASE_SIDES = ['traveller', 'host'] as const;
export type CaseSide = (typeof CASE_SIDES)[number];

/** Maximum number of replies in a case within 24 hours, to both sides together. */
export const CASE_REPLIES_A_DAY = 10;

/** Maximum length of staff's own words in a reply. */
export const CASE_REPLY_LENGTH = 1000;

/** Returns the side that a template is for. */
export function sideOf(kind: CaseReplyKind): CaseSide {
  return kind.startsWith('host_') ? 'host' : 'traveller';
}

/** Tells whether a template makes no sense without staff's own words. */
export function needsOwnWords(kind: CaseReplyKind): boolean {
  return kind === 'traveller_question' || kind === 'host_question';
}

/** Returns the templates that fit a case in a state. The decision on a claim is mailed when it is made. */
export function fittingReplies(state: CaseState, about: IncidentKind): CaseReplyKind[] {
  return CASE_REPLIES.filter((kind) => FITS[kind](state) && !(about === 'claim' && kind === 'traveller_outcome'));
}

const isWithHost = (state: CaseState) => state === 'waiting_for_host' || state === 'overdue';
const isOpen = (state: CaseState) => isWithHost(state) || state === 'waiting_for_traveller' || state === 'to_decide';
const always = () => true;

const FITS: Record<CaseReplyKind, (state: CaseState) => boolean> = {
  traveller_reviewing: isOpen,
  traveller_question: always,
  traveller_outcome: (state) => state === 'decided',
  host_reviewing: isOpen,
  host_question: always,
  host_reminder: isWithHost,
};
