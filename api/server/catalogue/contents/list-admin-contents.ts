import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { AdminContent, ContentState } from '../../../contract/structs/admin-content.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import { pageOf } from '../../platform/http/page.ts';
import { type ContentRow, findContents, matchingContents } from './store.ts';

export async function listAdminContents(
  { database }: HasDatabase,
  query: QueryOf<Endpoints['listAdminContents']>,
): Promise<Page<AdminContent>> {
  const { ids, total } = await listIds(matchingContents(database.query, query), query, {
    id: 'c.id',
    columns: { updated: 'c.updated', language: 'c.language', location: 'p.name' },
    by: 'updated',
  });
  const rows = inOrder(ids, await findContents(database.query, ids));
  return pageOf(rows.map(serializeContent), total, pagingOf(query.page, query.per_page));
}

/** @throws CubbyError NOT_FOUND. */
export async function getAdminContent({ database }: HasDatabase, id: string): Promise<AdminContent> {
  const [row] = await findContents(database.query, [id]);
  if (!row) throw new CubbyError('NOT_FOUND', 'Text not found.');
  return serializeContent(row);
}

function serializeContent(row: ContentRow): AdminContent {
  return {
    id: row.id,
    version: row.version,
    language: row.language as Language,
    location_id: row.location_id,
    location: { name: row.name, type: row.type, route: row.translations.english?.route ?? '' },
    prompt_id: row.prompt_id,
    values: row.values,
    live: row.live,
    state: stateOf(row),
    published_at: row.published_at?.toISOString() ?? null,
    updated: row.updated.toISOString(),
  };
}

export function stateOf({ values, live }: { values: string[]; live: string[] | null }): ContentState {
  if (live === null) return 'draft';
  return JSON.stringify(values) === JSON.stringify(live) ? 'published' : 'changed';
}
