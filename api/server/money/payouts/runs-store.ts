import { type Kysely, type Selectable, sql } from 'kysely';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';

export type RunRow = Selectable<Schema['payout_runs']>;

/** Finds or creates the open run of a currency, and locks it against being released. */
export async function lockOpenRun(
  transaction: Kysely<Schema>,
  currency: CurrencyCode,
  until: Date,
  now: Date,
): Promise<RunRow> {
  await transaction
    .insertInto('payout_runs')
    .values({ id: hexId(12), currency_code: currency, until, created: now, released_at: null, released_by: null })
    .onConflict((conflict) => conflict.column('currency_code').where('released_at', 'is', null).doUpdateSet({ until }))
    .execute();
  return transaction
    .selectFrom('payout_runs')
    .selectAll()
    .where('currency_code', '=', currency)
    .where('released_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function lockRun(transaction: Kysely<Schema>, id: string): Promise<RunRow | undefined> {
  return transaction.selectFrom('payout_runs').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Lists runs with their payouts; those left out are only counted. */
export function listRunsById(query: Kysely<Schema>, ids: readonly string[]) {
  const count = (status: 'left_out' | 'returned') =>
    sql<number>`(count(p.id) filter (where p.status = ${status}))::int`;
  const inside = sql`p.status <> 'left_out'`;
  const wallets = sql`${inside} and a.payment_type = 'paypal'`;
  return query
    .selectFrom('payout_runs as r')
    .leftJoin('payouts as p', 'p.run_id', 'r.id')
    .leftJoin('external_accounts as a', 'a.id', 'p.account_id')
    .leftJoin('users as u', 'u.id', 'r.released_by')
    .selectAll('r')
    .select(['u.first_name', 'u.last_name'])
    .select([
      sql<number>`coalesce(sum(p.amount) filter (where ${inside}), 0)::int8`.as('amount'),
      sql<number>`(count(p.id) filter (where ${inside}))::int`.as('payout_count'),
      sql<number>`(count(p.id) filter (where ${wallets}))::int`.as('wallet_count'),
      count('left_out').as('left_out_count'),
      count('returned').as('returned_count'),
    ])
    .where('r.id', 'in', ids)
    .groupBy(['r.id', 'u.id'])
    .execute();
}

export async function releaseRunRow(transaction: Kysely<Schema>, id: string, by: string, now: Date): Promise<void> {
  await transaction
    .updateTable('payout_runs')
    .set({ released_at: now, released_by: by })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('payouts')
    .set({ status: 'sent', sent_at: now })
    .where('run_id', '=', id)
    .where('status', '=', 'prepared')
    .execute();
}

/** Lists the payouts of a run with their destinations, in a fixed order. */
export function listRunTransfers(query: Kysely<Schema>, runId: string) {
  return query
    .selectFrom('payouts as p')
    .innerJoin('external_accounts as a', 'a.id', 'p.account_id')
    .leftJoin('hosts as h', 'h.id', 'p.host_id')
    .leftJoin('claims as c', 'c.id', 'p.claim_id')
    .select([
      'p.id',
      'p.host_id',
      'p.claim_id',
      'c.booking_id',
      'c.decided_by',
      'c.confirmed_by',
      'p.amount',
      'p.currency_code',
      'p.booking_count',
      'p.until',
      'h.business_name',
    ])
    .select(['a.payment_type', 'a.account_holder', 'a.account_number', 'a.account_country', 'a.account_city_name'])
    .where('p.run_id', '=', runId)
    .where('p.status', '<>', 'left_out')
    .orderBy('h.business_name')
    .orderBy('p.id')
    .execute();
}

export type Transfer = Awaited<ReturnType<typeof listRunTransfers>>[number];
