import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { PayoutRun, RunPayout } from '../../../contract/structs/payout.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { containing, inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { renamedPayees } from './bank-letters.ts';
import { listRunsById, listRunTransfers } from './runs-store.ts';
import { serializePayout, serializeRun } from './serialize-payout.ts';
import { listPayoutsById } from './store.ts';

/** Lists a host's payouts; for staff those of a run, or all. */
export async function listPayouts(
  { database }: HasDatabase,
  caller: Caller,
  asked: QueryOf<Endpoints['listPayouts']>,
): Promise<Page<RunPayout>> {
  const { query } = database;
  const all = asked.host_id === undefined && caller.scopes.includes('money:all');
  const hostId = all ? null : (await requireHost(query, caller, asked.host_id)).id;
  const { q = '', run_id, status, ccy_code } = asked;
  const text = q.trim();
  const matching = query
    .selectFrom('payouts as p')
    .leftJoin('hosts as h', 'h.id', 'p.host_id')
    .innerJoin('external_accounts as a', 'a.id', 'p.account_id')
    .$if(hostId !== null, (rows) => rows.where('p.host_id', '=', hostId ?? ''))
    .$if(text !== '', (rows) =>
      rows.where((or) =>
        or.or([
          // The reference on the host's bank statement.
          or('p.id', '=', text),
          or('h.business_name', 'ilike', containing(text)),
          or('a.account_holder', 'ilike', containing(text)),
        ]),
      ),
    )
    .$if(run_id !== undefined, (rows) => rows.where('p.run_id', '=', run_id ?? ''))
    .$if(status !== undefined, (rows) => rows.where('p.status', '=', status ?? 'sent'))
    .$if(ccy_code !== undefined, (rows) => rows.where('p.currency_code', '=', ccy_code ?? 'EUR'));
  const columns = { created: 'p.created', amount: 'p.amount' };
  const { ids, total } = await listIds(matching, asked, { id: 'p.id', columns, by: 'created' });
  const rows = ids.length === 0 ? [] : await listPayoutsById(query, ids);
  return pageOf(inOrder(ids, rows).map(serializePayout), total, pagingOf(asked.page, asked.per_page));
}

type ShowsRuns = HasDatabase & HasConfig & HasClock & HasSecret;

export async function listPayoutRuns(
  services: ShowsRuns,
  asked: QueryOf<Endpoints['listPayoutRuns']>,
): Promise<Page<PayoutRun>> {
  const { query } = services.database;
  const matching = query
    .selectFrom('payout_runs as r')
    .$if(asked.ccy_code !== undefined, (rows) => rows.where('r.currency_code', '=', asked.ccy_code ?? 'EUR'));
  const { ids, total } = await listIds(matching, asked, {
    id: 'r.id',
    columns: { created: 'r.created' },
    by: 'created',
  });
  return pageOf(await readRuns(services, ids), total, pagingOf(asked.page, asked.per_page));
}

/** @throws CubbyError NOT_FOUND. */
export async function getPayoutRun(services: ShowsRuns, id: string): Promise<PayoutRun> {
  const [run] = await readRuns(services, [id]);
  if (!run) throw new CubbyError('NOT_FOUND', 'Payout run not found.');
  return run;
}

async function readRuns({ database, config, secret, now }: ShowsRuns, ids: readonly string[]): Promise<PayoutRun[]> {
  const rows = ids.length === 0 ? [] : await listRunsById(database.query, ids);
  // Of each currency, at most one is open.
  const open = rows.filter(({ released_at }) => released_at === null);
  const transfers = await Promise.all(open.map(({ id }) => listRunTransfers(database.query, id)));
  const renamed = new Map(open.map(({ id }, index) => [id, renamedPayees(transfers[index] ?? [])]));
  return inOrder(ids, rows).map((row) =>
    serializeRun(row, {
      ...{ hasOwnAccount: config.payoutAccount(row.currency_code) !== null, secret, now: now() },
      renamed: renamed.get(row.id) ?? [],
    }),
  );
}
