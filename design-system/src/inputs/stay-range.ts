/** The end of a stay being chosen. */
export type StayEnd = 'dropoff' | 'pickup';

/** A stay in the place's local time: both ends as `YYYY-MM-DDTHH:MM`, which compare as text. */
export interface LocalStay {
  dropoff: string;
  pickup: string;
}

/** The selectable times (HH:MM) of a date for one end of a stay, in order; none on a day the place is closed. */
export type TimesOn = (date: string, end: StayEnd) => readonly string[];

interface Limits {
  /** The earliest drop-off that can be chosen. */
  minimum: string;
  times: TimesOn;
}

/** The times that can be chosen on a date, from `earliest` on. */
export function timesFrom(date: string, earliest: string, end: StayEnd, times: TimesOn): string[] {
  return times(date, end).filter((time) => `${date}T${time}` >= earliest);
}

/**
 * Sets the drop-off and moves the pick-up if it would be too early, so that the two never contradict each other on the
 * screen.
 */
export function withDropoff(stay: LocalStay, dropoff: string, { minimum, times }: Limits): LocalStay {
  const start = nearest(dropoff < minimum ? minimum : dropoff, minimum, 'dropoff', times);
  const earliest = addHoursLocal(start, 1);
  return {
    dropoff: start,
    pickup: stay.pickup >= earliest ? stay.pickup : nearest(addHoursLocal(start, 3), earliest, 'pickup', times),
  };
}

/** Sets the pick-up, at least an hour after the drop-off. */
export function withPickup(stay: LocalStay, pickup: string, { times }: Limits): LocalStay {
  const earliest = addHoursLocal(stay.dropoff, 1);
  return { dropoff: stay.dropoff, pickup: nearest(pickup < earliest ? earliest : pickup, earliest, 'pickup', times) };
}

export function dateOf(local: string): string {
  return local.slice(0, 10);
}

export function timeOf(local: string): string {
  return local.slice(11, 16);
}

/** Arithmetic on local time: the text is read as UTC, so that the device's time zone has no effect. */
export function addHoursLocal(local: string, hours: number): string {
  return new Date(Date.parse(`${local}:00Z`) + hours * 3_600_000).toISOString().slice(0, 16);
}

/**
 * The nearest selectable time of that date: the next one, otherwise the last one before; after the day's last, the
 * first of the next date. On a date without any the time is kept, and the error is shown beside it.
 */
function nearest(local: string, earliest: string, end: StayEnd, times: TimesOn): string {
  const date = dateOf(local);
  const choosable = timesFrom(date, earliest, end, times).map((time) => `${date}T${time}`);
  const found = choosable.find((time) => time >= local) ?? choosable.at(-1);
  if (found) return found;
  if (times(date, end).length === 0) return local;
  const next = dateOf(addHoursLocal(`${date}T00:00`, 24));
  const [first] = times(next, end);
  return first ? `${next}T${first}` : local;
}
