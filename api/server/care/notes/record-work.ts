import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import { SCOPE_OF_ENTITY } from '../../../contract/structs/change.ts';
import { type Assignment, NOTED_ENTITIES, type RecordWork } from '../../../contract/structs/note.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { colleagueOf } from '../../people/users/colleague-of.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder } from '../../platform/database/list-rows.ts';
import { type Caller, requireScope } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { lockIncident, writeAssignee } from '../../stays/incidents/settle-incidents.ts';
import { type RecordKey, requireRecord } from './record-tables.ts';
import { findAssignee, insertNote, listAssignmentRows, listNotes, listStaffFor, writeAssignment } from './store.ts';

/**
 * Returns the notes about a record and its assignee.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN without the right to this kind of record.
 */
export async function getRecordWork(services: HasDatabase, caller: Caller, record: RecordKey): Promise<RecordWork> {
  await requireRecord(services, caller, record);
  const { query } = services.database;
  const assigned = await findAssignee(query, record);
  const notes = await listNotes(query, record);
  return {
    assignee: assigned?.user_id ? colleagueOf({ ...assigned, id: assigned.user_id }) : null,
    notes: notes.map(({ id, text, created, author_id, ...author }) => ({
      id,
      author: colleagueOf({ id: author_id, ...author }),
      text,
      created: created.toISOString(),
    })),
  };
}

/**
 * Adds a note for colleagues to a record.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN.
 */
export async function addNote(
  services: HasDatabase & HasClock,
  caller: Caller,
  record: RecordKey,
  text: string,
): Promise<RecordWork> {
  await requireRecord(services, caller, record);
  const { entity, id: entity_id } = record;
  const note = { id: hexId(16), entity, entity_id, author_id: caller.userId, text, created: services.now() };
  await insertNote(services.database.query, note);
  return getRecordWork(services, caller, record);
}

/**
 * Gives a record to a member of staff, or to no one.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN; CONFLICT if someone else has it by now; INVALID_DATA on `assignee_id` for a
 * person who cannot work on it.
 */
export async function assignRecord(
  services: HasDatabase & HasClock,
  caller: Caller,
  record: RecordKey,
  { assignee_id, expected_assignee_id }: BodyOf<Endpoints['assignRecord']>,
): Promise<RecordWork> {
  await requireRecord(services, caller, record);
  const { entity, id } = record;
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const incident = entity === 'incident' ? await lockIncident(transaction, id) : undefined;
    const assigned = await findAssignee(transaction, record);
    const before = assigned?.assignee_id ?? null;
    if ((assigned?.user_id ?? null) !== expected_assignee_id) throw givenAway();
    if (assignee_id === before) return;
    if (assignee_id !== null && !(await listStaffFor(transaction, entity)).some((each) => each.id === assignee_id))
      throw fieldError('assignee_id', 'This person cannot work on this.');
    if (incident) await writeAssignee(transaction, id, assignee_id);
    else if (!(await writeAssignment(transaction, record, { assignee_id, before, now }))) throw givenAway();
    await recordChange(transaction, {
      caller,
      action: 'assigned',
      // A report is part of its booking's history.
      ...(incident ? { entity: 'booking', id: incident.booking_id } : { entity, id }),
      before: { assignee_id: before },
      after: { assignee_id },
      now,
    });
  });
  return getRecordWork(services, caller, record);
}

const givenAway = () => new CubbyError('CONFLICT', 'This has been given to someone else in the meantime.');

/** Lists the open work on the kinds of records that the caller may read. */
export async function listAssignments(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  { entity, ...filter }: QueryOf<Endpoints['listAssignments']>,
): Promise<Page<Assignment>> {
  if (entity) requireScope(caller, SCOPE_OF_ENTITY[entity]);
  const entities = entity ? [entity] : NOTED_ENTITIES.filter((each) => caller.scopes.includes(SCOPE_OF_ENTITY[each]));
  const { ids, rows, total } = await listAssignmentRows(database.query, { ...filter, entities }, now());
  const items = inOrder(ids, rows).map(({ user_id, first_name, last_name, created, ...row }) => ({
    id: row.id,
    created: created.toISOString(),
    entity: row.entity,
    entity_id: row.entity_id,
    assignee: user_id === null ? null : colleagueOf({ id: user_id, first_name, last_name }),
  }));
  return pageOf(items, total, pagingOf(filter.page, filter.per_page));
}
