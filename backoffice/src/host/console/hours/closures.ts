/** A closure as a form holds it: both dates included. */
export interface DraftClosure {
  startDate: string;
  endDate: string;
}

/** Returns the closure that contains a date. */
export function closureOn(closures: readonly DraftClosure[], date: string): DraftClosure | undefined {
  return closures.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** Adds a closure, in order of dates; dates already covered are not added twice. */
export function withClosure(closures: readonly DraftClosure[], added: DraftClosure): DraftClosure[] {
  const others = closures.filter(({ startDate, endDate }) => startDate < added.startDate || endDate > added.endDate);
  return [...others, added].sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/**
 * Removes one date: a closure around it is split in two, so that reopening today leaves the rest of a holiday closed.
 */
export function withoutDate(
  closures: readonly DraftClosure[],
  date: string,
  { dayBefore, dayAfter }: { dayBefore: string; dayAfter: string },
): DraftClosure[] {
  return closures.flatMap((closure) => {
    if (closure.endDate < date || date < closure.startDate) return [closure];
    return [
      ...(closure.startDate < date ? [{ ...closure, endDate: dayBefore }] : []),
      ...(closure.endDate > date ? [{ ...closure, startDate: dayAfter }] : []),
    ];
  });
}
