import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export async function insertStaffRefund(
  transaction: Kysely<Schema>,
  refund: Insertable<Schema['staff_refunds']>,
): Promise<void> {
  await transaction.insertInto('staff_refunds').values(refund).execute();
}

export function findRepeatedRefund(query: Kysely<Schema>, key: string) {
  return query
    .selectFrom('staff_refunds')
    .select(['id', 'booking_id', 'amount'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function matchingRefunds(
  query: Kysely<Schema>,
  { q, booking_id, borne_by }: { q?: string; booking_id?: string; borne_by?: 'platform' | 'host' },
) {
  const text = q?.trim();
  return query
    .selectFrom('staff_refunds as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .$if(Boolean(text), (rows) =>
      rows.where((or) =>
        or.or([or('r.booking_id', '=', text?.toUpperCase() ?? ''), or('b.email', '=', text?.toLowerCase() ?? '')]),
      ),
    )
    .$if(booking_id !== undefined, (rows) => rows.where('r.booking_id', '=', booking_id ?? ''))
    .$if(borne_by !== undefined, (rows) => rows.where('r.borne_by', '=', borne_by ?? 'platform'));
}

export type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number];

export async function findRefunds(query: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return query
    .selectFrom('staff_refunds as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .innerJoin('users as u', 'u.id', 'r.actor_id')
    .selectAll('r')
    .select(['b.email as customer_email', 'u.first_name', 'u.last_name'])
    .where('r.id', 'in', ids)
    .execute();
}
