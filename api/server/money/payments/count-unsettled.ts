import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

interface Unsettled {
  count: number;
  oldest: Date | null;
}

/** Counts attempts without a final result: they may still be paid. */
export function countOpenPayments(query: Kysely<Schema>): Promise<Unsettled> {
  return query
    .selectFrom('payments')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created)`.as('oldest')])
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Counts refunds that the payment service has not answered. */
export function countPendingRefunds(query: Kysely<Schema>): Promise<Unsettled> {
  return query
    .selectFrom('refunds')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created)`.as('oldest')])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
}
