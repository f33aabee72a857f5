import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type AccountHost, type AccountLine, accountLines } from '../ledger/host-account.ts';

export type CommissionRow = AccountLine & { balance: number };

/**
 * Selects every line of a host's account with the balance after it, in the order in which they count. Balances include all
 * lines, whatever is then selected of them.
 */
export function commissionRows(query: Kysely<Schema>, host: AccountHost, now: Date) {
  return query.selectFrom(
    sql<CommissionRow>`(
      select *, (sum(amount) over (partition by currency_code order by created, id))::int8 as balance
      from ${accountLines(host, now)} lines
    )`.as('c'),
  );
}

/** Lists what the travellers of these bookings paid, and what was refunded at whose cost. */
export function listBookingMoney(query: Kysely<Schema>, ids: readonly string[]) {
  const sumOf = (kinds: readonly string[]) =>
    sql<number>`coalesce(sum(l.amount) filter (where l.kind in (${sql.join(kinds)})), 0)::int8`;
  return query
    .selectFrom('bookings as b')
    .leftJoin('ledger_entries as l', 'l.booking_id', 'b.id')
    .select(['b.id', 'b.dropoff', 'b.pickup', 'b.bag_count'])
    .select([
      sumOf(['charge', 'charge_credit', 'prepaid']).as('paid'),
      sumOf(['refund_card', 'refund_credit']).as('refunded'),
      sql<number>`coalesce(sum(l.amount) filter (where l.kind = 'host_share' and l.amount < 0 and l.claim_id is null), 0)::int8`.as(
        'by_host',
      ),
    ])
    .where('b.id', 'in', ids)
    .groupBy('b.id')
    .execute();
}

/** Lists the numbers of the invoices these rows of the ledger are on. */
export function listInvoiceNumbers(query: Kysely<Schema>, entryIds: readonly number[]) {
  return query
    .selectFrom('invoice_entries as e')
    .innerJoin('invoices as i', 'i.id', 'e.invoice_id')
    .select(['e.ledger_entry_id', 'i.number'])
    .where('e.ledger_entry_id', 'in', entryIds)
    .execute();
}
