import { addMinutes, subMinutes } from 'date-fns';
import { closesNext } from './closing-time.ts';
import type { CompiledHours } from './opening-hours.ts';

/** How long before drop-off, and before its place closes, a traveller is told. */
export const REMINDED_MINUTES = 60;
/** Later than this before drop-off it is no help any more. */
const LATEST_MINUTES = 10;
/** How long after pick-up somebody counts as late, and for how many hours they are told so. */
export const LATE_MINUTES = 15;
export const LATE_HOURS = 6;

/** Whether an hour before drop-off has come, for a stay that was booked before that. */
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
 * The closing that somebody whose bags are inside is told of, within the hour before it; null where there is none. Who
 * agreed on a later pick-up than that leaves the bags there on purpose.
 */
export function closingToTell({ pickup, timezone, hours }: InsideStay, now: Date): Date | null {
  const closes = closesNext(hours, now, timezone);
  return closes && closes <= addMinutes(now, REMINDED_MINUTES) && pickup <= closes ? closes : null;
}
