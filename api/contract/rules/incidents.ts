import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import type { BookingState } from './booking-lifecycle.ts';
import type { StoredClaimState } from './claims.ts';
import type { Failure } from './settlement.ts';
import { earliestPickup } from './time.ts';

/** Kinds of reports: the place was closed, it refused the bags, or it was closed at pick-up with the bags inside. */
export const REPORT_KINDS = ['closed', 'refused', 'closed_at_pickup'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Reports, and claims for lost or damaged bags, which are worked on alike and never count against a place. */
export const INCIDENT_KINDS = [...REPORT_KINDS, 'claim'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Outcomes of a report: the booking moved, it was cancelled, the bags were returned, or a claim was decided. */
export const INCIDENT_RESOLUTIONS = ['rebooked', 'cancelled', 'collected', 'settled'] as const;

/** Reports after which a place counts as failed: the traveller can move for free, or get a full refund. */
export const STASHPOINT_FAILURES: readonly ReportKind[] = ['closed', 'refused'];

/** Minutes before drop-off from which, and hours after pick-up until which, a place can be reported. */
export const INCIDENT_WINDOW = { minutesBeforeDropoff: 30, hoursAfterPickup: 24 } as const;

/** Minutes a host has to respond to a traveller who cannot get their bags. */
export const INCIDENT_RESPONSE_MINUTES = 30;

/** Hours a host has to respond to a report that their place was closed or refused bags, before it counts. */
export const ANSWER_HOURS = 48;
/** Days for which a report counts against a place. */
export const COUNTED_DAYS = 90;
/** Hours from now until which a host can announce their arrival. */
export const ARRIVAL_HOURS = 3;

/** Responses of a host: to a report that bags were not taken, to a traveller whose bags are locked in, and to a claim. */
export const REFUSAL_ANSWERS = ['agrees', 'disputes'] as const;
export const PICKUP_ANSWERS = ['on_the_way', 'open_now'] as const;
export const CLAIM_ANSWERS = ['statement'] as const;
export const INCIDENT_ANSWERS = [...REFUSAL_ANSWERS, ...PICKUP_ANSWERS, ...CLAIM_ANSWERS] as const;
export type IncidentAnswer = (typeof INCIDENT_ANSWERS)[number];

export const VERDICTS = ['upheld', 'dismissed'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Status of a report: it is waiting for its host, or for staff because the host disputes it; it counts against the
 * place, or was dismissed. `uncounted` never counts: claims, bags that were locked in, and reports from before hosts
 * could respond.
 */
export const INCIDENT_STANDINGS = ['waiting', 'disputed', 'counts', 'dismissed', 'uncounted'] as const;
export type IncidentStanding = (typeof INCIDENT_STANDINGS)[number];

export interface AnswerableIncident {
  kind: IncidentKind;
  resolved_at: Date | null;
  /** Deadline for the host's response; null if a response changes nothing. */
  answer_by: Date | null;
  answer: IncidentAnswer | null;
  verdict: Verdict | null;
  /** One of too many without proof: it waits for staff, and changes nothing until then. */
  reviewed_first: boolean;
}

/**
 * Returns the status of a report. The staff's decision takes precedence, then the host's response, then the expired
 * deadline.
 */
export function standingOf(incident: AnswerableIncident, now: Date): IncidentStanding {
  const { kind, resolved_at, answer_by, answer, verdict, reviewed_first } = incident;
  if (verdict) return verdict === 'upheld' ? 'counts' : 'dismissed';
  if (kind === 'closed_at_pickup') return resolved_at || answer ? 'uncounted' : 'waiting';
  if (!answer_by) return 'uncounted';
  if (kind === 'claim') return !resolved_at && !answer && now < answer_by ? 'waiting' : 'uncounted';
  if (answer) return answer === 'agrees' ? 'counts' : 'disputed';
  if (reviewed_first) return 'disputed';
  return now < answer_by ? 'waiting' : 'counts';
}

/**
 * Tells whether a stay's place failed its traveller, and by which report. What a counter records itself is proven; what a
 * traveller reports is proven once it counts.
 */
export function failureOf<Report extends AnswerableIncident & { stashpoint_id: string }>(
  reports: readonly Report[] | null,
  stashpointId: string,
  now: Date,
): { failure: Failure; report: Report | null } {
  const own = (reports ?? []).filter(
    ({ kind, stashpoint_id }) => stashpoint_id === stashpointId && STASHPOINT_FAILURES.some((each) => each === kind),
  );
  const proven = own.find((report) => isProven(report, now));
  const waiting = own.find(
    (report) => !report.reviewed_first && ['waiting', 'disputed'].includes(standingOf(report, now)),
  );
  if (proven) return { failure: 'proven', report: proven };
  return { failure: waiting ? 'unproven' : 'none', report: waiting ?? null };
}

/** Tells whether a report that a place failed is proven: by its own counter, its host, staff, or their silence. */
function isProven(report: AnswerableIncident, now: Date): boolean {
  return standingOf(report, now) === 'counts' || (report.answer_by === null && !report.verdict);
}

/**
 * Returns the responses a report accepts at `now`; none once it is decided, its deadline has passed or its host agrees: the
 * traveller's money is on its way then.
 */
export function answersTo(
  { kind, resolved_at, answer_by, answer, verdict }: AnswerableIncident,
  now: Date,
): readonly IncidentAnswer[] {
  if (kind === 'closed_at_pickup') return resolved_at ? [] : PICKUP_ANSWERS;
  if (kind === 'claim') return !resolved_at && answer_by && now < answer_by ? CLAIM_ANSWERS : [];
  return !verdict && answer !== 'agrees' && answer_by && now < answer_by ? REFUSAL_ANSWERS : [];
}

/** Kinds of cases that staff work on. */
export const CASE_KINDS = ['incident', 'claim'] as const;

/**
 * State of a case for staff: it is waiting for the host, the host has let the deadline of a traveller at the door pass,
 * its traveller was asked for more, it is theirs to decide, it was settled without a decision, or they have decided it.
 */
export const CASE_STATES = [
  'waiting_for_host',
  'overdue',
  'waiting_for_traveller',
  'to_decide',
  'settled',
  'decided',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

type StaffIncident = AnswerableIncident & {
  /** Deadline for bags that are locked in: for the host's response, then for their arrival. */
  respond_by: Date | null;
  /** State of a claim; null for a report. */
  claim_state: StoredClaimState | null;
};

/** Returns the state of a case at `now`, and the next deadline of its host; null once there is none. */
export function caseStateOf(incident: StaffIncident, now: Date): { state: CaseState; deadline: Date | null } {
  const { kind, resolved_at, respond_by, answer_by, verdict, claim_state } = incident;
  if (verdict) return { state: 'decided', deadline: null };
  if (kind === 'closed_at_pickup') {
    if (resolved_at) return { state: 'settled', deadline: null };
    return { state: respond_by && respond_by <= now ? 'overdue' : 'waiting_for_host', deadline: respond_by };
  }
  const standing = standingOf(incident, now);
  if (kind === 'claim' && resolved_at) return { state: 'decided', deadline: null };
  if (claim_state === 'needs_more') return { state: 'waiting_for_traveller', deadline: null };
  if (kind === 'claim' && standing !== 'waiting') return { state: 'to_decide', deadline: null };
  if (standing === 'waiting') return { state: 'waiting_for_host', deadline: answer_by };
  return { state: standing === 'disputed' ? 'to_decide' : 'settled', deadline: null };
}

/** Tells whether staff can decide a report: bags that are locked in are returned, and claims have decisions of their own. */
export function isDecidable({ kind, answer_by }: { kind: IncidentKind; answer_by: Date | string | null }): boolean {
  return kind !== 'claim' && answer_by !== null;
}

interface ReportableStay {
  state: BookingState;
  dropoff: Date;
  pickup: Date;
}

/**
 * Returns the reports a traveller can make about a place at `now`. A host may forget to check bags in, so the time
 * counts as well.
 */
export function reportableIncidents({ state, dropoff, pickup }: ReportableStay, now: Date): ReportKind[] {
  if (now > addHours(pickup, INCIDENT_WINDOW.hoursAfterPickup)) return [];
  if (state === 'checked_in') return ['closed_at_pickup'];
  if (state !== 'confirmed' || now < addMinutes(dropoff, -INCIDENT_WINDOW.minutesBeforeDropoff)) return [];
  return now >= dropoff ? ['closed', 'refused', 'closed_at_pickup'] : ['closed', 'refused'];
}

/** Returns the rest of a stay at `now`: an hour at least, because bags cannot be booked for less. */
export function restOfStay({ dropoff, pickup }: Pick<ReportableStay, 'dropoff' | 'pickup'>, now: Date) {
  const from = max([dropoff, now]);
  return { dropoff: from, pickup: max([pickup, earliestPickup(from)]) };
}
