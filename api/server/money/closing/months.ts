import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import { firstDayOf, monthAfter, monthOf } from '../../../contract/rules/months.ts';
import type { Month } from '../../../contract/structs/month.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { dayOf, type HasBusinessZone, startOfDay } from '../ledger/business-zone.ts';
import { findMonths, firstEntry, type MonthRow, type Period } from './store.ts';

type ReadsMonths = HasDatabase & HasClock & HasBusinessZone;

const PAGE_SIZE = 20;

/** Lists the months since the first payment, the newest first, and which are closed. */
export async function listMonths(
  services: ReadsMonths,
  { page = 1, per_page = PAGE_SIZE, order = 'DESC', ids }: QueryOf<Endpoints['listMonths']>,
): Promise<Page<Month>> {
  const known = (await periodsSinceFirst(services)).filter((period) => !ids || ids.split(',').includes(period));
  if (order === 'DESC') known.reverse();
  const shown = known.slice((page - 1) * per_page, page * per_page);
  const rows = await findMonths(services.database.query, shown);
  const items = shown.map((period) =>
    presentMonth(
      services,
      period,
      rows.find((row) => row.period === period),
    ),
  );
  return pageOf(items, known.length, pagingOf(page, per_page));
}

/** @throws CubbyError NOT_FOUND for a month before the first payment, or in the future. */
export async function requireMonth(services: ReadsMonths, period: string): Promise<MonthRow | undefined> {
  const known = await periodsSinceFirst(services);
  if (!known.includes(period)) throw new CubbyError('NOT_FOUND', 'Month not found.');
  return (await findMonths(services.database.query, [period]))[0];
}

export function presentMonth({ now, businessZone }: ReadsMonths, period: string, row: MonthRow | undefined): Month {
  const isOver = endOf(period, businessZone) <= now();
  return {
    id: period,
    state: row?.closed_at ? 'closed' : isOver ? 'open' : 'running',
    exported: named(row?.exported_at, row?.exporter),
    closed: named(row?.closed_at, row?.closer),
  };
}

function named(at: Date | null | undefined, by: string | null | undefined) {
  return at ? { at: at.toISOString(), by: by ?? null } : null;
}

export function spanOf(period: string, zone: string): Period {
  return { from: startOfDay(firstDayOf(period), zone), until: endOf(period, zone) };
}

function endOf(period: string, zone: string): Date {
  return startOfDay(firstDayOf(monthAfter(period)), zone);
}

async function periodsSinceFirst({ database, now, businessZone }: ReadsMonths): Promise<string[]> {
  const first = await firstEntry(database.query);
  const last = monthOf(dayOf(now(), businessZone));
  const periods = [];
  for (let period = monthOf(dayOf(first ?? now(), businessZone)); period <= last; period = monthAfter(period))
    periods.push(period);
  return periods;
}
