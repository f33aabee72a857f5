import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../server/platform/database/schema.ts';

/**
 * Faults of a stay's ledger: a place whose share is below zero, a payment taken after everything had been refunded, or
 * rows that do not balance.
 */
export const LEDGER_FAULTS = ['below_zero', 'opened_again', 'unbalanced'] as const;

export interface LedgerFault {
  fault: (typeof LEDGER_FAULTS)[number];
  booking_id: string;
  /** The host of the place, or of the stay. */
  host_id: string;
  business_name: string;
  currency_code: CurrencyCode;
  /** Minor units: of the share, of what was paid again and not refunded, or of the difference. */
  amount: number;
}

const CARRIED = sql`('charge', 'charge_credit', 'refund_card', 'refund_credit', 'chargeback')`;

/**
 * Finds the faults that former rules have left in the ledger. A payment that came too late, and went straight back, opens
 * nothing again.
 */
export async function findLedgerFaults(query: Kysely<Schema>): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    with carried as (
      select l.booking_id, l.kind, l.amount, l.id, l.payment_id,
        coalesce(sum(l.amount) over before, 0) as left_before,
        bool_or(l.kind in ('charge', 'charge_credit')) over before as was_charged
      from ledger_entries l
      where l.kind in ${CARRIED} and not exists (
        select from ledger_entries o where o.payment_id = l.payment_id
        having sum(o.amount) = 0 and min(o.created) = max(o.created))
      window before as (partition by l.booking_id order by l.id rows between unbounded preceding and 1 preceding)
    ),
    faults as (
      select 'below_zero' as fault, booking_id, stashpoint_id, sum(amount)::int as amount from ledger_entries
      where kind = 'host_share' and claim_id is null group by booking_id, stashpoint_id having sum(amount) < 0
      union all
      select 'opened_again', c.booking_id, null, sum(c.amount)::int from carried c
      where c.id >= (
        select min(n.id) from carried n
        where n.booking_id = c.booking_id and n.kind in ('charge', 'charge_credit') and n.was_charged and n.left_before <= 0)
      group by c.booking_id having sum(c.amount) > 0
      union all
      select 'unbalanced', booking_id, null, sum(amount * ledger_side(kind))::int
      from ledger_entries where ledger_side(kind) <> 0 group by booking_id having sum(amount * ledger_side(kind)) <> 0
    )
    select f.fault, f.booking_id, f.amount, b.currency_code, h.id as host_id, h.business_name
    from faults f
    join bookings b on b.id = f.booking_id
    join stashpoints s on s.id = coalesce(f.stashpoint_id, b.stashpoint_id)
    join hosts h on h.user_id = s.host_id
    order by h.business_name, h.id, b.currency_code, f.fault, f.booking_id`.execute(query);
  return rows;
}
