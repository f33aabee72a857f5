import { type Kysely, sql } from 'kysely';
import type { ChangeAction, ChangeEntity } from '../../../contract/structs/change.ts';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/call.ts';

interface Change {
  /** Null for a command of the operator. */
  caller: { userId: Caller['userId'] | null };
  action: ChangeAction;
  entity: ChangeEntity;
  id: string;
  /** Only the fields that changed, by their names on the wire, so that sending `before` as a change undoes it. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  now: Date;
}

/** Logs who changed what, in the transaction that changes it. */
export function recordChange(transaction: Kysely<Schema>, { id, ...change }: Change): Promise<void> {
  return recordChanges(transaction, [id], change);
}

/** Logs the same change of many records of one kind. */
export async function recordChanges(
  transaction: Kysely<Schema>,
  ids: readonly string[],
  change: Omit<Change, 'id'>,
): Promise<void> {
  const { before, after } = change;
  await transaction
    .insertInto('changes_log')
    .columns(['actor_id', 'action', 'entity', 'entity_id', 'before', 'after', 'created'])
    .expression(
      sql`select ${change.caller.userId}, ${change.action}, ${change.entity}, id,
        ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb, ${change.now}::timestamptz
      from unnest(${ids}::text[]) as id`,
    )
    .execute();
}

/** Compares a record with a request by value and returns the difference: null when there is none. */
export function differenceOf<T extends Record<string, unknown>>(
  record: T,
  change: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const fields = Object.keys(change).filter(
    (field) => change[field] !== undefined && JSON.stringify(change[field]) !== JSON.stringify(record[field]),
  );
  if (fields.length === 0) return null;
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { before: pick(record), after: pick(change) };
}
