import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { AccountChange } from '../../../contract/structs/account-change.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { listAccountChangesById, waitingChanges } from './account-changes-store.ts';
import { serializeAccountChange } from './serialize-account-change.ts';

/** Lists changes of hosts' payout accounts: all, or those that still wait. */
export async function listAccountChanges(
  { database: { query }, now }: HasDatabase & HasClock,
  { waiting, ...asked }: QueryOf<Endpoints['listAccountChanges']>,
): Promise<Page<AccountChange>> {
  const all = query.selectFrom('account_changes as c').innerJoin('external_accounts as a', 'a.id', 'c.account_id');
  const matching = waiting ? waitingChanges(query, now()) : all;
  const order = { id: 'c.id', columns: { created: 'c.created', starts_at: 'c.starts_at' }, by: 'created' };
  const { ids, total } = await listIds(matching, asked, order);
  const rows = ids.length === 0 ? [] : await listAccountChangesById(query, ids);
  return pageOf(
    inOrder(ids, rows).map((row) => serializeAccountChange(row, now())),
    total,
    pagingOf(asked.page, asked.per_page),
  );
}
