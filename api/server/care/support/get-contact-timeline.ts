import { fieldError } from '../../../contract/errors.ts';
import { type Contact, readContact } from '../../../contract/rules/contact.ts';
import type { SIGNED_IN } from '../../../contract/rules/roles.ts';
import { SCOPE_OF_ENTITY } from '../../../contract/structs/change.ts';
import type { ContactEvent, ContactTimeline } from '../../../contract/structs/contact-timeline.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { PRIORITY } from '../../platform/mail/mail-queue.ts';
import { listNotesAbout } from '../notes/notes-of-person.ts';
import {
  listAccountChanges,
  listAccountsOf,
  listBookingsWith,
  listMailsTo,
  listMessagesAbout,
} from './contacts-store.ts';
import { getTimeline } from './get-timeline.ts';

/** The bookings whose timelines are read: more than anyone asks about in one call. */
const LATEST_BOOKINGS = 50;

/**
 * Returns everything about an email address or a phone number that the caller may read, latest first: the timelines of its
 * bookings, and what belongs to no booking.
 *
 * @throws CubbyError INVALID_DATA on `contact` for a text that is neither.
 */
export async function getContactTimeline(
  services: HasDatabase,
  caller: Caller,
  text: string,
): Promise<ContactTimeline> {
  const contact = readContact(text);
  if (!contact) throw fieldError('contact', 'This is neither an email address nor a whole phone number.');
  const { query } = services.database;
  const owners = await listAccountsOf(query, contact);
  const userIds = owners.map(({ id }) => id);
  const { count, rows } = await listBookingsWith(query, contact, userIds, LATEST_BOOKINGS);
  const accounts = caller.scopes.includes('users:all') ? owners : [];
  const events = (
    await Promise.all([
      eventsOfBookings(services, caller, rows),
      eventsOfAccounts(services, accounts),
      eventsOfNotes(services, caller, { userIds, bookingIds: rows.map(({ id }) => id) }),
      eventsOfMails(services, contact),
    ])
  ).flat();
  return {
    contacts: contactsOf([...owners, ...rows]),
    accounts: accounts.map(({ id, role, ...account }) => ({
      id,
      name: nameOf(account),
      role: role as (typeof SIGNED_IN)[number],
    })),
    booking_count: count,
    bookings: rows.map(({ id, stashpoint_name, timezone, currency_code }) => ({
      id,
      stashpoint_name,
      timezone,
      ccy_code: currency_code,
      ccy_minor_in_major: CURRENCIES[currency_code].minorInMajor,
    })),
    events: events.sort((one, other) => one.time.localeCompare(other.time)).toReversed(),
  };
}

type Bookings = Awaited<ReturnType<typeof listBookingsWith>>['rows'];

/** Returns what the pages of the bookings show, and what was written in their conversations. */
async function eventsOfBookings(services: HasDatabase, caller: Caller, bookings: Bookings): Promise<ContactEvent[]> {
  const events: ContactEvent[] = [];
  for (const { id: booking_id } of bookings) {
    const timeline = await getTimeline(services, caller, booking_id);
    events.push(...timeline.map((event) => ({ ...event, booking_id })));
  }
  const ids = bookings.map(({ id }) => id);
  const messages = await listMessagesAbout(services.database.query, ids);
  return [
    ...events,
    ...messages.map(({ id, booking_id, side, text, created }) =>
      event('message', created, `message-${id}`, { side, text }, booking_id),
    ),
  ];
}

async function eventsOfAccounts({ database }: HasDatabase, accounts: readonly { id: string; created: Date }[]) {
  const changes = await listAccountChanges(
    database.query,
    accounts.map(({ id }) => id),
  );
  return [
    ...accounts.map(({ id, created }) => event('account_created', created, `account-${id}`, {})),
    ...changes.map(({ id, action, created, ...actor }) =>
      event('account_changed', created, `change-${id}`, { action, actor: nameOf(actor) }),
    ),
  ];
}

async function eventsOfNotes(
  { database }: HasDatabase,
  { scopes }: Caller,
  person: Parameters<typeof listNotesAbout>[1],
): Promise<ContactEvent[]> {
  const notes = await listNotesAbout(database.query, person);
  return notes
    .filter(({ entity }) => scopes.includes(SCOPE_OF_ENTITY[entity]))
    .map(({ id, entity, entity_id, text, created, ...author }) =>
      event('note', created, `note-${id}`, { entity, entity_id, text, author: nameOf(author) }),
    );
}

async function eventsOfMails({ database }: HasDatabase, contact: Contact): Promise<ContactEvent[]> {
  if (!('email' in contact)) return [];
  const mails = await listMailsTo(database.query, contact.email);
  return mails.map(({ id, subject, recipient, created, sent_at, priority }) =>
    event('mail', created, `mail-${id}`, {
      mail_id: String(id),
      // A code is a key to the account.
      subject: priority === PRIORITY.code ? subject.replace(/\d/g, '•') : subject,
      recipient,
      sent: sent_at !== null,
    }),
  );
}

interface Named {
  first_name: string | null;
  last_name: string | null;
}

interface Reachable extends Named {
  email: string | null;
  phone_number: string | null;
}

/** Returns each name with its contacts once. */
function contactsOf(rows: readonly Reachable[]): ContactTimeline['contacts'] {
  const contacts = rows.map((row) => ({
    name: nameOf(row),
    email: row.email || null,
    phone_number: row.phone_number || null,
  }));
  return [...new Map(contacts.map((each) => [JSON.stringify(each), each])).values()];
}

function nameOf({ first_name, last_name }: Named): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim();
}

function event(
  kind: ContactEvent['kind'],
  time: Date,
  id: string,
  facts: ContactEvent['facts'],
  booking_id: string | null = null,
): ContactEvent {
  return { id, kind, time: time.toISOString(), facts, booking_id };
}
