import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { ContentCoverage } from '../../../contract/structs/admin-content.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasPlaces } from '../places/directory.ts';
import { stateOf } from './list-admin-contents.ts';
import { findContentsOf } from './store.ts';

/** Lists which place has a text in which language, most requested places first. */
export async function listContentCoverage(
  { database, places }: HasDatabase & HasPlaces,
  query: QueryOf<Endpoints['listContentCoverage']>,
): Promise<Page<ContentCoverage>> {
  const { all } = await places.read();
  const wanted = all.filter(({ row }) => row.type === (query.type ?? 'city'));
  const paging = pagingOf(query.page, query.per_page);
  const page = wanted.slice(paging.offset, paging.offset + paging.perPage);
  const texts = await findContentsOf(
    database.query,
    page.map(({ row }) => row.id),
  );
  const items = page.map(({ row, totals }) => ({
    location_id: row.id,
    name: row.name,
    type: row.type,
    stashpoint_count: totals.stashpoint_count,
    texts: Object.fromEntries(
      texts
        .filter(({ location_id }) => location_id === row.id)
        .map((text) => [text.language, { id: text.id, state: stateOf(text) }]),
    ),
  }));
  return pageOf(items, wanted.length, paging);
}
