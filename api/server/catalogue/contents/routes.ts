import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasPlaces } from '../places/directory.ts';
import { listContentCoverage } from './content-coverage.ts';
import { createContent } from './create-content.ts';
import { getAdminContent, listAdminContents } from './list-admin-contents.ts';
import { listPublished } from './store.ts';
import { updateContent } from './update-content.ts';

export function contentRoutes(
  services: HasDatabase & HasClock & HasPlaces & HasCaches,
): HandlersOf<
  'listContents' | 'listAdminContents' | 'listContentCoverage' | 'getAdminContent' | 'createContent' | 'updateContent'
> {
  return {
    listContents: async ({ query }) => {
      const paging = pagingOf(query.page, query.per_page);
      const { rows, total } = await listPublished(services.database.query, query, paging.perPage, paging.offset);
      const items = rows.map(({ live, published_at, updated, language, ...row }) => ({
        ...row,
        language: language as Language,
        values: live ?? [],
        updated: (published_at ?? updated).toISOString(),
      }));
      return pageOf(items, total, paging);
    },
    listAdminContents: ({ query }) => listAdminContents(services, query),
    listContentCoverage: ({ query }) => listContentCoverage(services, query),
    getAdminContent: ({ params }) => getAdminContent(services, params.id),
    createContent: ({ caller, body }) => createContent(services, caller, body),
    updateContent: ({ caller, params, body }) => updateContent(services, caller, params.id, body),
  };
}
