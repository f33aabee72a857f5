import { isDeepStrictEqual } from 'node:util';
import { firstDayOf, lastDayOf, monthAfter } from '../../../contract/rules/months.ts';
import type { MonthGap, MonthReport } from '../../../contract/structs/month.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { sumLedgerEntries } from '../ledger/list-entries.ts';
import { listHostBalances } from '../payouts/list-host-balances.ts';
import { countDaysDiffering } from '../reconciliation/list-reconciled-days.ts';
import { presentMonth, requireMonth, spanOf } from './months.ts';
import { countInvoices, countUnexplained, listOpenRuns } from './store.ts';

/**
 * Returns a month with its sums, and what is missing before it is closed.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getMonth(
  services: HasDatabase & HasClock & HasBusinessZone,
  period: string,
): Promise<MonthReport> {
  const { database, businessZone: timezone } = services;
  const { query } = database;
  const row = await requireMonth(services, period);
  const month = presentMonth(services, period, row);
  const span = spanOf(period, timezone);
  const days = { since: firstDayOf(period), until: lastDayOf(period) };
  const runs = await listOpenRuns(query, spanOf(monthAfter(period), timezone).until);
  const { items: sums } = await sumLedgerEntries(services, days);
  const report = {
    ...month,
    from: span.from.toISOString(),
    until: span.until.toISOString(),
    timezone,
    note: row?.note ?? null,
    days_differing: await countDaysDiffering(services, span),
    unexplained: await countUnexplained(query, span),
    runs: runs.map(({ currency_code, created, ...run }) => ({
      ...run,
      ...currencyFields(currency_code),
      created: created.toISOString(),
    })),
    invoices: await countInvoices(query, period, span),
    without_account: (await listHostBalances(services, { without_account: true, per_page: 1 })).total,
    sums,
    changed: row?.figures != null && !isDeepStrictEqual(row.figures, sums),
  };
  return { ...report, gaps: gapsIn(report) };
}

function gapsIn(report: Omit<MonthReport, 'gaps'>): MonthGap[] {
  const gaps: Record<MonthGap, boolean> = {
    NOT_OVER: report.state === 'running',
    DAYS_DIFFER: report.days_differing > 0,
    UNEXPLAINED: report.unexplained > 0,
    RUNS_OPEN: report.runs.length > 0,
    NOT_INVOICED: report.invoices.due > 0,
    NOT_EXPORTED: report.exported === null,
  };
  return (Object.keys(gaps) as MonthGap[]).filter((gap) => gaps[gap]);
}
