import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { AccountChange } from '../../../contract/structs/account-change.ts';
import type { ChangeAction } from '../../../contract/structs/change.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import {
  type AccountChangeRow,
  findAccountChange,
  listAccountChangesById,
  type NamedAccountChange,
  updateAccountChange,
  waitingChanges,
} from './account-changes-store.ts';
import { lockAccountsOf, updateAccountRow } from './accounts-store.ts';
import { serializeAccountChange } from './serialize-account-change.ts';

/**
 * Confirms a changed account. The first confirmation is recorded, and that of a second member of staff ends the wait. Of
 * two at once, one is the first.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT for a change that no longer waits; FORBIDDEN for who made the change;
 *   ALREADY_CONFIRMED.
 */
export async function confirmAccountChange(
  { database, now: clock }: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<AccountChange> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const known = await findAccountChange(transaction, id);
    if (!known) throw new CubbyError('NOT_FOUND', 'Change not found.');
    await lockAccountsOf(transaction, known.host_id);
    const change = await waitingChanges(transaction, now).selectAll('c').where('c.id', '=', id).executeTakeFirst();
    if (!change) throw new CubbyError('CONFLICT', 'This account does not wait any more: reload and look again.');
    if (change.changed_by === caller.userId)
      throw new CubbyError('FORBIDDEN', 'You made this change: it takes two other members of staff.');
    if (change.confirmed_by === caller.userId)
      throw new CubbyError('ALREADY_CONFIRMED', 'You have confirmed this change: it takes another member of staff.');
    if (change.confirmed_by === null) {
      await updateAccountChange(transaction, id, { confirmed_by: caller.userId, confirmed_at: now });
      await log(transaction, caller, change, 'account_confirmed', now);
      return;
    }
    await updateAccountChange(transaction, id, { released_by: caller.userId, released_at: now });
    await updateAccountRow(transaction, change.account_id, { pays_from: now });
    await log(transaction, caller, change, 'account_released', now);
  });
  const [row] = await listAccountChangesById(database.query, [id]);
  return serializeAccountChange(row as NamedAccountChange, now);
}

function log(
  transaction: Kysely<Schema>,
  caller: Caller,
  { host_id, currency_code, new_end }: AccountChangeRow,
  action: ChangeAction,
  now: Date,
): Promise<void> {
  const after = { account: `${currency_code} …${new_end}` };
  return recordChange(transaction, { caller, action, entity: 'host', id: host_id, before: null, after, now });
}
