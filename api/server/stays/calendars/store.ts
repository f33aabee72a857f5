import { type Kysely, sql } from 'kysely';
import type { Closure } from '../../../contract/rules/opening-hours.ts';
import type { Schema } from '../../platform/database/schema.ts';

type CalendarRow = Schema['stashpoint_calendars'];

/** Inserts a calendar address unless there is one; of two first requests at once both get the same one.
 * An existing one is only read. */
export async function insertCalendarIfNew(query: Kysely<Schema>, row: CalendarRow): Promise<CalendarRow> {
  const read = () =>
    query.selectFrom('stashpoint_calendars').selectAll().where('stashpoint_id', '=', row.stashpoint_id);
  const known = await read().executeTakeFirst();
  if (known) return known;
  await query
    .insertInto('stashpoint_calendars')
    .values(row)
    .onConflict((conflict) => conflict.column('stashpoint_id').doNothing())
    .execute();
  return read().executeTakeFirstOrThrow();
}

export async function replaceCalendar(query: Kysely<Schema>, row: CalendarRow): Promise<void> {
  const { stashpoint_id: _stashpoint, ...values } = row;
  await query
    .insertInto('stashpoint_calendars')
    .values(row)
    .onConflict((conflict) => conflict.column('stashpoint_id').doUpdateSet(values))
    .execute();
}

/** Finds the place of a calendar address, with the language of its host. */
export function findCalendarStashpoint(query: Kysely<Schema>, hash: string) {
  return query
    .selectFrom('stashpoint_calendars as c')
    .innerJoin('stashpoints as s', 's.id', 'c.stashpoint_id')
    .innerJoin('users as u', 'u.id', 's.host_id')
    .select(['s.id', 's.name', 's.address', 's.updated', 'u.language'])
    .select(sql<Closure[]>`s.closures`.as('closures'))
    .where('c.hash', '=', hash)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The limit of stays in a calendar: more than any shop has in a year. */
const MAXIMUM_STAYS = 5_000;

/** Lists stays of a place that end after an instant, including cancelled ones. */
export function listCalendarStays(query: Kysely<Schema>, stashpointId: string, since: Date) {
  return query
    .selectFrom('bookings as b')
    .select(['b.id', 'b.first_name', 'b.bag_count', 'b.dropoff', 'b.pickup'])
    .select(['b.state', 'b.confirmed_at', 'b.cancelled_at', 'b.calendar_sequence'])
    .where('b.stashpoint_id', '=', stashpointId)
    .where('b.pickup', '>=', since)
    .where('b.changes_booking_id', 'is', null)
    .where('b.confirmed_at', 'is not', null)
    .where('b.state', 'in', ['confirmed', 'checked_in', 'checked_out', 'no_show', 'cancelled'])
    .orderBy('b.dropoff')
    .orderBy('b.id')
    .limit(MAXIMUM_STAYS)
    .execute();
}
