import { addMinutes } from 'date-fns/addMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import { closesNext } from './closing-time.ts';
import type { CompiledHours } from './opening-hours.ts';

/** Minutes before drop-off, and before the place closes, at which a traveller is reminded. */
export const REMINDED_MINUTES = 60;
/** Minutes before drop-off after which a reminder is too late to help. */
const LATEST_MINUTES = 10;
/** Minutes after pick-up from which a traveller counts as late, and hours for which they are reminded. */
export const LATE_MINUTES = 15;
export const LATE_HOURS = 6;

/** Minutes after which a traveller is reminded of a change that they have not paid. */
export const UNPAID_MINUTES = 5;

/** Checks that drop-off is within an hour, for a stay that was booked before that. */
export function isDropoffSoon(
  { dropoff, confirmedAt }: { dropoff: Date; confirmedAt: Date | null },
  now: Date,
): boolean {
  const asked = subMinutes(dropoff, REMINDED_MINUTES);
  return now >= asked && now <= subMinutes(dropoff, LATEST_MINUTES) && confirmedAt !== null && confirmedAt <= asked;
}

interface InsideStay {
  pickup: Date;
  timezone: string;
  hours: CompiledHours;
}

/**
 * Returns the closing time to remind a traveller of whose bags are in storage, within the hour before it; null if there
 * is none. Travellers whose agreed pick-up is later left their bags there on purpose.
 */
export function closingToTell({ pickup, timezone, hours }: InsideStay, now: Date): Date | null {
  const closes = closesNext(hours, now, timezone);
  return closes && closes <= addMinutes(now, REMINDED_MINUTES) && pickup <= closes ? closes : null;
}
