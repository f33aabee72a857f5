import { sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Host } from '../../../contract/structs/host.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import { matchingPeople } from '../../platform/database/matching-people.ts';
import { matchingWords } from '../../platform/database/matching-words.ts';
import { pageOf } from '../../platform/http/page.ts';
import { serializeHost } from './serialize-host.ts';
import { hostRows } from './store.ts';

const COLUMNS = { created: 'h.created', business_name: 'h.business_name' };

/** Lists all hosts, searched by business, name, address, phone number or the number of an invoice. */
export async function listHosts(
  { database }: HasDatabase,
  asked: QueryOf<Endpoints['listHosts']>,
): Promise<Page<Host>> {
  const { query } = database;
  let matching = query.selectFrom('hosts as h');
  const q = asked.q?.trim();
  if (q) {
    const found = [
      query.selectFrom('hosts').select('hosts.id').where('hosts.id', '=', q),
      query.selectFrom('hosts').select('hosts.id').where(matchingWords('hosts.search', q)),
      query
        .selectFrom('hosts')
        .innerJoin('users', 'users.id', 'hosts.user_id')
        .select('hosts.id')
        .where((or) => or.or([matchingWords('users.search', q), ...matchingPeople('users', q)])),
      query.selectFrom('invoices').select('host_id as id').where('number', '=', q.toUpperCase()),
    ];
    matching = matching.where(sql<boolean>`h.id in (${sql.join(found, sql` union `)})`);
  }
  if (asked.language)
    matching = matching.where('h.user_id', 'in', (from) =>
      from
        .selectFrom('users')
        .select('id')
        .where('language', '=', asked.language ?? ''),
    );
  const { ids, total } = await listIds(matching, asked, { id: 'h.id', columns: COLUMNS, by: 'created' });
  const rows = ids.length === 0 ? [] : await hostRows(query).where('h.id', 'in', ids).execute();
  return pageOf(inOrder(ids, rows).map(serializeHost), total, pagingOf(asked.page, asked.per_page));
}
