import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Contact } from '../../../contract/rules/contact.ts';
import { startingWith } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Query = Kysely<Schema>;

/** Tells whether a row has a contact, as the tables are indexed. */
function hasContact(table: 'b' | 'u', contact: Contact): RawBuilder<boolean> {
  return 'email' in contact
    ? sql<boolean>`lower(${sql.ref(`${table}.email`)}) = ${contact.email}`
    : sql<boolean>`phone_tail(${sql.ref(`${table}.phone_number`)}) like ${startingWith(contact.phoneTail)}`;
}

/** Lists the accounts with a contact. */
export function listAccountsOf(query: Query, contact: Contact) {
  // An account's address is stored as it is compared.
  const isOwn = 'email' in contact ? sql<boolean>`u.email = ${contact.email}` : hasContact('u', contact);
  return query
    .selectFrom('users as u')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.phone_number', 'u.role', 'u.created'])
    .where(isOwn)
    .where('u.deleted_at', 'is', null)
    .where('u.role', 'not in', ['guest', 'device'])
    .limit(20)
    .execute();
}

/** Lists the bookings with a contact or of these accounts, latest first; `limit` of them. */
export async function listBookingsWith(query: Query, contact: Contact, userIds: readonly string[], limit: number) {
  const found = query
    .selectFrom('bookings as b')
    .where('b.changes_booking_id', 'is', null)
    // Each way has an index of its own.
    .where(
      sql<boolean>`b.id in (select b.id from bookings b where ${hasContact('b', contact)}
        union select b.id from bookings b where b.user_id = any(${userIds}::text[]))`,
    );
  const { count } = await found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
    .select(['b.id', 'b.first_name', 'b.last_name', 'b.email', 'b.phone_number', 'b.currency_code'])
    .select(['s.name as stashpoint_name', 's.timezone'])
    .orderBy('b.created', 'desc')
    .orderBy('b.id')
    .limit(limit)
    .execute();
  return { count: Number(count), rows };
}

/** Lists the emails to an address that are about no booking. */
export function listMailsTo(query: Query, email: string) {
  return query
    .selectFrom('mails as m')
    .select(['m.id', 'm.subject', 'm.recipient', 'm.created', 'm.sent_at', 'm.priority'])
    .where(sql<boolean>`lower(m.recipient) = ${email}`)
    .where('m.booking_id', 'is', null)
    .execute();
}

export function listMessagesAbout(query: Query, bookingIds: readonly string[]) {
  return query
    .selectFrom('booking_messages as m')
    .select(['m.id', 'm.booking_id', 'm.side', 'm.text', 'm.created'])
    .where(sql<boolean>`m.booking_id = any(${bookingIds}::text[])`)
    .execute();
}

/** Lists what was changed of these accounts. */
export function listAccountChanges(query: Query, userIds: readonly string[]) {
  return query
    .selectFrom('changes_log as c')
    .leftJoin('users as u', 'u.id', 'c.actor_id')
    .select(['c.id', 'c.action', 'c.created', 'u.first_name', 'u.last_name'])
    .where('c.entity', '=', 'user')
    .where(sql<boolean>`c.entity_id = any(${userIds}::text[])`)
    .execute();
}
