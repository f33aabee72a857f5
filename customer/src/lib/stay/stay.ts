import {
  BAG_COUNT,
  type Bags,
  bagCountOf,
  DEFAULT_PICKUP_OFFSET_HOURS,
  defaultDropoff,
  instantOf,
  localMoment,
  moveIntoOpeningWindow,
} from '@cubby/api';
import { addHoursLocal, dateOf, type LocalStay, timeOf } from '@cubby/design-system';
import { readSizes, writeSizes } from './bag-sizes.ts';

/** A traveller's request, in the place's local time: it means the same in every time zone. */
export interface Stay extends LocalStay {
  bags: number;
  /** The sizes of the bags, if given. */
  sizes?: Bags | null;
}

/** Reads the stay from an address; missing or past values become the default. */
export function readStay(search: string, timezone: string, now: Date): Stay {
  const query = new URLSearchParams(search);
  const minimum = earliestDropoff(timezone, now);
  const asked = query.get('dropoff') ?? '';
  const dropoff =
    isLocal(asked) && asked >= minimum
      ? asked
      : localTime(moveIntoOpeningWindow(defaultDropoff(now, timezone), timezone), timezone);
  const wanted = query.get('pickup') ?? '';
  const pickup = isLocal(wanted) && wanted >= addHoursLocal(dropoff, 1) ? wanted : defaultPickupLocal(dropoff);
  const bags = query.has('bags') ? bagCountOf(query.get('bags')) : BAG_COUNT.default;
  const sizes = readSizes(query.get('sizes'), bags);
  return { dropoff, pickup, bags, ...(sizes && { sizes }) };
}

export function stayQuery({ dropoff, pickup, bags, sizes }: Stay): Record<string, string | number> {
  return { dropoff, pickup, bags, ...(sizes && { sizes: writeSizes(sizes) }) };
}

/** Returns the stay in the API's format. */
export function stayInstants({ dropoff, pickup, bags, sizes }: Stay, timezone: string) {
  const instant = (local: string) => instantOf(dateOf(local), timeOf(local), timezone).toISOString();
  return {
    dropoff: instant(dropoff),
    pickup: instant(pickup),
    bag_count: bags,
    ...(sizes && { bag_sizes: writeSizes(sizes) }),
  };
}

/** Returns the start of the current hour at the place. */
export function earliestDropoff(timezone: string, now: Date): string {
  return localTime(defaultDropoff(now, timezone), timezone);
}

export function localTime(instant: Date, timezone: string): string {
  const { date, minute } = localMoment(instant, timezone);
  return `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/**
 * Adds three hours, until nine in the evening at the latest, so that a late drop-off is not paid for two days; if less than
 * an hour is left, it is seven the next morning, since that is when pickers begin.
 */
function defaultPickupLocal(dropoff: string): string {
  const later = addHoursLocal(dropoff, DEFAULT_PICKUP_OFFSET_HOURS);
  const latest = `${dateOf(dropoff)}T21:00`;
  if (later <= latest) return later;
  if (addHoursLocal(dropoff, 1) <= latest) return latest;
  return dateOf(later) === dateOf(dropoff) ? `${dateOf(addHoursLocal(dropoff, 24))}T07:00` : `${dateOf(later)}T07:00`;
}

function isLocal(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}:00Z`));
}
