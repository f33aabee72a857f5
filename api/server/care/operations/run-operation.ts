import { fieldError } from '../../../contract/errors.ts';
import type { Operation } from '../../../contract/structs/operation.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { getOperation, requireOwnOperation } from './get-operation.ts';
import type { HasOperations } from './operation-worker.ts';
import { chooseAnew, listItems, lockOperation, readPlaces, updateOperation } from './store.ts';

/**
 * Runs an operation as it was previewed. If a place or a booking has changed since, nothing is run: the preview is made
 * anew. Repeating the call for a preview that runs already changes nothing.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT on `version` for a preview that is not the latest, or not true any more.
 */
export async function runOperation(
  services: HasDatabase & HasClock & HasOperations,
  caller: Caller,
  id: string,
  version: number,
): Promise<Operation> {
  const { database, operations } = services;
  await requireOwnOperation(database.query, caller, id);
  const isRun = await database.transaction(async (transaction) => {
    const operation = await lockOperation(transaction, id);
    if (operation?.version !== version || operation.state === 'planning') return false;
    if (operation.state !== 'planned') return true;
    const items = await listItems(transaction, id);
    const places = items.filter(({ seen }) => seen !== null);
    const now = await readPlaces(
      transaction,
      places.map(({ target_id }) => target_id),
      operation.created,
    );
    if (places.some(({ target_id, seen }) => now.get(target_id) !== seen)) {
      await chooseAnew(transaction, operation);
      return false;
    }
    await updateOperation(transaction, id, 'planned', {
      state: 'running',
      caller: JSON.stringify({ ...caller, proof: null }),
    });
    return true;
  });
  operations.wake();
  if (!isRun) throw fieldError('version', 'Something has changed since the preview: look at it again.', 'CONFLICT');
  return getOperation(services, caller, id);
}
