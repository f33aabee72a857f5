import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { ReconciledDay } from '../../../contract/structs/reconciliation.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listSums } from '../../platform/database/list-rows.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { endOfDay, type HasBusinessZone, startOfDay } from '../ledger/business-zone.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { GRACE_MS } from './reconcile.ts';
import { type DayRow, movedDays, reconciledDays } from './store.ts';

/** Lists days with movements at the payment service or in the ledger, the newest first. */
export async function listReconciledDays(
  { database, now, businessZone: zone }: HasDatabase & HasClock & HasBusinessZone,
  asked: QueryOf<Endpoints['listReconciledDays']>,
): Promise<Page<ReconciledDay>> {
  const { query } = database;
  const { ccy_code } = asked;
  const matching = movedDays(query, zone)
    .selectAll()
    .$if(ccy_code !== undefined, (rows) => rows.where('d.currency_code', '=', ccy_code ?? 'EUR'));
  const { rows: chosen, total } = await listSums(matching, asked, { id: 'd.id', columns: { day: 'd.id' }, by: 'day' });
  const ids = chosen.map(({ id }) => id);
  const page = pagingOf(asked.page, asked.per_page);
  if (ids.length === 0) return pageOf([], total, page);
  const days = ids.map((id) => id.slice(0, 10)).sort();
  const within = { from: startOfDay(days[0] ?? '', zone), until: endOfDay(days.at(-1) ?? '', zone) };
  const rows = await reconciledDays(query, zone, within).selectAll().where('d.id', 'in', ids).execute();
  const items = inOrder(ids, rows).map(({ currency_code, day: _day, ...row }) => ({
    ...row,
    day: row.id.slice(0, 10),
    ...currencyFields(currency_code),
    is_over: isOver(row, zone, now()),
    agrees: agrees(row),
  }));
  return pageOf(items, total, page);
}

/** Counts the days of a period, of each currency, that are over and on which the two differ. */
export async function countDaysDiffering(
  { database, now, businessZone: zone }: HasDatabase & HasClock & HasBusinessZone,
  within: { from: Date; until: Date },
): Promise<number> {
  const rows = await reconciledDays(database.query, zone, within).selectAll().execute();
  return rows.filter((row) => isOver(row, zone, now()) && !agrees(row)).length;
}

/** Tells whether a day is over, and its movements had the time to arrive. */
function isOver({ id }: Pick<DayRow, 'id'>, zone: string, now: Date): boolean {
  return endOfDay(id.slice(0, 10), zone).getTime() + GRACE_MS <= now.getTime();
}

function agrees(row: Omit<DayRow, 'day' | 'currency_code'>): boolean {
  return (
    row.charged === row.ledger_charged &&
    row.refunded === row.ledger_refunded &&
    row.disputed === row.ledger_disputed &&
    row.fees === row.ledger_fees
  );
}
