import { type Kysely, type RawBuilder, sql } from 'kysely';
import { revokeTokens } from '../../people/users/sessions.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { addressOfNobody } from '../../platform/mail/write-mail.ts';

/**
 * Takes what names a person out of the whole database: off their account and their past bookings and reviews, out of
 * the log, and with every mail to them or about their stays, waiting ones among them. Amounts and times stay in the
 * books, and so does the account a host is paid to. A host's places go off the market; drafts of places go.
 */
export async function erasePerson(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  const person = await query.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  const stays = await staysOf(query, id, person?.email ?? null, now);
  await eraseMails(query, stays, person?.email ?? null);
  await eraseLog(query, id, stays, person?.email ?? null);
  await eraseStays(query, stays);
  await eraseHost(query, id, now);
  await eraseAccount(query, id, person?.email ?? null, now);
}

/**
 * Their bookings, and those that were made as a guest with their address and are over. One that is still ahead belongs
 * to whoever reads that mail, and is left to them.
 */
async function staysOf(query: Kysely<Schema>, id: string, email: string | null, now: Date): Promise<string[]> {
  const rows = await query
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select('b.id')
    .where((or) =>
      or.or([
        or('b.user_id', '=', id),
        or.and([
          or('u.role', '=', 'guest'),
          or('b.email', '=', email),
          or.or([or('b.pickup', '<', now), or('b.state', 'in', ['cancelled', 'expired', 'checked_out', 'no_show'])]),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

async function eraseMails(query: Kysely<Schema>, stays: string[], email: string | null): Promise<void> {
  await sql`delete from mails m
    where m.booking_id = any(${stays})
      or (m.booking_id is null and ${mentions(sql`m.body || m.subject`, email)})
      or (m.recipient = ${email} and not exists (
        select 1 from bookings b where b.id = m.booking_id and b.email = ${email}))`.execute(query);
}

/** What was changed stays written down, by whom and when; of the values, those that name somebody go. */
async function eraseLog(query: Kysely<Schema>, id: string, stays: string[], email: string | null): Promise<void> {
  await sql`update changes_log set before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[]
    where (entity = 'user' and entity_id = ${id})
      or (entity = 'host' and entity_id in (select h.id from hosts h where h.user_id = ${id}))
      or (entity = 'booking' and entity_id = any(${stays}))`.execute(query);
  await sql`update changes_log set before = null, after = null
    where ${mentions(sql`coalesce(before::text, '') || coalesce(after::text, '')`, email)}`.execute(query);
}

const PERSONAL = [
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'secondary_phone_number',
  'business_name',
  'recipient',
  'subject',
  'delegate',
  'reason',
  'reason_text',
  'account_holder',
  'account_number',
  'account_address',
  'account_city_name',
];

async function eraseStays(query: Kysely<Schema>, stays: string[]): Promise<void> {
  if (stays.length === 0) return;
  await query.updateTable('reviews').set({ first_name: '' }).where('booking_id', 'in', stays).execute();
  await query.updateTable('incidents').set({ text: null }).where('booking_id', 'in', stays).execute();
  await query
    .updateTable('bookings')
    .set((row) => ({
      email: addressOfNobody(row.ref('user_id')),
      first_name: '',
      last_name: '',
      phone_number: '',
      cancel_reason_text: null,
      delegate_name: null,
      delegate_nonce: null,
    }))
    .where('id', 'in', stays)
    .execute();
}

async function eraseHost(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await sql`delete from host_notification_emails where host_id in (select h.id from hosts h where h.user_id = ${id})`.execute(
    query,
  );
  // Whoever has earned something was paid to it, or will be.
  await sql`delete from external_accounts a where a.host_id in (select h.id from hosts h where h.user_id = ${id})
    and not exists (select 1 from payouts p where p.account_id = a.id)
    and not exists (
      select 1 from ledger_entries l join bookings b on b.id = l.booking_id join stashpoints s on s.id = b.stashpoint_id
      where s.host_id = ${id} and l.kind = 'host_share')`.execute(query);
  // Nobody was ever received there, so nobody's books need to know where it was.
  await sql`delete from stashpoints s where s.host_id = ${id} and s.status <> 'approved'
    and not exists (select 1 from bookings b where b.stashpoint_id = s.id)
    and not exists (select 1 from reviews r where r.stashpoint_id = s.id)`.execute(query);
  await query.updateTable('stashpoints').set({ active: false, updated: now }).where('host_id', '=', id).execute();
}

async function eraseAccount(query: Kysely<Schema>, id: string, email: string | null, now: Date): Promise<void> {
  await revokeTokens(query, id, null);
  await query.deleteFrom('user_identities').where('user_id', '=', id).execute();
  if (email) await query.deleteFrom('one_time_passwords').where('email', '=', email).execute();
  await query
    .updateTable('users')
    .set({
      email: null,
      first_name: '',
      last_name: '',
      phone_number: '',
      secondary_phone_number: null,
      secondary_phone_number_type: null,
      password_hash: null,
      email_opt_in: false,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether a text holds an address; none does when there is none. */
function mentions(text: RawBuilder<unknown>, email: string | null): RawBuilder<boolean> {
  return email ? sql<boolean>`strpos(lower(${text}), ${email}) > 0` : sql<boolean>`false`;
}
