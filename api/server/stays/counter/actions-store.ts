import type { Kysely, Selectable } from 'kysely';
import type { CounterAction, CounterResult } from '../../../contract/structs/counter.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { sha256 } from '../../platform/secrets/ids.ts';

export type DoneAction = Selectable<Schema['counter_actions']>;

export function findAction(query: Kysely<Schema>, id: string): Promise<DoneAction | undefined> {
  return query.selectFrom('counter_actions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Hashes the content of an action, apart from how it was sent: a second try may say that it was queued. */
export function hashOf({ queued: _, ...asked }: CounterAction): string {
  return sha256(JSON.stringify(Object.entries(asked).sort(([one], [other]) => one.localeCompare(other))));
}

interface Done {
  action: CounterAction;
  stashpointId: string;
  now: Date;
  taskId?: string;
  movedTo?: CounterResult['moved_to'];
}

/**
 * Records an action as done, in the transaction that does it. False when it was done before: of two that arrive at once
 * the second waits here for the first.
 */
export async function noteAction(
  transaction: Kysely<Schema>,
  { action, stashpointId, now, taskId, movedTo }: Done,
): Promise<boolean> {
  const row = await transaction
    .insertInto('counter_actions')
    .values({
      id: action.id,
      stashpoint_id: stashpointId,
      request_hash: hashOf(action),
      task_id: taskId ?? null,
      moved_to: movedTo ? JSON.stringify(movedTo) : null,
      created: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
