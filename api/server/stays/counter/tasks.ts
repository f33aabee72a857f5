import { type Insertable, type Kysely, sql } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { CounterTask } from '../../../contract/structs/counter.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { changeBagTags } from '../bookings/hand-over.ts';
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
 * Marks a task as done; the tags of a refused check-in can replace those that count. Repeating it has no effect.
 *
 * @throws CubbyError NOT_FOUND; for tags, BOOKING_NOT_CHANGEABLE unless the bags are in storage; BAGS_DIFFER; TAG_IN_USE.
 */
export async function resolveTask(
  services: HasDatabase & HasClock,
  caller: Caller,
  { id, task, usesTags }: { id: string; task: string; usesTags: boolean },
): Promise<CounterTask> {
  const site = await requireCounter(services, caller, id);
  const now = services.now();
  return services.database.transaction(async (transaction) => {
    const rows = taskRows(transaction).where('t.id', '=', task).where('t.stashpoint_id', '=', site.id);
    const found = await rows.forUpdate('t').executeTakeFirst();
    if (!found) throw new CubbyError('NOT_FOUND', 'Task not found.');
    if (found.resolved_at) return serializeTask(found);
    if (usesTags) {
      const device = caller.work?.device ?? null;
      await changeBagTags(transaction, found.booking_id, found.bags, { caller, device, at: now, now });
    }
    await transaction
      .updateTable('counter_tasks')
      .set({ resolved_at: now, resolved_by: caller.userId })
      .where('id', '=', task)
      .execute();
    return serializeTask(await rows.executeTakeFirstOrThrow());
  });
}

function taskRows(query: Kysely<Schema>) {
  return query
    .selectFrom('counter_tasks as t')
    .leftJoin('bookings as b', (join) =>
      join.onRef('b.id', '=', 't.booking_id').onRef('b.stashpoint_id', '=', 't.stashpoint_id'),
    )
    .leftJoin('host_people as p', 'p.id', 't.person_id')
    .leftJoin('users as u', 'u.id', 't.actor_id')
    .selectAll('t')
    .select(['b.first_name', 'b.last_name', 'p.name as person_name', 'u.first_name as actor_name'])
    .select((row) =>
      row
        .selectFrom('custody_events as e')
        .leftJoin('users as a', 'a.id', 'e.actor_id')
        .whereRef('e.booking_id', '=', 'b.id')
        .where('e.kind', '=', 'checked_in')
        .where('b.state', '=', 'checked_in')
        .where('t.kind', '=', 'check_in')
        .orderBy('e.id', 'desc')
        .limit(1)
        .select(
          sql<AcceptedJson>`jsonb_build_object('occurred_at', e.occurred_at,
            'person_name', case when e.actor = 'host' then a.first_name end,
            'device_name', case when e.actor = 'host' then e.device_name end,
            'tags', array(select g.tag from bags g where g.booking_id = b.id and g.tag is not null order by g.number))`.as(
            'accepted',
          ),
        )
        .as('accepted'),
    );
}

/* As the database writes it into JSON: its instant has an offset of its own. */
type AcceptedJson = NonNullable<CounterTask['accepted']>;

type TaskRow = Awaited<ReturnType<ReturnType<typeof taskRows>['executeTakeFirstOrThrow']>>;

function serializeTask(row: TaskRow): CounterTask {
  const { id, booking_id, first_name, last_name, kind, occurred_at, created, device_name, accepted } = row;
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
    person_name: row.person_name ?? row.actor_name,
    tags: row.bags.flatMap(({ tag }) => tag ?? []),
    accepted: accepted && { ...accepted, occurred_at: new Date(accepted.occurred_at).toISOString() },
    error_id,
    message,
  };
}
