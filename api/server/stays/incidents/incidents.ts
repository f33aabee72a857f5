import { type Insertable, type Kysely, sql } from 'kysely';
import { STASHPOINT_FAILURES } from '../../../contract/rules/incidents.ts';
import { isSamePersonAs } from '../../money/payments/same-person.ts';
import { staffStashpointsFilter } from '../../people/work/staff-access.ts';
import { mentions } from '../../platform/database/mentions.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

type NewIncident = Insertable<Schema['incidents']>;

/**
 * Writes a report. If the same was reported already and is not resolved, that report is used; new measurements are
 * added to it.
 */
export async function writeIncident(
  transaction: Kysely<Schema>,
  incident: NewIncident,
): Promise<{ id: string; isNew: boolean }> {
  const written = await transaction
    .insertInto('incidents')
    .values(incident)
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'stashpoint_id', 'kind'])
        .where('resolved_at', 'is', null)
        // The first measurement is kept: it is the closest to the event.
        .doUpdateSet({
          distance_m: sql`coalesce(incidents.distance_m, excluded.distance_m)`,
          accuracy_m: sql`case when incidents.distance_m is null then excluded.accuracy_m else incidents.accuracy_m end`,
          text: sql`coalesce(incidents.text, excluded.text)`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: written.id, isNew: written.id === incident.id };
}

/** Counts the reports by the person of a booking, since then, that a place failed, and that are not proven. */
export async function countUnproven(transaction: Kysely<Schema>, bookingId: string, since: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('incidents as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('i.kind', 'in', STASHPOINT_FAILURES)
    .where('i.created', '>', since)
    .where('b.id', '<>', bookingId)
    // Reports recorded by the counter need no response from it.
    .where('i.answer_by', 'is not', null)
    .where('i.counts_since', 'is', null)
    .where(isSamePersonAs(bookingId))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Finds the place of the last report of a booking, among those the caller acts for: the booking may have moved away
 * from it.
 */
export async function findReportedStashpoint(
  query: Kysely<Schema>,
  bookingId: string,
  caller: Caller,
): Promise<string | null> {
  const row = await query
    .selectFrom('incidents as i')
    .innerJoin('stashpoints as s', 's.id', 'i.stashpoint_id')
    .select('i.stashpoint_id')
    .where('i.booking_id', '=', bookingId)
    .where(staffStashpointsFilter(caller, 's'))
    .orderBy('i.created', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.stashpoint_id ?? null;
}

/** Finds the place a report of a booking is about; null where that booking has no such report. */
export async function findStashpointOfIncident(query: Kysely<Schema>, id: string, bookingId: string) {
  const row = await query
    .selectFrom('incidents as i')
    .innerJoin('stashpoints as s', 's.id', 'i.stashpoint_id')
    .select(['i.stashpoint_id', 's.host_id'])
    .where('i.id', '=', id)
    .where('i.booking_id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

/** Claims the overdue reports without an answer, so that staff are notified of each once. */
export async function takeUnanswered(transaction: Kysely<Schema>, now: Date) {
  const taken = await transaction
    .updateTable('incidents')
    .set({ escalated_at: now })
    .where('resolved_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('respond_by', '<', now)
    .returning('id')
    .execute();
  if (taken.length === 0) return [];
  return transaction
    .selectFrom('incidents as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('stashpoints as s', 's.id', 'i.stashpoint_id')
    .select(['i.booking_id', 's.business_name', 'b.first_name'])
    .where(
      'i.id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute();
}

/** Lists the staff with an address to write to. */
export function listStaff(query: Kysely<Schema>) {
  return query
    .selectFrom('users')
    .select(['email', 'first_name', 'language', 'scopes'])
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .execute();
}

/**
 * Deletes the texts of travellers, hosts and staff, and the measurements, from the reports of these bookings, and every
 * note and reply of staff with the address of the person.
 */
export async function eraseIncidentTexts(
  query: Kysely<Schema>,
  bookingIds: string[],
  email: string | null,
): Promise<void> {
  await query
    .deleteFrom('incident_notes')
    .where(mentions(sql.ref('text'), email))
    .execute();
  await query
    .updateTable('incident_replies')
    .set({ text: null })
    .where(mentions(sql.ref('text'), email))
    .execute();
  if (bookingIds.length === 0) return;
  await query
    .updateTable('incident_replies')
    .set({ text: null })
    .where('incident_id', 'in', (replies) =>
      replies.selectFrom('incidents').select('id').where('booking_id', 'in', bookingIds),
    )
    .execute();
  await query
    .deleteFrom('incident_notes')
    .where('incident_id', 'in', (notes) =>
      notes.selectFrom('incidents').select('id').where('booking_id', 'in', bookingIds),
    )
    .execute();
  await query
    .updateTable('incidents')
    .set({ text: null, answer_text: null, verdict_text: null, distance_m: null, accuracy_m: null })
    .where('booking_id', 'in', bookingIds)
    .execute();
}

/** Gives a person's reports to a colleague, or to no one. */
export async function handOverIncidents(query: Kysely<Schema>, userId: string, to: string | null): Promise<void> {
  await query.updateTable('incidents').set({ assignee_id: to }).where('assignee_id', '=', userId).execute();
}

/** Closes a report once the traveller has their bags. False when it was closed before, or is a claim. */
export async function closeIncident(transaction: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable('incidents')
    .set({ resolution: 'collected', resolved_at: now })
    .where('id', '=', id)
    .where('kind', '<>', 'claim')
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the traveller's text of a claim. */
export async function rewriteIncident(transaction: Kysely<Schema>, id: string, text: string): Promise<void> {
  await transaction.updateTable('incidents').set({ text }).where('id', '=', id).execute();
}

/** Closes a claim that was decided. */
export async function closeClaim(transaction: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('incidents')
    .set({ resolution: 'settled', resolved_at: now })
    .where('id', '=', id)
    .execute();
}
