import { addHours, addMinutes, max } from 'date-fns';
import type { BookingState } from './booking-lifecycle.ts';
import { earliestPickup } from './time.ts';

/** What can go wrong at the door: nobody there, bags not taken, or the bags locked in. */
export const INCIDENT_KINDS = ['closed', 'refused', 'closed_at_pickup'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** How a report ended: the booking moved, it was cancelled, or the bags were given back. */
export const INCIDENT_RESOLUTIONS = ['rebooked', 'cancelled', 'collected'] as const;

/** Reports after which a place counts as failed: the traveller may move for free, or have everything back. */
export const PLACE_FAILURES: readonly IncidentKind[] = ['closed', 'refused'];

/** Minutes before drop-off from which, and hours after pick-up until which, a place can be reported. */
export const INCIDENT_WINDOW = { minutesBeforeDropoff: 30, hoursAfterPickup: 24 } as const;

/** Minutes in which a host answers somebody who cannot get at their bags. */
export const INCIDENT_RESPONSE_MINUTES = 30;

/** Hours in which a host answers a report that their place was closed or refused bags, before it counts. */
export const ANSWER_HOURS = 48;
/** Days for which a report counts against a place. */
export const COUNTED_DAYS = 90;
/** Hours from now until which a host can say they arrive. */
export const ARRIVAL_HOURS = 3;

/** What a host answers: to a report that bags were not taken, and to somebody whose bags are locked in. */
export const REPORT_ANSWERS = ['agrees', 'disputes'] as const;
export const PICKUP_ANSWERS = ['on_the_way', 'open_now'] as const;
export const INCIDENT_ANSWERS = [...REPORT_ANSWERS, ...PICKUP_ANSWERS] as const;
export type IncidentAnswer = (typeof INCIDENT_ANSWERS)[number];

export const VERDICTS = ['upheld', 'dismissed'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Where a report stands: it waits for its host, or for staff since the host disputes it; it counts against the place, or
 * was dismissed. `uncounted` never counts: bags that were locked in, and what was reported before hosts could answer.
 */
export const REPORT_STANDINGS = ['waiting', 'disputed', 'counts', 'dismissed', 'uncounted'] as const;
export type ReportStanding = (typeof REPORT_STANDINGS)[number];

export interface AnswerableReport {
  kind: IncidentKind;
  resolved_at: Date | null;
  /** Until when the host can answer; null where an answer changes nothing that counts. */
  answer_by: Date | null;
  answer: IncidentAnswer | null;
  verdict: Verdict | null;
}

/** Staff have the last word; before them the host's own, and in the end their silence. */
export function standingOf(report: AnswerableReport, now: Date): ReportStanding {
  const { kind, resolved_at, answer_by, answer, verdict } = report;
  if (verdict) return verdict === 'upheld' ? 'counts' : 'dismissed';
  if (kind === 'closed_at_pickup') return resolved_at || answer ? 'uncounted' : 'waiting';
  if (!answer_by) return 'uncounted';
  if (answer) return answer === 'agrees' ? 'counts' : 'disputed';
  return now < answer_by ? 'waiting' : 'counts';
}

/** Which answers a report takes at `now`; none once it is decided or its time is over. */
export function answersTo(
  { kind, resolved_at, answer_by, verdict }: AnswerableReport,
  now: Date,
): readonly IncidentAnswer[] {
  if (kind === 'closed_at_pickup') return resolved_at ? [] : PICKUP_ANSWERS;
  return !verdict && answer_by && now < answer_by ? REPORT_ANSWERS : [];
}

interface ReportableStay {
  state: BookingState;
  dropoff: Date;
  pickup: Date;
}

/** What a traveller can report of a place at `now`. A host may forget to check bags in, so time counts as well. */
export function reportableIncidents({ state, dropoff, pickup }: ReportableStay, now: Date): IncidentKind[] {
  if (now > addHours(pickup, INCIDENT_WINDOW.hoursAfterPickup)) return [];
  if (state === 'checked_in') return ['closed_at_pickup'];
  if (state !== 'confirmed' || now < addMinutes(dropoff, -INCIDENT_WINDOW.minutesBeforeDropoff)) return [];
  return now >= dropoff ? ['closed', 'refused', 'closed_at_pickup'] : ['closed', 'refused'];
}

/** What is left of a stay at `now`: an hour at least, since nobody can bring bags for less. */
export function restOfStay({ dropoff, pickup }: Pick<ReportableStay, 'dropoff' | 'pickup'>, now: Date) {
  const from = max([dropoff, now]);
  return { dropoff: from, pickup: max([pickup, earliestPickup(from)]) };
}
