import type { Kysely } from 'kysely';
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
      .selectFrom('ledger_entries')
      .selectAll()
      .where('booking_id', 'in', family)
      .orderBy('id')
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
