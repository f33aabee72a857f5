import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { ExternalAccount } from '../../../contract/structs/host.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { listAccountsById } from './accounts-store.ts';
import { serializeAccount } from './serialize-account.ts';

/** Lists a host's accounts; for staff those of all hosts when none is named. */
export async function listAccounts(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  asked: QueryOf<Endpoints['listExternalAccounts']>,
): Promise<Page<ExternalAccount>> {
  const { query } = database;
  const all = asked.host_id === undefined && caller.scopes.includes('hosts:all');
  const hostId = all ? null : (await requireHost(query, caller, asked.host_id)).id;
  const matching = query
    .selectFrom('external_accounts as a')
    .where('a.host_id', 'is not', null)
    .$if(hostId !== null, (rows) => rows.where('a.host_id', '=', hostId ?? ''));
  const order = { id: 'a.id', columns: { created: 'a.created' }, by: 'created' };
  const { ids, total } = await listIds(matching, asked, order);
  const rows = ids.length === 0 ? [] : await listAccountsById(query, ids);
  return pageOf(
    inOrder(ids, rows).map((row) => serializeAccount(row, now())),
    total,
    pagingOf(asked.page, asked.per_page),
  );
}
