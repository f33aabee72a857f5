import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export type Traces = Awaited<ReturnType<typeof readTraces>>;

/** Reads the traces of a booking and its changes from every table. */
export async function readTraces(query: Kysely<Schema>, id: string) {
  const changes = await query.selectFrom('bookings').selectAll().where('changes_booking_id', '=', id).execute();
  const family = [id, ...changes.map((change) => change.id)];
  return {
    changes,
    payments: await query.selectFrom('payments').selectAll().where('booking_id', 'in', family).execute(),
    entries: await query
      .selectFrom('ledger_entries as l')
      .leftJoin('payouts as p', 'p.id', 'l.payout_id')
      .selectAll('l')
      // A payout is one once it is sent, not while it is prepared.
      .select(sql<Date>`greatest(l.created, p.sent_at)`.as('created'))
      .where('l.booking_id', 'in', family)
      .where((or) => or.or([or('l.payout_id', 'is', null), or('p.sent_at', 'is not', null)]))
      .orderBy('l.id')
      .execute(),
    refusedRefunds: await query
      .selectFrom('refunds')
      .selectAll()
      .where('booking_id', '=', id)
      .where('status', '=', 'failed')
      .execute(),
    disputes: await query.selectFrom('disputes').selectAll().where('booking_id', '=', id).execute(),
    incidents: await query.selectFrom('incidents').selectAll().where('booking_id', '=', id).execute(),
    mails: await query
      .selectFrom('mails')
      .select(['id', 'subject', 'recipient', 'created', 'sent_at'])
      .where('booking_id', '=', id)
      .execute(),
    reviews: await query.selectFrom('reviews').selectAll().where('booking_id', '=', id).execute(),
    staff: await query
      .selectFrom('changes_log as c')
      .leftJoin('users as u', 'u.id', 'c.actor_id')
      .selectAll('c')
      .select(['u.first_name', 'u.last_name'])
      .where('c.entity', '=', 'booking')
      .where('c.entity_id', '=', id)
      .execute(),
  };
}
