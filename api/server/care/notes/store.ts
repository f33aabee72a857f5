import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import { type ChangeEntity, SCOPE_OF_ENTITY } from '../../../contract/structs/change.ts';
import { listIds } from '../../platform/database/list-rows.ts';
import { mentions } from '../../platform/database/mentions.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isUndecided } from '../../stays/incidents/standing-in.ts';
import { type RecordKey, recordExists } from './record-tables.ts';

type Query = Kysely<Schema>;

interface NoteRow {
  id: string;
  entity: ChangeEntity;
  entity_id: string;
  author_id: string;
  text: string;
  created: Date;
}

/** All notes; those of reports were kept by themselves once. */
const NOTES = sql<NoteRow>`(select id, entity, entity_id, author_id, text, created from notes
  union all select id, 'incident', incident_id, author_id, text, created from incident_notes)`;

/** The scope each kind of record needs. */
const SCOPES = JSON.stringify(SCOPE_OF_ENTITY);

/** Tells whether a member of staff may work on a kind of record, as `people` tells them apart from others. */
function mayWorkOn(entity: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(u.role = 'admin' and u.deleted_at is null
    and (u.scopes is null or ${SCOPES}::jsonb ->> ${entity} = any(u.scopes)))`;
}

interface AssignmentRow {
  id: string;
  entity: ChangeEntity;
  entity_id: string;
  assignee_id: string | null;
  created: Date;
}

/** The records that are assigned, or should be: those of reports are the undecided ones. */
const assignedRecords = (open: RawBuilder<boolean>) => sql<AssignmentRow>`(
  select entity || ':' || entity_id as id, entity, entity_id, assignee_id, created from assignments
  where ${recordExists(sql.ref('entity'), sql.ref('entity_id'))}
  union all select 'incident:' || i.id, 'incident', i.id, i.assignee_id, i.created from incidents i where ${open})`;

export function listNotes(query: Query, { entity, id }: RecordKey) {
  return query
    .selectFrom(NOTES.as('n'))
    .innerJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.created', 'n.author_id', 'u.first_name', 'u.last_name'])
    .where('n.entity', '=', entity)
    .where('n.entity_id', '=', id)
    .orderBy('n.created')
    .orderBy('n.id')
    .execute();
}

export async function insertNote(query: Query, note: Insertable<Schema['notes']>): Promise<void> {
  await query.insertInto('notes').values(note).execute();
}

/** Finds the assignee of a record; `user_id` is null for one who has lost the right to it. */
export async function findAssignee(query: Query, { entity, id }: RecordKey) {
  const row = await query
    .selectFrom(assignedRecords(sql`true`).as('a'))
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'a.assignee_id').on(mayWorkOn(sql.ref('a.entity'))))
    .select(['a.assignee_id', 'u.id as user_id', 'u.first_name', 'u.last_name'])
    .where('a.entity', '=', entity)
    .where('a.entity_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists the staff who may work on a kind of record, or all staff, by name. */
export function listStaffFor(query: Query, entity: ChangeEntity | null) {
  return query
    .selectFrom('users as u')
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .where(entity ? mayWorkOn(sql`${entity}`) : sql<boolean>`u.role = 'admin' and u.deleted_at is null`)
    .orderBy('u.first_name')
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute();
}

/**
 * Gives a record to a member of staff, or ends the work on it. False if it has been given to someone else than `before`
 * in the meantime.
 */
export async function writeAssignment(
  query: Query,
  { entity, id }: RecordKey,
  { assignee_id, before, now }: { assignee_id: string | null; before: string | null; now: Date },
): Promise<boolean> {
  const known = sql<boolean>`assignments.assignee_id is not distinct from ${before}`;
  const written =
    assignee_id === null
      ? await query
          .deleteFrom('assignments')
          .where('entity', '=', entity)
          .where('entity_id', '=', id)
          .where(known)
          .returning('entity')
          .execute()
      : await query
          .insertInto('assignments')
          .values({ entity, entity_id: id, assignee_id, created: now })
          .onConflict((same) =>
            same.columns(['entity', 'entity_id']).doUpdateSet({ assignee_id, created: now }).where(known),
          )
          .returning('entity')
          .execute();
  return written.length > 0;
}

/** Gives a person's work to a colleague, as far as they have the right to it; the rest is left to be assigned. */
export async function handOver(query: Query, userId: string, to: string | null): Promise<void> {
  await sql`update assignments set assignee_id = (
      select u.id from users u where u.id = ${to} and ${mayWorkOn(sql.ref('assignments.entity'))})
    where assignee_id = ${userId}`.execute(query);
}

export interface AssignmentFilter {
  entities: readonly ChangeEntity[];
  /** A person's ID, or `nobody`. */
  assignee_id?: string;
  page?: number;
  per_page?: number;
  ids?: string;
  sort?: string;
  order?: 'ASC' | 'DESC';
  after?: string;
}

/** Lists the open work on records of these kinds, newest first. */
export async function listAssignmentRows(
  query: Query,
  { entities, assignee_id, ...listing }: AssignmentFilter,
  now: Date,
) {
  const open = query
    .selectFrom(assignedRecords(isUndecided(now)).as('a'))
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'a.assignee_id').on(mayWorkOn(sql.ref('a.entity'))))
    .where('a.entity', 'in', entities.length > 0 ? entities : ['' as ChangeEntity]);
  const matching =
    assignee_id === undefined
      ? open
      : assignee_id === 'nobody'
        ? open.where('u.id', 'is', null)
        : open.where('u.id', '=', assignee_id);
  const { ids, total } = await listIds(matching, listing, {
    id: 'a.id',
    columns: { created: 'a.created' },
    by: 'created',
  });
  const rows =
    ids.length === 0
      ? []
      : await open
          .select(['a.id', 'a.entity', 'a.entity_id', 'a.created', 'u.id as user_id', 'u.first_name', 'u.last_name'])
          .where('a.id', 'in', ids)
          .execute();
  return { ids, rows, total };
}

/** A person whose records notes can be about. */
export interface Person {
  userIds: readonly string[];
  bookingIds: readonly string[];
}

/** Tells whether a note, `n`, is about a person: their account, business, bookings, reports and reviews. */
function isAbout({ userIds, bookingIds }: Person): RawBuilder<boolean> {
  const own = sql`any(${bookingIds}::text[])`;
  const self = sql`any(${userIds}::text[])`;
  return sql<boolean>`(n.entity, n.entity_id) in (
    select 'user', id from users where id = ${self} union all select 'host', id from hosts where user_id = ${self}
    union all select 'booking', id from bookings where id = ${own}
    union all select 'incident', id from incidents where booking_id = ${own}
    union all select 'review', id from reviews where booking_id = ${own})`;
}

/** Selects the notes about a person, with their authors. */
export function notesAbout(query: Query, person: Person) {
  return query
    .selectFrom(NOTES.as('n'))
    .innerJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.entity', 'n.entity_id', 'n.created', 'n.text', 'u.first_name', 'u.last_name'])
    .where(isAbout(person))
    .orderBy('n.created');
}

/** Lists the notes that a person wrote. */
export function listNotesBy(query: Query, authorId: string) {
  return query
    .selectFrom(NOTES.as('n'))
    .select(['n.id', 'n.entity', 'n.entity_id', 'n.created', 'n.text'])
    .where('n.author_id', '=', authorId)
    .orderBy('n.created')
    .execute();
}

/** Deletes the notes about a person, and those with their address. */
export async function deleteNotesAbout(query: Query, person: Person, email: string | null): Promise<void> {
  await sql`delete from notes n where ${isAbout(person)} or ${mentions(sql.ref('n.text'), email)}`.execute(query);
}
