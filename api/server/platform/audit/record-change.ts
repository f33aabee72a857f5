import type { Kysely } from 'kysely';
import type { ChangeAction, ChangeEntity } from '../../../contract/structs/change.ts';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/call.ts';

interface Change {
  caller: Pick<Caller, 'userId'>;
  action: ChangeAction;
  entity: ChangeEntity;
  id: string;
  /** Only the fields that changed, by their names on the wire, so that sending `before` as a change undoes it. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  now: Date;
}

/** Logs who changed what, in the transaction that changes it. */
export async function recordChange(transaction: Kysely<Schema>, change: Change): Promise<void> {
  await transaction
    .insertInto('changes_log')
    .values({
      actor_id: change.caller.userId,
      action: change.action,
      entity: change.entity,
      entity_id: change.id,
      before: change.before && JSON.stringify(change.before),
      after: change.after && JSON.stringify(change.after),
      created: change.now,
    })
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
