import { type Insertable, type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** What a host earned and was not paid, by currency: of stays that ended before `until`, and of all others. */
export async function listUnpaid(query: Kysely<Schema>, userId: string, until: Date, now: Date) {
  const due = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(l.amount) filter (where ${condition}), 0)::int`;
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('bookings as b', 'b.stashpoint_id', 's.id')
    .innerJoin('ledger_entries as l', 'l.booking_id', 'b.id')
    .select('l.currency_code')
    .$narrowType<{ currency_code: CurrencyCode }>()
    .select([
      due(sql`b.pickup < ${until}`).as('due'),
      due(sql`b.pickup < ${now}`).as('earned'),
      due(sql`b.pickup >= ${now}`).as('ahead'),
    ])
    .where('s.host_id', '=', userId)
    .where('l.kind', 'in', ['host_share', 'payout'])
    .groupBy('l.currency_code')
    .orderBy('l.currency_code')
    .execute();
}

/** The bookings of one currency that a host is still owed for, or owes for, of stays that ended before `until`. */
export async function listDue(query: Kysely<Schema>, userId: string, currency: string, until: Date) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('bookings as b', 'b.stashpoint_id', 's.id')
    .innerJoin('ledger_entries as l', 'l.booking_id', 'b.id')
    .select(['b.id', sql<number>`sum(l.amount)::int`.as('amount')])
    .where('s.host_id', '=', userId)
    .where('l.kind', 'in', ['host_share', 'payout'])
    .where('l.currency_code', '=', currency)
    .where('b.pickup', '<', until)
    .groupBy('b.id')
    .having(sql<boolean>`sum(l.amount) <> 0`)
    .execute();
}

/** Who can be paid: hosts with an active account whose number is known, one row for each of its currencies. */
export function listPayees(query: Kysely<Schema>) {
  return query
    .selectFrom('external_accounts as a')
    .innerJoin('hosts as h', 'h.id', 'a.host_id')
    .select(['a.id as account_id', 'a.host_id', 'a.account_ccy', 'a.account_number', 'h.user_id'])
    .where('a.is_active', '=', true)
    .where('a.account_number', '<>', '')
    .execute();
}

export type Payee = Awaited<ReturnType<typeof listPayees>>[number];

export async function lockPayee(transaction: Kysely<Schema>, hostId: string): Promise<void> {
  await transaction.selectFrom('hosts').select('id').where('id', '=', hostId).forUpdate().execute();
}

export async function insertPayout(transaction: Kysely<Schema>, row: Insertable<Schema['payouts']>): Promise<void> {
  await transaction.insertInto('payouts').values(row).execute();
}

export function listPayouts(query: Kysely<Schema>, hostId: string) {
  return query
    .selectFrom('payouts as p')
    .innerJoin('external_accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.created', 'p.amount', 'p.currency_code', 'p.booking_count', 'a.account_number'])
    .where('p.host_id', '=', hostId)
    .orderBy('p.created', 'desc')
    .orderBy('p.id')
    .limit(50)
    .execute();
}

/** Currencies in which a host has an active account that something can be sent to. */
export async function listPayableCurrencies(query: Kysely<Schema>, hostId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('external_accounts')
    .select('account_ccy')
    .where('host_id', '=', hostId)
    .where('is_active', '=', true)
    .where('account_number', '<>', '')
    .execute();
  return rows.map(({ account_ccy }) => account_ccy);
}
