import { type Kysely, sql } from 'kysely';
import { isSamePersonAs } from '../../money/payments/same-person.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { IncidentRow } from './incidents-store.ts';

type Query = Kysely<Schema>;

/** Finds the place of a report with its hours, and the traveller's account. */
export function findCaseFacts(query: Query, incidentId: string) {
  return query
    .selectFrom('incidents as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('stashpoints as s', 's.id', 'i.stashpoint_id')
    .leftJoin('users as d', 'd.id', 'i.decided_by')
    .select(['s.lat', 's.lng', 's.opening_hours', 's.opening_hours_exceptions', 's.closures'])
    .select([
      'b.user_id',
      'b.currency_code',
      'b.language',
      'd.first_name as decider_first_name',
      'd.last_name as decider_last_name',
    ])
    .where('i.id', '=', incidentId)
    .executeTakeFirstOrThrow();
}

/** A host's reports, or those of the person who made a booking. */
type Whose = { hostId: string } | { bookingId: string };

/** Finds the latest reports made before one, and how many there are; `limit` of them. */
export async function findEarlier(query: Query, { id, created }: IncidentRow, whose: Whose, limit: number) {
  const earlier = query
    .selectFrom('incidents as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('stashpoints as s', 's.id', 'i.stashpoint_id')
    .where('i.created', '<=', created)
    .where('i.id', '<>', id)
    .where((or) => ('hostId' in whose ? or('s.host_id', '=', whose.hostId) : isSamePersonAs(whose.bookingId)));
  const { total } = await earlier.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await earlier
    .selectAll('i')
    .select('s.name as stashpoint_name')
    .orderBy('i.created', 'desc')
    .orderBy('i.id')
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** Returns what the move that resolved a report refunded: its rows of the ledger are written with the resolution. */
export async function findMovedRefund(
  query: Query,
  { booking_id, resolved_at }: Pick<IncidentRow, 'booking_id' | 'resolved_at'>,
): Promise<number> {
  const { refunded } = await query
    .selectFrom('ledger_entries')
    .select((all) => all.fn.coalesce(all.fn.sum<string>('amount'), sql.lit('0')).as('refunded'))
    .where('booking_id', '=', booking_id)
    .where('kind', 'in', ['refund_card', 'refund_credit'])
    .where('created', '=', resolved_at)
    .executeTakeFirstOrThrow();
  return -Number(refunded);
}

export function listReplies(query: Query, incidentId: string) {
  return query
    .selectFrom('incident_replies as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select(['r.id', 'r.kind', 'r.text', 'r.created', 'r.author_id', 'u.first_name', 'u.last_name'])
    .where('r.incident_id', '=', incidentId)
    .orderBy('r.created')
    .orderBy('r.id')
    .execute();
}
