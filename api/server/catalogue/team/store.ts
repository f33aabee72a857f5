import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Selects people who work for hosts, with their places and their details. */
function people(query: Kysely<Schema>) {
  return query
    .selectFrom('host_people as p')
    .innerJoin('hosts as h', 'h.id', 'p.host_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('host_invitations as i', 'i.person_id', 'p.id')
    .select(['p.id', 'p.host_id', 'p.user_id', 'p.name', 'p.role', 'p.pin_hash', 'p.created'])
    .select(['u.email', 'i.email as invited', 'i.created as invited_at', 'i.expires_at', 'i.accepted_at'])
    .select(
      sql<
        { id: string; name: string }[] | null
      >`(select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id)
        from host_people_stashpoints w join stashpoints s on s.id = w.stashpoint_id
        where w.person_id = p.id and s.host_id = h.user_id)`.as('stashpoints'),
    )
    .where('p.removed_at', 'is', null);
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

/** Lists everyone who works for a host, by name. */
export function listPeopleOf(query: Kysely<Schema>, hostId: string): Promise<PersonRow[]> {
  return people(query).where('p.host_id', '=', hostId).orderBy('p.name').orderBy('p.id').execute();
}

export function findPerson(query: Kysely<Schema>, hostId: string, id: string): Promise<PersonRow | undefined> {
  return people(query).where('p.host_id', '=', hostId).where('p.id', '=', id).executeTakeFirst();
}

/** Finds the record of a host, by their account. */
export function findEmployer(query: Kysely<Schema>, userId: string) {
  return query
    .selectFrom('hosts as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.user_id', 'h.business_name', 'u.first_name', 'u.last_name', 'u.language'])
    .where('h.user_id', '=', userId)
    .executeTakeFirst();
}

export function findEmployerById(query: Kysely<Schema>, id: string) {
  return query
    .selectFrom('hosts as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.business_name', 'u.first_name', 'u.last_name'])
    .where('h.id', '=', id)
    .executeTakeFirst();
}

/** Locks a host's team, so that changes are made one at a time: PINs are unique at each place. */
export async function lockTeam(transaction: Kysely<Schema>, hostId: string): Promise<void> {
  await transaction.selectFrom('hosts').select('id').where('id', '=', hostId).forNoKeyUpdate().execute();
}

export async function insertPerson(query: Kysely<Schema>, person: Insertable<Schema['host_people']>): Promise<void> {
  await query.insertInto('host_people').values(person).execute();
}

export async function writePerson(
  query: Kysely<Schema>,
  id: string,
  change: Updateable<Schema['host_people']>,
): Promise<void> {
  if (Object.keys(change).length > 0) await query.updateTable('host_people').set(change).where('id', '=', id).execute();
}

/** Writes the places a person works at: those they keep are not changed. */
export async function writeStashpoints(
  query: Kysely<Schema>,
  personId: string,
  stashpointIds: readonly string[],
): Promise<void> {
  await query
    .deleteFrom('host_people_stashpoints')
    .where('person_id', '=', personId)
    .where('stashpoint_id', 'not in', stashpointIds)
    .execute();
  await query
    .insertInto('host_people_stashpoints')
    .values(stashpointIds.map((stashpoint_id) => ({ person_id: personId, stashpoint_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the hashed PINs of everyone else at these places. */
export async function listPinHashes(
  query: Kysely<Schema>,
  stashpointIds: readonly string[],
  exceptId: string | null,
): Promise<string[]> {
  const rows = await query
    .selectFrom('host_people as p')
    .innerJoin('host_people_stashpoints as w', 'w.person_id', 'p.id')
    .select('p.pin_hash')
    .distinct()
    .where('w.stashpoint_id', 'in', stashpointIds)
    .where('p.removed_at', 'is', null)
    .where('p.pin_hash', 'is not', null)
    .$if(exceptId !== null, (others) => others.where('p.id', '<>', exceptId ?? ''))
    .execute();
  return rows.flatMap(({ pin_hash }) => pin_hash ?? []);
}

export async function replaceInvitation(
  query: Kysely<Schema>,
  invitation: Insertable<Schema['host_invitations']>,
): Promise<void> {
  const { person_id: _, ...fresh } = invitation;
  await query
    .insertInto('host_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(fresh))
    .execute();
}

export async function deleteInvitation(query: Kysely<Schema>, personId: string): Promise<void> {
  await query.deleteFrom('host_invitations').where('person_id', '=', personId).execute();
}

/** Finds an invitation of a person who was not removed, by the hash of its link. */
export function findInvitation(query: Kysely<Schema>, hash: string) {
  return query
    .selectFrom('host_invitations as i')
    .innerJoin('host_people as p', 'p.id', 'i.person_id')
    .select(['i.person_id', 'i.email', 'i.expires_at', 'i.accepted_at', 'p.host_id', 'p.user_id', 'p.role'])
    .where('i.hash', '=', hash)
    .where('p.removed_at', 'is', null)
    .executeTakeFirst();
}

export async function markAccepted(query: Kysely<Schema>, personId: string, now: Date): Promise<void> {
  await query.updateTable('host_invitations').set({ accepted_at: now }).where('person_id', '=', personId).execute();
}

/** Lists everyone who works for a host, or is the given person: by the accounts of either. */
export function listPeopleAbout(query: Kysely<Schema>, userId: string) {
  return query
    .selectFrom('host_people as p')
    .innerJoin('hosts as h', 'h.id', 'p.host_id')
    .select(['p.id', 'p.user_id', 'p.removed_at'])
    .where((or) => or.or([or('p.user_id', '=', userId), or('h.user_id', '=', userId)]))
    .execute();
}
