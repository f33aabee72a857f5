import { addSeconds } from 'date-fns/addSeconds';
import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { LATE_UNDO_SECONDS, type Operation } from '../../../contract/structs/operation.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { getOperation, requireOwnOperation } from './get-operation.ts';
import type { HasOperations } from './operation-worker.ts';
import type { WorksOnPlaces } from './place-steps.ts';
import { type ItemRow, listItems, lockOperation, type OperationRow, readVersions, updateOperation } from './store.ts';
import { rehearseUndo } from './undo-place.ts';

/**
 * Undoes an operation: each record gets back what it had, and one that someone else has changed since is left and
 * named. While nothing has left, no one hears of it. Afterwards bookings move back and everyone gets a second mail, which
 * is only shown without `withMails`. Repeating the call changes nothing.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT while bookings move and mails go, a day later, and for mails that were sent.
 */
export async function undoOperation(
  services: WorksOnPlaces & HasOperations,
  caller: Caller,
  id: string,
  withMails: boolean,
): Promise<Operation> {
  const { database, operations, now } = services;
  const known = await requireOwnOperation(database.query, caller, id);
  const moved = await listMoved(database.query, id);
  if (known.state === 'finished' && moved.length > 0 && !withMails && mayUndo(known, now())) {
    const operation = await getOperation(services, caller, id);
    const sent = moved.flatMap(({ moves }) => moves ?? []).filter(({ to }) => to !== null);
    const count = sent.reduce((sum, { mails }) => sum + mails.travellers + mails.hosts, 0);
    return { ...operation, second_mails: { count, ...(await rehearseUndo(services, known, moved)) } };
  }
  await database.transaction(async (transaction) => {
    const operation = await lockOperation(transaction, id);
    if (operation?.state === 'undoing' || operation?.state === 'undone') return;
    if (!operation || !mayUndo(operation, now()))
      throw new CubbyError(
        'CONFLICT',
        'This cannot be undone now: its bookings move and its mails go, or it is too old.',
      );
    await updateOperation(transaction, id, operation.state, {
      state: 'undoing',
      caller: JSON.stringify({ ...caller, proof: null }),
    });
  });
  operations.wake();
  return getOperation(services, caller, id);
}

/** Lists the records whose bookings have moved, and that no one has changed since. */
async function listMoved(query: Kysely<Schema>, id: string): Promise<ItemRow[]> {
  const items = (await listItems(query, id)).filter(({ moves }) => moves?.some(({ to }) => to !== null));
  const versions = await readVersions(
    query,
    items.map(({ target_id }) => target_id),
  );
  return items.filter(({ target_id, version }) => versions.get(target_id) === version);
}

function mayUndo({ kind, state, undo_until }: OperationRow, now: Date): boolean {
  if (!undo_until) return false;
  if (state === 'done') return now < undo_until;
  return state === 'finished' && kind !== 'resend_mails' && now < addSeconds(undo_until, LATE_UNDO_SECONDS);
}
