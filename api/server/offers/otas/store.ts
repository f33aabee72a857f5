import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Ota } from '../../../contract/structs/prepaid.ts';
import { containing, inOrder, type Listing, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { usesSql } from '../coupons/coupon-status.ts';

type Owed = Omit<Ota['owed'][number], 'ccy_minor_in_major'>;

/** Selects agencies with the number of their vouchers, and their debt according to the ledger. */
function otas(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('otas as a')
    .selectAll('a')
    .select([
      sql<number>`(select count(*)::int from coupons o where o.ota_id = a.id)`.as('voucher_count'),
      sql<number>`(select count(*)::int from coupons o where o.ota_id = a.id and ${usesSql(now)} > 0)`.as('used_count'),
      sql<Owed[] | null>`(
        select jsonb_agg(t order by t.ccy_code) from (
          select l.currency_code as ccy_code, sum(l.amount)::int8 as amount
          from coupons o join bookings b on b.coupon_id = o.id join ledger_entries l on l.booking_id = b.id
          where o.ota_id = a.id and l.kind = 'prepaid'
          group by l.currency_code having sum(l.amount) <> 0
        ) t)`.as('owed'),
    ]);
}

export type OtaRow = Awaited<ReturnType<ReturnType<typeof otas>['executeTakeFirstOrThrow']>>;

export function findOtaRow(query: Kysely<Schema>, id: string, now: Date): Promise<OtaRow | undefined> {
  return otas(query, now).where('a.id', '=', id).executeTakeFirst();
}

export async function lockOta(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.selectFrom('otas').select('id').where('id', '=', id).forUpdate().execute();
}

/** Tells whether another agency has this address. */
export async function isEmailTaken(query: Kysely<Schema>, email: string, besides: string | null): Promise<boolean> {
  const row = await query
    .selectFrom('otas')
    .select('id')
    .where('email', '=', email)
    .$if(besides !== null, (rows) => rows.where('id', '<>', besides ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOta(query: Kysely<Schema>, ota: Insertable<Schema['otas']>): Promise<void> {
  await query.insertInto('otas').values(ota).execute();
}

export async function updateOtaRow(
  query: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['otas']>,
): Promise<void> {
  await query
    .updateTable('otas')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function listOtaRows(query: Kysely<Schema>, filter: Listing & { q?: string }, now: Date) {
  const text = containing(filter.q ?? '');
  const matching = query
    .selectFrom('otas as a')
    .$if(filter.q !== undefined, (rows) =>
      rows.where((or) => or.or([or('a.name', 'ilike', text), or('a.email', 'ilike', text)])),
    );
  const columns = { name: 'a.name', email: 'a.email', created: 'a.created' };
  const { ids, total } = await listIds(matching, filter, { id: 'a.id', columns, by: 'name', order: 'ASC' });
  const rows = ids.length > 0 ? await otas(query, now).where('a.id', 'in', ids).execute() : [];
  return { rows: inOrder(ids, rows), total };
}
