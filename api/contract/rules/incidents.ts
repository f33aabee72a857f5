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
