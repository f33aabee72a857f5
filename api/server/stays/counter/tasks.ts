import type { Insertable, Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { CounterTask } from '../../../contract/structs/counter.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { requireCounter } from './require-counter.ts';

/** Stores an action of a device that could not be accepted, until a person has reviewed it. */
export async function insertTask(query: Kysely<Schema>, task: Insertable<Schema['counter_tasks']>): Promise<void> {
  await query.insertInto('counter_tasks').values(task).execute();
}

/** Lists the open tasks of a counter, oldest first. */
export async function listTasks(query: Kysely<Schema>, stashpointId: string): Promise<CounterTask[]> {
  const rows = await taskRows(query)
    .where('t.stashpoint_id', '=', stashpointId)
    .where('t.resolved_at', 'is', null)
    .orderBy('t.created')
    .orderBy('t.id')
    .execute();
  return rows.map(serializeTask);
}

export async function getTask(query: Kysely<Schema>, id: string): Promise<CounterTask | null> {
  const row = await taskRows(query).where('t.id', '=', id).executeTakeFirst();
  return row ? serializeTask(row) : null;
}

/**
 * Marks a task as done. Repeating it has no effect.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function resolveTask(
  services: HasDatabase & HasClock,
  caller: Caller,
  { id, task }: { id: string; task: string },
): Promise<CounterTask> {
  const site = await requireCounter(services, caller, id);
  const { query } = services.database;
  const found = await taskRows(query)
    .where('t.id', '=', task)
    .where('t.stashpoint_id', '=', site.id)
    .executeTakeFirst();
  if (!found) throw new CubbyError('NOT_FOUND', 'Task not found.');
  await query
    .updateTable('counter_tasks')
    .set({ resolved_at: services.now(), resolved_by: caller.userId })
    .where('id', '=', task)
    .where('resolved_at', 'is', null)
    .execute();
  return serializeTask(found);
}

function taskRows(query: Kysely<Schema>) {
  return query
    .selectFrom('counter_tasks as t')
    .leftJoin('bookings as b', (join) =>
      join.onRef('b.id', '=', 't.booking_id').onRef('b.stashpoint_id', '=', 't.stashpoint_id'),
    )
    .leftJoin('host_people as p', 'p.id', 't.person_id')
    .selectAll('t')
    .select(['b.first_name', 'b.last_name', 'p.name as person_name']);
}

type TaskRow = Awaited<ReturnType<ReturnType<typeof taskRows>['executeTakeFirstOrThrow']>>;

function serializeTask(row: TaskRow): CounterTask {
  const { id, booking_id, first_name, last_name, kind, occurred_at, created, device_name, person_name } = row;
  const { error_id, message } = row;
  return {
    id,
    booking_id,
    first_name,
    last_name,
    kind,
    occurred_at: occurred_at.toISOString(),
    created: created.toISOString(),
    device_name,
    person_name,
    error_id,
    message,
  };
}
