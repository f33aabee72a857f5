import { type Kysely, sql } from 'kysely';
import type { CommissionKind } from '../../../contract/structs/commission.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';

export interface CommissionRow {
  id: string;
  created: Date;
  kind: CommissionKind;
  amount: number;
  balance: number;
  currency_code: CurrencyCode;
  booking_id: string | null;
  stashpoint_id: string | null;
  stashpoint_name: string | null;
  payout_id: string | null;
  entry_id: number | null;
}

/**
 * Selects every line of a host's ledger with the balance after it: rows of their share, and payouts as one line each,
 * in the order they were written. Balances include all lines, whatever is then selected of them.
 */
export function commissionRows(query: Kysely<Schema>, host: { id: string; user_id: string }) {
  return query.selectFrom(
    sql<CommissionRow>`(
      select *, (sum(amount) over (partition by currency_code order by created, id))::int as balance
      from (
        select 'e' || lpad(l.id::text, 12, '0') as id, l.created, l.amount, l.currency_code, l.booking_id,
          s.id as stashpoint_id, s.name as stashpoint_name, null as payout_id, l.id as entry_id,
          case
            when exists (
              select from staff_refunds r
              where r.booking_id = l.booking_id and r.created = l.created and r.stashpoint_id = s.id) then 'refunded'
            when l.claim_id is not null then 'compensated'
            when l.amount < 0 and l.created = b.cancelled_at then 'cancelled'
            when l.id = (
              select min(f.id) from ledger_entries f
              where f.booking_id = l.booking_id and f.stashpoint_id = s.id and f.kind = 'host_share')
              then 'earned'
            else 'changed' end as kind
        from stashpoints s
        join ledger_entries l on l.stashpoint_id = s.id and l.kind = 'host_share'
        join bookings b on b.id = l.booking_id
        where s.host_id = ${host.user_id}
        union all
        select 'p' || p.id, p.created, -p.amount, p.currency_code, null, null, null, p.id, null, 'paid_out'
        from payouts p where p.host_id = ${host.id}
        union all
        select 'r' || p.id, p.ended_at, p.amount, p.currency_code, null, null, null, p.id, null, 'returned'
        from payouts p where p.host_id = ${host.id} and p.ended_at is not null
      ) lines
    )`.as('c'),
  );
}

/** Lists what the travellers of these bookings paid, and what was refunded at whose cost. */
export function listBookingMoney(query: Kysely<Schema>, ids: readonly string[]) {
  const sumOf = (kinds: readonly string[]) =>
    sql<number>`coalesce(sum(l.amount) filter (where l.kind in (${sql.join(kinds)})), 0)::int`;
  return query
    .selectFrom('bookings as b')
    .leftJoin('ledger_entries as l', 'l.booking_id', 'b.id')
    .select(['b.id', 'b.dropoff', 'b.pickup', 'b.bag_count'])
    .select([
      sumOf(['charge', 'charge_credit', 'prepaid']).as('paid'),
      sumOf(['refund_card', 'refund_credit']).as('refunded'),
      sql<number>`coalesce(sum(l.amount) filter (where l.kind = 'host_share' and l.amount < 0 and l.claim_id is null), 0)::int`.as(
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
