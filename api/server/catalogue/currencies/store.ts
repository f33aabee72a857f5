import { type Kysely, sql } from 'kysely';
import { inOrder, type Listing, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Counts by currency: the tables are read once for all currencies. */
function currencies(query: Kysely<Schema>, now: Date) {
  const stashpoints = sql<Counted>`(select currency_code, count(*)::int as total from stashpoints
    where status = 'approved' and active group by currency_code)`.as<'s'>('s');
  const open = sql<Counted>`(select currency_code, count(*)::int as total from bookings
    where changes_booking_id is null and (state = 'checked_in' or (state = 'confirmed' and pickup > ${now}))
    group by currency_code)`.as<'o'>('o');
  return query
    .selectFrom('currencies as m')
    .leftJoin(stashpoints, 's.currency_code', 'm.code')
    .leftJoin(open, 'o.currency_code', 'm.code')
    .select(['m.code as id', 'm.active', 'm.reporting', 'm.version'])
    .select([
      sql<number>`coalesce(s.total, 0)`.as('stashpoint_count'),
      sql<number>`coalesce(o.total, 0)`.as('open_booking_count'),
    ]);
}

interface Counted {
  currency_code: string;
  total: number;
}

export type CurrencyRow = Awaited<ReturnType<ReturnType<typeof currencies>['executeTakeFirstOrThrow']>>;

export function findCurrencyRow(query: Kysely<Schema>, code: string, now: Date): Promise<CurrencyRow | undefined> {
  return currencies(query, now).where('m.code', '=', code).executeTakeFirst();
}

export async function lockCurrency(transaction: Kysely<Schema>, code: string): Promise<void> {
  await transaction.selectFrom('currencies').select('code').where('code', '=', code).forNoKeyUpdate().execute();
}

/** Locks all currencies in one order, for a change of the one that others depend on. */
export async function lockCurrencies(transaction: Kysely<Schema>): Promise<void> {
  await transaction.selectFrom('currencies').select('code').orderBy('code').forNoKeyUpdate().execute();
}

export async function switchCurrency(transaction: Kysely<Schema>, code: string, active: boolean): Promise<void> {
  await transaction
    .updateTable('currencies')
    .set((row) => ({ active, version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

export async function makeReporting(transaction: Kysely<Schema>, code: string): Promise<void> {
  await transaction.updateTable('currencies').set({ reporting: false }).where('reporting', '=', true).execute();
  await transaction
    .updateTable('currencies')
    .set((row) => ({ reporting: true, version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

export async function listCurrencyRows(
  query: Kysely<Schema>,
  filter: Listing & { q?: string; active?: boolean },
  now: Date,
) {
  const { q, active } = filter;
  const matching = query
    .selectFrom('currencies as m')
    .$if(q !== undefined, (rows) => rows.where('m.code', 'ilike', `%${q ?? ''}%`))
    .$if(active !== undefined, (rows) => rows.where('m.active', '=', active ?? true));
  const order = { id: 'm.code', columns: { code: 'm.code' }, by: 'code', order: 'ASC' as const };
  const { ids, total } = await listIds(matching, filter, order);
  const rows = ids.length > 0 ? await currencies(query, now).where('m.code', 'in', ids).execute() : [];
  return { rows: inOrder(ids, rows), total };
}
