import { type Insertable, type Kysely, sql } from 'kysely';
import type { NoticeKind } from '../../../contract/vocabulary/notice-kinds.ts';
import { writeContact } from '../../people/users/accounts.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Inserts a host record if there is none: a host who opens a second place keeps theirs. */
export async function insertHostIfNew(query: Kysely<Schema>, host: Insertable<Schema['hosts']>): Promise<void> {
  await query
    .insertInto('hosts')
    .values(host)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Selects hosts with their person and the places they run, oldest first. */
export function hostRows(query: Kysely<Schema>) {
  return query
    .selectFrom('hosts as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.user_id', 'h.business_name', 'h.accepted_tos_at', 'h.notice_kinds', 'h.created', 'h.version'])
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
  await transaction.selectFrom('hosts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findHostRow(transaction, id);
}

/** Writes the names and details of a host; raises the version. */
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

/** Writes which mails the host's own address gets; raises the version. */
export async function updateNoticeKinds(
  transaction: Kysely<Schema>,
  id: string,
  notice_kinds: NoticeKind[],
): Promise<void> {
  await transaction
    .updateTable('hosts')
    .set({ version: sql`version + 1`, notice_kinds })
    .where('id', '=', id)
    .execute();
}
