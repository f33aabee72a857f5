import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LATE_HOURS, LATE_MINUTES, REMINDED_MINUTES, UNPAID_MINUTES } from '../../../contract/rules/reminders.ts';
import type { ToldOnce } from '../../../contract/vocabulary/mail-kinds.ts';
import type { Schema } from '../../platform/database/schema.ts';

const MAXIMUM_AT_ONCE = 200;
/** The hours during which a message of the place itself, or one of ours, is not repeated. */
const QUIET_HOURS = 2;
const QUIET_MINUTES = 60;

/** Lists stays whose drop-off is within the hour, without a reminder. */
export function listExpected(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('bookings as b')
    .select(['b.id', 'b.dropoff', 'b.confirmed_at'])
    .where('b.state', '=', 'confirmed')
    .where('b.changes_booking_id', 'is', null)
    .where('b.dropoff', '>', now)
    .where('b.dropoff', '<=', addMinutes(now, REMINDED_MINUTES))
    .where(isUntold('dropoff_soon', sql`r.about = b.dropoff`))
    .orderBy('b.dropoff')
    .limit(MAXIMUM_AT_ONCE)
    .execute();
}

/** Lists bags in storage whose pick-up is within the hour or past, with the hours of their places. */
export function listInside(query: Kysely<Schema>, now: Date) {
  return stillInside(query, now)
    .where('b.pickup', '>', subDays(now, 1))
    .where('b.pickup', '<=', addMinutes(now, REMINDED_MINUTES))
    .where(isUntold('closing_soon', sql`r.about > ${now}`))
    .where(isUntold('pickup_late', sql`r.created > ${subMinutes(now, QUIET_MINUTES)}`))
    .execute();
}

/** Lists overdue bags without a reminder; not where the traveller was reminded of a closing that is still to come. */
export function listLate(query: Kysely<Schema>, now: Date) {
  return stillInside(query, now)
    .where('b.pickup', '>', subHours(now, LATE_HOURS))
    .where('b.pickup', '<=', subMinutes(now, LATE_MINUTES))
    .where(isUntold('pickup_late', sql`r.about = b.pickup`))
    .where(isUntold('closing_soon', sql`r.about > ${now}`))
    .execute();
}

/** Lists changes that travellers asked for some minutes ago and have not paid, without a reminder. */
export function listUnpaidChanges(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('bookings as c')
    .innerJoin('bookings as b', 'b.id', 'c.changes_booking_id')
    .select(['b.id', 'c.id as change_id', 'c.dropoff', 'c.pickup', 'c.bag_count', 'c.hold_expires_at'])
    .select(({ eb, ref }) => eb(ref('c.total'), '-', ref('b.total')).as('due'))
    .where('c.state', '=', 'held')
    .where('c.proposed_by', 'is', null)
    .where('c.created', '<=', subMinutes(now, UNPAID_MINUTES))
    .where('c.hold_expires_at', '>', now)
    .where(isUntold('change_unpaid', sql`r.about = c.hold_expires_at`))
    .limit(MAXIMUM_AT_ONCE)
    .execute();
}

/** Checks that a change still waits for its payment. */
export async function isHeld(transaction: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('bookings').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'held';
}

/**
 * Marks a traveller as reminded of a moment of their stay; false when they were before. Of two servers at once one gets
 * true.
 */
export async function takeReminder(
  transaction: Kysely<Schema>,
  reminder: { booking_id: string; kind: ToldOnce; about: Date; created: Date },
): Promise<boolean> {
  const row = await transaction
    .insertInto('stay_reminders')
    .values(reminder)
    .onConflict((known) => known.doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Selects bags that are checked in, not said to be collected, not reported as locked in, and not written about by the
 * place recently.
 */
function stillInside(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('bookings as b')
    .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
    .select(['b.id', 'b.pickup', 's.timezone', 's.opening_hours', 's.opening_hours_exceptions', 's.closures'])
    .where('b.state', '=', 'checked_in')
    .where('b.changes_booking_id', 'is', null)
    .where('b.collected_asked_at', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from custody_events e where e.booking_id = b.id and e.kind = 'said_collected')`,
    )
    .where(sql<boolean>`not exists (select from incidents i where i.booking_id = b.id and i.resolved_at is null
      and i.kind <> 'claim')`)
    .where(
      sql<boolean>`not exists (
        select from booking_messages m where m.booking_id = b.id
          and m.kind in ('collect_today', 'pickup_over') and m.created > ${subHours(now, QUIET_HOURS)})`,
    )
    .orderBy('b.pickup')
    .limit(MAXIMUM_AT_ONCE);
}

function isUntold(kind: ToldOnce, which: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from stay_reminders r where r.booking_id = b.id and r.kind = ${kind} and ${which})`;
}
