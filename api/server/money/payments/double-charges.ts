import { type Kysely, sql } from 'kysely';
import type { BookingWarnings } from '../../../contract/structs/support.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Selects the payment that the updated row of `payments` repeats if it is settled at `now`: the latest other one of the
 * same amount for the same stay, or for its changes, that succeeded within the hour before. Null if there is none.
 */
export function repeatedPayment(now: Date) {
  return sql<string | null>`(
    select f.id
    from bookings own
    join bookings b on b.id = coalesce(own.changes_booking_id, own.id)
      or b.changes_booking_id = coalesce(own.changes_booking_id, own.id)
    join payments f on f.booking_id = b.id
    where own.id = payments.booking_id and f.id <> payments.id and f.amount = payments.amount
      and f.status = 'succeeded' and f.settled_at >= ${now}::timestamptz - interval '1 hour'
    order by f.settled_at desc, f.id
    limit 1
  )`;
}

/**
 * Payments that repeat another, by stay. A pair is settled, and no longer among them, once its amount has been returned
 * to the traveller after the second payment. `for_change` tells whether the second one paid for a change of the stay.
 */
export const doubleCharges = sql`(
  select coalesce(b.changes_booking_id, b.id) as booking_id, p.amount, f.settled_at as first, p.settled_at as second,
    b.applied_at is not null as for_change
  from payments p
  join payments f on f.id = p.repeats_id
  join bookings b on b.id = p.booking_id
  where p.repeats_id is not null and p.amount > (
    select coalesce(-sum(l.amount), 0) from ledger_entries l
    where l.booking_id = coalesce(b.changes_booking_id, b.id)
      and l.kind in ('refund_card', 'refund_credit', 'chargeback') and l.created >= p.settled_at
  )
)`;

/** Lists the pairs of equal payments of a stay that are not settled, oldest first. */
export async function listDoubleCharges(
  query: Kysely<Schema>,
  bookingId: string,
): Promise<BookingWarnings['double_charges']> {
  const { rows } = await sql<{ amount: number; first: Date; second: Date; for_change: boolean }>`
    select d.amount, d.first, d.second, d.for_change from ${doubleCharges} d
    where d.booking_id = ${bookingId}
    order by d.second`.execute(query);
  return rows.map(({ first, second, ...row }) => ({
    ...row,
    first: new Date(first).toISOString(),
    second: new Date(second).toISOString(),
  }));
}
