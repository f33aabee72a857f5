import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { OperationState } from '../../../contract/structs/operation.ts';
import type { PlannedBooking } from '../../platform/database/json-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

export type OperationRow = Omit<Selectable<Schema['operations']>, 'caller'> & { caller: Caller };
export type ItemRow = Selectable<Schema['operation_items']>;

/** Steps that the job works on by itself. */
const WORKED_ON = ['planning', 'running', 'moving', 'undoing'] as const satisfies readonly OperationState[];

export async function insertOperation(
  transaction: Kysely<Schema>,
  operation: Insertable<Schema['operations']>,
  targets: readonly string[],
): Promise<void> {
  await transaction.insertInto('operations').values(operation).execute();
  await transaction
    .insertInto('operation_items')
    .values(targets.map((target_id, position) => ({ operation_id: operation.id, position, target_id })))
    .execute();
}

export async function findOperation(query: Kysely<Schema>, id: string): Promise<OperationRow | undefined> {
  const row = await query.selectFrom('operations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && asOperation(row);
}

export async function lockOperation(transaction: Kysely<Schema>, id: string): Promise<OperationRow | undefined> {
  const row = await transaction
    .selectFrom('operations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && asOperation(row);
}

function asOperation({ caller, ...row }: Selectable<Schema['operations']>): OperationRow {
  return { ...row, caller: caller as unknown as Caller };
}

export async function updateOperation(
  query: Kysely<Schema>,
  id: string,
  from: OperationState,
  changes: Updateable<Schema['operations']>,
): Promise<void> {
  await query.updateTable('operations').set(changes).where('id', '=', id).where('state', '=', from).execute();
}

/** Lists the operations with work to do, oldest first; among them those whose time for undo is over. */
export async function listOperationsAtWork(query: Kysely<Schema>, now: Date): Promise<string[]> {
  const rows = await query
    .selectFrom('operations')
    .select('id')
    .where((any) =>
      any.or([any('state', 'in', WORKED_ON), any.and([any('state', '=', 'done'), any('undo_until', '<=', now)])]),
    )
    .orderBy('created')
    .execute();
  return rows.map(({ id }) => id);
}

export function listItems(query: Kysely<Schema>, operationId: string): Promise<ItemRow[]> {
  return query
    .selectFrom('operation_items')
    .selectAll()
    .where('operation_id', '=', operationId)
    .orderBy('position')
    .execute();
}

export function findNextItem(
  query: Kysely<Schema>,
  operationId: string,
  states: readonly ItemRow['state'][],
): Promise<ItemRow | undefined> {
  return query
    .selectFrom('operation_items')
    .selectAll()
    .where('operation_id', '=', operationId)
    .where('state', 'in', states)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}

/** Locks an item that is still in a state: the second one does nothing, so that each is done once. */
export async function lockItem(
  transaction: Kysely<Schema>,
  { operation_id, position, state }: ItemRow,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('operation_items')
    .select('position')
    .where('operation_id', '=', operation_id)
    .where('position', '=', position)
    .where('state', '=', state)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes an item that is still in the state it was read in. */
export async function updateItem(
  query: Kysely<Schema>,
  { operation_id, position, state }: ItemRow,
  changes: Updateable<Schema['operation_items']>,
): Promise<void> {
  await query
    .updateTable('operation_items')
    .set(changes)
    .where('operation_id', '=', operation_id)
    .where('position', '=', position)
    .where('state', '=', state)
    .execute();
}

/** Makes the preview anew: nothing has been done yet. */
export async function chooseAnew(transaction: Kysely<Schema>, operation: OperationRow): Promise<void> {
  await updateOperation(transaction, operation.id, 'planned', { state: 'planning', version: operation.version + 1 });
  await transaction
    .updateTable('operation_items')
    .set({ state: 'chosen', problem: null, plan: null, seen: null })
    .where('operation_id', '=', operation.id)
    .execute();
}

/**
 * Returns a text for each place that changes with everything a preview is made from: its edits, and the bookings that
 * were not over when the operation was created.
 */
export async function readPlaces(
  query: Kysely<Schema>,
  ids: readonly string[],
  since: Date,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; seen: string }>`
    select s.id, s.edit_version || ':' || md5(coalesce((
      select string_agg(concat_ws(' ', b.id, b.state, b.dropoff, b.pickup, b.bag_count, b.total), ',' order by b.id)
      from bookings b
      where b.stashpoint_id = s.id and b.state in ('confirmed', 'checked_in') and b.pickup > ${since}), '')) as seen
    from stashpoints s where s.id = any(${ids})`.execute(query);
  return new Map(rows.map(({ id, seen }) => [id, seen]));
}

/** Finds bookings with the name of their traveller, as they are now. */
export function findBookings(query: Kysely<Schema>, ids: readonly string[]) {
  return query
    .selectFrom('bookings as b')
    .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
    .select([
      'b.id',
      'b.state',
      'b.first_name',
      'b.last_name',
      'b.phone_number',
      'b.dropoff',
      'b.pickup',
      'b.bag_count',
      'b.currency_code',
      's.timezone',
    ])
    .where(sql<boolean>`b.id = any(${ids})`)
    .execute();
}

/** Lists the chosen records, and the moves that were planned for bookings of the items before. */
export async function listPlannedMoves(query: Kysely<Schema>, operationId: string) {
  const rows = await query
    .selectFrom('operation_items')
    .select(['target_id', sql<PlannedBooking[] | null>`plan -> 'bookings'`.as('bookings')])
    .where('operation_id', '=', operationId)
    .orderBy('position')
    .execute();
  return {
    targets: rows.map(({ target_id }) => target_id),
    planned: rows.flatMap(({ target_id: from, bookings }) =>
      (bookings ?? []).flatMap(({ id, to }) => (to ? [{ id, from, to: to.id }] : [])),
    ),
  };
}

/** Returns the versions of places, which grow with every edit. */
export async function readVersions(query: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('stashpoints')
    .select(['id', 'edit_version'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, edit_version }) => [id, edit_version]));
}
