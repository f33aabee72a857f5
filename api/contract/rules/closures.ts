import type { Closure } from './opening-hours.ts';
import { addCalendarDays } from './time.ts';

/** Adds a closure, in order of dates; those within it become part of it. */
export function withClosure(closures: readonly Closure[], added: Closure): readonly Closure[] {
  const isKnown = closures.some((each) => each.start_date <= added.start_date && added.end_date <= each.end_date);
  if (isKnown) return closures;
  const others = closures.filter(
    ({ start_date, end_date }) => start_date < added.start_date || end_date > added.end_date,
  );
  return [...others, added].sort((one, other) => one.start_date.localeCompare(other.start_date));
}

/** Removes dates, both included: a closure around them is split in two, one that overlaps is shortened. */
export function withoutDates(closures: readonly Closure[], { start_date, end_date }: Closure): Closure[] {
  return closures.flatMap((closure) => {
    if (closure.end_date < start_date || end_date < closure.start_date) return [closure];
    return [
      ...(closure.start_date < start_date ? [{ ...closure, end_date: addCalendarDays(start_date, -1) }] : []),
      ...(closure.end_date > end_date ? [{ ...closure, start_date: addCalendarDays(end_date, 1) }] : []),
    ];
  });
}
