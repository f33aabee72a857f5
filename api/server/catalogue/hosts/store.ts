import { type Insertable, type Kysely, sql } from 'kysely';
import { writeContact } from '../../people/users/accounts.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Who opens a second place keeps their host record. */
export async function insertHostIfNew(query: Kysely<Schema>, host: Insertable<Schema['hosts']>): Promise<void> {
  await query
    .insertInto('hosts')
    .values(host)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Hosts with who they are and the places they run, the oldest first. */
export function hostRows(query: Kysely<Schema>) {
  return query
    .selectFrom('hosts as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.user_id', 'h.business_name', 'h.accepted_tos_at', 'h.created', 'h.version'])
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.phone_number', 'u.language'])
    .select(
      sql<string[]>`array(select s.id from stashpoints s where s.host_id = h.user_id order by s.created, s.id)`.as(
        'stashpoint_ids',
      ),
    );
}

/** The host record of a person. */
export function findHostOfUser(query: Kysely<Schema>, userId: string) {
  return hostRows(query).where('h.user_id', '=', userId).executeTakeFirst();
}

export function findHostRow(query: Kysely<Schema>, id: string) {
  return hostRows(query).where('h.id', '=', id).executeTakeFirst();
}

export type HostRow = NonNullable<Awaited<ReturnType<typeof findHostRow>>>;

export async function lockHost(transaction: Kysely<Schema>, id: string): Promise<HostRow | undefined> {
  await transaction.selectFrom('hosts').select('id').where('id', '=', id).forUpdate().execute();
  return findHostRow(transaction, id);
}

/** Who is told of what concerns a place: its host, and the addresses they have named. None where the account is gone. */
export function listMailedHosts(query: Kysely<Schema>, stashpointId: string) {
  const of = (email: 'u.email' | 'e.email') =>
    query
      .selectFrom('stashpoints as s')
      .innerJoin('users as u', 'u.id', 's.host_id')
      .leftJoin('hosts as h', 'h.user_id', 'u.id')
      .leftJoin('host_notification_emails as e', 'e.host_id', 'h.id')
      .select([`${email} as email`, 'u.first_name', 'u.language', 's.business_name'])
      .where('s.id', '=', stashpointId)
      .where('u.email', 'is not', null)
      .where(email, 'is not', null)
      .$narrowType<{ email: string }>();
  return of('u.email').union(of('e.email')).execute();
}

/** How to write to a host, and where else; nobody once the account is gone. */
export function listHostAddresses(query: Kysely<Schema>, hostId: string) {
  const of = (email: 'u.email' | 'e.email') =>
    query
      .selectFrom('hosts as h')
      .innerJoin('users as u', 'u.id', 'h.user_id')
      .leftJoin('host_notification_emails as e', 'e.host_id', 'h.id')
      .select([`${email} as email`, 'u.first_name', 'u.language'])
      .where('h.id', '=', hostId)
      .where('u.email', 'is not', null)
      .where(email, 'is not', null)
      .$narrowType<{ email: string }>();
  return of('u.email').union(of('e.email')).execute();
}

/** Writes what a host is called and who they are; raises the version. */
export async function updateHostRow(
  transaction: Kysely<Schema>,
  { id, user_id }: { id: string; user_id: string },
  { business_name, person }: { business_name: string | undefined; person: Parameters<typeof writeContact>[2] },
): Promise<void> {
  await transaction
    .updateTable('hosts')
    .set({ version: sql`version + 1`, ...(business_name !== undefined && { business_name }) })
    .where('id', '=', id)
    .execute();
  await writeContact(transaction, user_id, person);
}
