/** As a form holds one: both dates included. */
export interface DraftClosure {
  startDate: string;
  endDate: string;
}

/** The closure a date lies in. */
export function closureOn(closures: readonly DraftClosure[], date: string): DraftClosure | undefined {
  return closures.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** With one more, by date; what it covers already is not written twice. */
export function withClosure(closures: readonly DraftClosure[], added: DraftClosure): DraftClosure[] {
  const others = closures.filter(({ startDate, endDate }) => startDate < added.startDate || endDate > added.endDate);
  return [...others, added].sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/**
 * Without one date: a closure around it is cut in two, so that opening again today leaves the rest of a holiday
 * closed.
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
