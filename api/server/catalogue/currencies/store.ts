import { type Kysely, sql } from 'kysely';
import { inOrder, type Listing, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';

function currencies(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('currencies as m')
    .select(['m.code as id', 'm.active', 'm.reporting', 'm.version'])
    .select([
      sql<number>`(select count(*)::int from stashpoints s
        where s.currency_code = m.code and s.status = 'approved' and s.active)`.as('stashpoint_count'),
      sql<number>`(select count(*)::int from bookings b
        where b.currency_code = m.code and b.changes_booking_id is null
          and (b.state = 'checked_in' or (b.state = 'confirmed' and b.pickup > ${now})))`.as('open_booking_count'),
    ]);
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
