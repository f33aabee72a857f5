import { subDays } from 'date-fns/subDays';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import { daysIn, MAXIMUM_SPAN_DAYS, type Span } from '../../../contract/rules/figure-spans.ts';
import { reportingTotal } from '../../../contract/rules/reporting-total.ts';
import { addCalendarDays } from '../../../contract/rules/time.ts';
import { splitVat, standardRate } from '../../../contract/rules/vat.ts';
import type { CurrencyDays, RevenueReport } from '../../../contract/structs/dashboard.ts';
import { CURRENCIES, type CurrencyCode, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { listRates } from '../../catalogue/currencies/rates.ts';
import { findReportingCode } from '../../catalogue/currencies/reporting-currency.ts';
import { dayOf, type HasBusinessZone, startOfDay } from '../../money/ledger/business-zone.ts';
import { sumLedgerEntries } from '../../money/ledger/list-entries.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { OperatorSettings } from '../../platform/settings/operator-setting.ts';
import { type Taking, takingsBetween, takingsByDay } from './store.ts';

const DEFAULT_DAYS = 14;
const NOTHING = { bookings: 0, revenue: 0 };

/**
 * Reads the revenue of a period by currency, busiest first, and about its sum in the reporting currency. Days begin at
 * midnight in the zone of the business.
 *
 * @throws CubbyError INVALID_DATA on `until` for a period that ends before it begins or is longer than a year.
 */
export async function readRevenue(
  { database, now: clock, businessZone: zone, config }: HasDatabase & HasClock & HasBusinessZone & HasConfig,
  asked: QueryOf<Endpoints['getRevenueReport']>,
): Promise<RevenueReport> {
  const { query } = database;
  const now = clock();
  const today = dayOf(now, zone);
  const span = readSpan(asked, today);
  const dayStart = (date: string) => startOfDay(date, zone);
  const nextDay = dayStart(addCalendarDays(span.until, 1));
  const byDay = (await takingsByDay(query, dayStart(span.since), nextDay, zone)).filter(
    ({ date }) => date <= span.until,
  );
  const midnight = dayStart(today);
  const soFar = await takingsBetween(query, midnight, now);
  const weekAgo = await takingsBetween(query, subDays(midnight, 7), subDays(now, 7));
  const dates = Array.from({ length: daysIn(span) }, (_, index) => addCalendarDays(span.since, index));
  const { items: sums } = await sumLedgerEntries({ database, businessZone: zone }, span);
  const codes = [...new Set([...byDay, ...soFar].map(({ currency_code }) => currency_code))];
  const currencies = codes
    .map((code) => {
      const own = byDay.filter(({ currency_code }) => currency_code === code);
      return {
        ccy_code: code,
        ccy_minor_in_major: CURRENCIES[code].minorInMajor,
        days: dates.map((date) => ({ date, ...figuresOf(own.find((taking) => taking.date === date)) })),
        sum: sumOf(own),
        parts: sums.flatMap(({ part, ccy_code, amount }) => (ccy_code === code ? [{ part, amount }] : [])),
        vat: vatIn(sumOf(own).revenue, config.operator, span.until),
        today: figuresOf(soFar.find(({ currency_code }) => currency_code === code)),
        week_ago: figuresOf(weekAgo.find(({ currency_code }) => currency_code === code)),
      };
    })
    .sort((one, other) => other.sum.bookings - one.sum.bookings);
  const reporting = await findReportingCode(query);
  const rates = await listRates(query);
  return { ...span, timezone: zone, currencies, total: totalOf({ byDay, dates, currencies, reporting, rates }) };
}

/** Returns the VAT that takings include, by the operator's rate at the end of the period; null if they are not taxed. */
function vatIn(takings: number, { country, vatNumber }: OperatorSettings, day: string) {
  const rate = vatNumber === null ? null : standardRate(country, day);
  return rate === null ? null : { rate, amount: splitVat(takings, rate).vat };
}

function readSpan({ since, until }: Partial<Span>, today: string): Span {
  const last = until ?? today;
  const span = { since: since ?? addCalendarDays(last, 1 - DEFAULT_DAYS), until: last };
  const days = daysIn(span);
  if (!(days >= 1 && days <= MAXIMUM_SPAN_DAYS)) throw fieldError('until', 'A span must be one day to one year long.');
  return span;
}

function figuresOf(taking: Taking | undefined) {
  return taking ? { bookings: taking.bookings, revenue: taking.revenue } : NOTHING;
}

function sumOf(takings: readonly Taking[]) {
  return takings.reduce(
    (sum, { bookings, revenue }) => ({ bookings: sum.bookings + bookings, revenue: sum.revenue + revenue }),
    NOTHING,
  );
}

interface Parts {
  byDay: Awaited<ReturnType<typeof takingsByDay>>;
  dates: readonly string[];
  currencies: readonly CurrencyDays[];
  reporting: CurrencyCode;
  rates: Awaited<ReturnType<typeof listRates>>;
}

function totalOf({ byDay, dates, currencies, reporting, rates }: Parts): RevenueReport['total'] {
  const minorInMajor = (code: string) => (isCurrencyCode(code) ? CURRENCIES[code].minorInMajor : 1);
  const summed = reportingTotal(
    byDay.map(({ date, currency_code, revenue }) => ({ date, currency: currency_code, revenue })),
    rates.map(({ ccy_code, rate, valid_from }) => ({ currency: ccy_code, rate: Number(rate), from: valid_from })),
    { reporting, minorInMajor },
  );
  return {
    ccy_code: reporting,
    ccy_minor_in_major: minorInMajor(reporting),
    revenue: summed.total,
    bookings: currencies.reduce((all, { sum }) => all + sum.bookings, 0),
    days: dates.map((date) => ({ date, revenue: summed.byDay.get(date) ?? 0 })),
    oldest_rate: summed.oldestRate,
    missing: summed.missing.filter(isCurrencyCode),
  };
}
