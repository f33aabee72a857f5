import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import { listPublished } from './store.ts';

export function contentRoutes({ database }: HasDatabase): HandlersOf<'listContents'> {
  return {
    listContents: async ({ query }) => {
      const paging = pagingOf(query.page, query.per_page);
      const { rows, total } = await listPublished(database.query, query, paging.perPage, paging.offset);
      const items = rows.map(({ live, published_at, updated, language, ...row }) => ({
        ...row,
        language: language as Language,
        values: live ?? [],
        updated: (published_at ?? updated).toISOString(),
      }));
      return pageOf(items, total, paging);
    },
  };
}
