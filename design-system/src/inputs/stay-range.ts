/** A stay on the place's wall clock: both ends as `YYYY-MM-DDTHH:MM`, which compare as text. */
export interface LocalStay {
  dropoff: string;
  pickup: string;
}

interface Limits {
  /** The earliest drop-off that may be chosen. */
  minimum: string;
  firstHour: number;
  lastHour: number;
}

/** Whole hours that may be chosen on a date, from `earliest` on. */
export function hoursFor(date: string, earliest: string, { firstHour, lastHour }: Omit<Limits, 'minimum'>): string[] {
  const hours = Array.from(
    { length: lastHour - firstHour + 1 },
    (_, index) => `${String(firstHour + index).padStart(2, '0')}:00`,
  );
  return hours.filter((hour) => `${date}T${hour}` >= earliest);
}

/**
 * Sets the drop-off and drags the pick-up along when it would come too early, so that the two never contradict
 * each other on the screen.
 */
export function withDropoff(stay: LocalStay, dropoff: string, limits: Limits): LocalStay {
  const start = withinHours(dropoff < limits.minimum ? limits.minimum : dropoff, limits);
  const earliest = addHoursLocal(start, 1);
  return {
    dropoff: start,
    pickup: stay.pickup >= earliest ? stay.pickup : withinHours(addHoursLocal(start, 3), limits, earliest),
  };
}

/** Sets the pick-up, at the earliest an hour after the drop-off. */
export function withPickup(stay: LocalStay, pickup: string, limits: Limits): LocalStay {
  const earliest = addHoursLocal(stay.dropoff, 1);
  return { dropoff: stay.dropoff, pickup: withinHours(pickup < earliest ? earliest : pickup, limits, earliest) };
}

export function dateOf(local: string): string {
  return local.slice(0, 10);
}

export function timeOf(local: string): string {
  return local.slice(11, 16);
}

/** Wall-clock arithmetic: the text is read as UTC, so that no zone of the device comes in. */
export function addHoursLocal(local: string, hours: number): string {
  return new Date(Date.parse(`${local}:00Z`) + hours * 3_600_000).toISOString().slice(0, 16);
}

/** The nearest choosable time: late ones fall back to the day's last hour unless that is before `earliest`. */
function withinHours(local: string, { firstHour, lastHour }: Limits, earliest = ''): string {
  const hour = Number(local.slice(11, 13));
  const at = (value: number) => `${dateOf(local)}T${String(value).padStart(2, '0')}:00`;
  if (hour < firstHour) return at(firstHour);
  if (hour <= lastHour) return local;
  const last = at(lastHour);
  return last >= earliest && earliest !== '' ? last : addHoursLocal(at(firstHour), 24);
}
