import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReportKind } from '../../../contract/rules/incidents.ts';
import { LATE_HOURS, LATE_MINUTES, REMINDED_MINUTES } from '../../../contract/rules/reminders.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Subscription = Insertable<Schema['push_subscriptions']>;

/** Writes a device of a place; a known one gets its new session, keys and language. Returns its id. */
export async function writeSubscription(query: Kysely<Schema>, row: Subscription) {
  const { token_id, p256dh, auth, language } = row;
  return query
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['endpoint', 'stashpoint_id']).doUpdateSet({ token_id, p256dh, auth, language }),
    )
    .returning(['id', 'created'])
    .executeTakeFirstOrThrow();
}

/** Deletes all but the newest devices of a place. */
export async function forgetOldest(query: Kysely<Schema>, stashpointId: string, most: number): Promise<void> {
  await query
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (devices) =>
      devices
        .selectFrom('push_subscriptions')
        .select('id')
        .where('stashpoint_id', '=', stashpointId)
        .orderBy('created', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute();
}

export async function deleteDevice(query: Kysely<Schema>, stashpointId: string, endpoint: string): Promise<void> {
  await query
    .deleteFrom('push_subscriptions')
    .where('stashpoint_id', '=', stashpointId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Deletes a subscription that its browser has ended, for all places. */
export async function deleteEndpoint(query: Kysely<Schema>, endpoint: string): Promise<void> {
  await query.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

export function findDevice(query: Kysely<Schema>, stashpointId: string, endpoint: string) {
  return query
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('stashpoint_id', '=', stashpointId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
}

/** A notification that a device has not been sent yet. */
export interface DueNotice {
  subscription_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  kind: 'dropoff_soon' | 'pickup_late' | 'report' | 'message';
  about: string;
  moment: Date;
  booking_id: string;
  first_name: string;
  bag_count: number;
  timezone: string;
  incident: ReportKind | null;
}

/** The time for which a report or a message is new, minutes. */
const NEWS_MINUTES = 60;
const MAXIMUM_AT_ONCE = 500;

/**
 * Tells whether a session `t` belongs to a person at work at a place `s`: its host, a person who works there, its
 * device, or staff.
 */
const isAtWork = sql`(t.user_id = s.host_id or t.role = 'admin'
  or exists (
    select from host_people w join host_people_stashpoints wp on wp.person_id = w.id
    where w.user_id = t.user_id and w.removed_at is null and wp.stashpoint_id = s.id)
  or exists (
    select from host_devices w
    where w.user_id = t.user_id and w.unpaired_at is null and w.stashpoint_id = s.id))`;

/**
 * Lists the notifications devices are to be sent now: a drop-off within the hour, overdue bags, a new
 * report, a message. Only for
 * devices whose session is valid and whose owner still manages the place, or is staff.
 */
export async function listDueNotices(query: Kysely<Schema>, now: Date): Promise<DueNotice[]> {
  const due = (kind: DueNotice['kind'], about: RawBuilder<unknown>, moment: RawBuilder<unknown>) => sql`
    select d.id as subscription_id, d.endpoint, d.p256dh, d.auth, d.language, ${kind} as kind, ${about} as about,
      ${moment} as moment, b.id as booking_id, b.first_name, b.bag_count, s.timezone`;
  const devices = sql`
    join stashpoints s on s.id = b.stashpoint_id
    join push_subscriptions d on d.stashpoint_id = s.id
    join tokens t on t.id = d.token_id and t.expires_at > ${now} and ${isAtWork}`;
  const { rows } = await sql<DueNotice>`
    select * from (
      ${due('dropoff_soon', sql`b.id`, sql`b.dropoff`)}, null as incident from bookings b ${devices}
      where b.state = 'confirmed' and b.changes_booking_id is null
        and b.dropoff > ${now} and b.dropoff <= ${addMinutes(now, REMINDED_MINUTES)}
      union all
      ${due('pickup_late', sql`b.id`, sql`b.pickup`)}, null as incident from bookings b ${devices}
      where b.state = 'checked_in' and b.changes_booking_id is null
        and b.pickup > ${subHours(now, LATE_HOURS)} and b.pickup <= ${subMinutes(now, LATE_MINUTES)}
      union all
      ${due('report', sql`i.id`, sql`i.created`)}, i.kind as incident
      from incidents i join bookings b on b.id = i.booking_id
      join stashpoints s on s.id = i.stashpoint_id
      join push_subscriptions d on d.stashpoint_id = s.id
      join tokens t on t.id = d.token_id and t.expires_at > ${now} and ${isAtWork}
      where i.created > ${subMinutes(now, NEWS_MINUTES)} and i.resolved_at is null and i.kind <> 'claim'
      union all
      ${due('message', sql`m.id`, sql`m.created`)}, null as incident
      from booking_messages m join bookings b on b.id = m.booking_id and b.stashpoint_id = m.stashpoint_id ${devices}
      where m.side = 'traveller' and m.created > ${subMinutes(now, NEWS_MINUTES)}
    ) n
    where not exists (
      select from push_notices p where p.subscription_id = n.subscription_id
        and p.kind = n.kind and p.about = n.about and p.moment = n.moment
    )
    order by n.moment limit ${MAXIMUM_AT_ONCE}`.execute(query);
  return rows;
}

/** Marks a notification to a device as sent; false when it was sent before. Of two servers at once one gets true. */
export async function noteTold(query: Kysely<Schema>, notice: DueNotice, now: Date): Promise<boolean> {
  const { subscription_id, kind, about, moment } = notice;
  const row = await query
    .insertInto('push_notices')
    .columns(['subscription_id', 'kind', 'about', 'moment', 'created'])
    // The device may have unsubscribed since it was looked up.
    .expression((device) =>
      device
        .selectFrom('push_subscriptions')
        .select([
          'id',
          sql<string>`${kind}`.as('kind'),
          sql<string>`${about}`.as('about'),
          sql<Date>`${moment}::timestamptz`.as('moment'),
          sql<Date>`${now}::timestamptz`.as('created'),
        ])
        .where('id', '=', subscription_id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('about')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the mark after a failure: it is tried again for as long as it is new. */
export async function unnoteTold(query: Kysely<Schema>, notice: DueNotice): Promise<void> {
  const { subscription_id, kind, about, moment } = notice;
  await query
    .deleteFrom('push_notices')
    .where('subscription_id', '=', subscription_id)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('moment', '=', moment)
    .execute();
}
