/** Takings of one day in one currency, in its minor units. */
export interface DayTaking {
  /** YYYY-MM-DD. */
  date: string;
  currency: string;
  revenue: number;
}

/** One unit of a currency in units of the reporting currency, for sums of `from` (YYYY-MM-DD) and later. */
export interface ReportingRate {
  currency: string;
  rate: number;
  from: string;
}

export interface ReportingTotal {
  /** Minor units of the reporting currency, by day. */
  byDay: Map<string, number>;
  total: number;
  /** The first day of the oldest rate used; null if none was. */
  oldestRate: string | null;
  /** Currencies with takings on a day for which no rate exists: that part is in no total. */
  missing: string[];
}

/**
 * Adds up takings of several currencies in one of them: each by the latest rate up to its own day. The reporting
 * currency itself needs no rate, and neither does a day without takings. Rounded once for each day and once in total.
 */
export function reportingTotal(
  takings: readonly DayTaking[],
  rates: readonly ReportingRate[],
  { reporting, minorInMajor }: { reporting: string; minorInMajor: (currency: string) => number },
): ReportingTotal {
  const latestFirst = rates.toSorted((one, other) => other.from.localeCompare(one.from));
  const exact = new Map<string, number>();
  const missing = new Set<string>();
  let oldestRate: string | null = null;
  for (const { date, currency, revenue } of takings) {
    if (revenue === 0) continue;
    const found = latestFirst.find((each) => each.currency === currency && each.from <= date);
    const rate = currency === reporting ? 1 : found?.rate;
    if (rate === undefined) {
      missing.add(currency);
      continue;
    }
    if (currency !== reporting && found && (oldestRate === null || found.from < oldestRate)) oldestRate = found.from;
    const amount = (revenue * rate * minorInMajor(reporting)) / minorInMajor(currency);
    exact.set(date, (exact.get(date) ?? 0) + amount);
  }
  return {
    byDay: new Map([...exact].map(([date, amount]) => [date, Math.round(amount)])),
    total: Math.round([...exact.values()].reduce((sum, amount) => sum + amount, 0)),
    oldestRate,
    missing: [...missing].sort(),
  };
}
