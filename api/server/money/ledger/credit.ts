import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Reserves the available part of the requested credit, as an expression for the statement that writes a hold. */
export function reserveCreditSql(userId: string, currency: CurrencyCode, wanted: number, now: Date) {
  return sql<number>`reserve_credit(${userId}, ${currency}, ${wanted}, ${now})`;
}

/**
 * Tells whether the credit reserved by a hold is still available. Its person stays locked until the end of the
 * transaction.
 */
export async function mayChargeCredit(transaction: Kysely<Schema>, holdId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select may_charge_credit(${holdId}, ${now}) as may`.execute(transaction);
  return rows[0]?.may ?? false;
}

/** Returns a person's available credit. The person stays locked until the end of the transaction. */
export async function creditBalance(transaction: Kysely<Schema>, userId: string, currency: CurrencyCode, now: Date) {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ amount: number }>`
    select credit_of(${userId}, ${currency}, null, ${now}) as amount`.execute(transaction);
  return rows[0]?.amount ?? 0;
}

/** Lists a person's available credit by currency. Currencies without a balance are left out. */
export async function listBalances(query: Kysely<Schema>, userId: string, now: Date) {
  const { rows } = await sql<{ currency_code: CurrencyCode; amount: number }>`
    select currency_code, credit_of(${userId}, currency_code, null, ${now}) as amount
    from (
      select distinct l.currency_code from bookings b join ledger_entries l on l.booking_id = b.id
      where b.user_id = ${userId} and l.kind = 'refund_credit'
    ) known
    order by currency_code`.execute(query);
  return rows.filter(({ amount }) => amount > 0);
}

const MAXIMUM_ENTRIES = 100;

/** Lists additions to a person's credit and uses of it, latest first: received is positive, spent negative. */
export function listCreditEntries(query: Kysely<Schema>, userId: string) {
  return query
    .selectFrom('ledger_entries as l')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .select(['b.id as booking_id', 'l.currency_code', 'l.created', sql<number>`-l.amount`.as('amount')])
    .where('b.user_id', '=', userId)
    .where('l.kind', 'in', ['charge_credit', 'refund_credit'])
    .orderBy('l.id', 'desc')
    .limit(MAXIMUM_ENTRIES)
    .execute();
}
