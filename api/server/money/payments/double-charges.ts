import { type Kysely, sql } from 'kysely';
import type { BookingWarnings } from '../../../contract/structs/support.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Lists pairs of equal card payments for one booking, or for its changes, that succeeded within an hour of each other.
 * A pair is settled once its amount has been returned to the traveller after the second payment.
 */
export async function listDoubleCharges(
  query: Kysely<Schema>,
  bookingId: string,
): Promise<BookingWarnings['double_charges']> {
  const { rows } = await sql<{ amount: number; first: Date; second: Date; for_change: boolean }>`
    with paid as (
      select p.id, p.amount, p.settled_at, b.applied_at is not null as for_change
      from payments p join bookings b on b.id = p.booking_id
      where (b.id = ${bookingId} or b.changes_booking_id = ${bookingId}) and p.status = 'succeeded'
    ), pairs as (
      select amount, settled_at as second, for_change,
        lag(settled_at) over (partition by amount order by settled_at, id) as first
      from paid
    )
    select amount, first, second, for_change from pairs
    where second <= first + interval '1 hour' and amount > (
      select coalesce(-sum(l.amount), 0) from ledger_entries l
      where l.booking_id = ${bookingId} and l.kind in ('refund_card', 'refund_credit', 'chargeback')
        and l.created >= second
    )
    order by second`.execute(query);
  return rows.map(({ first, second, ...row }) => ({
    ...row,
    first: new Date(first).toISOString(),
    second: new Date(second).toISOString(),
  }));
}
