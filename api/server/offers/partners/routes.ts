import { pagingOf } from '../../../contract/rules/fields.ts';
import { DEFAULT_LANGUAGE } from '../../../contract/vocabulary/languages.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { getPartner } from './get-partner.ts';
import { listPartners } from './list-partners.ts';

export function partnerRoutes(services: HasDatabase & HasClock & HasPlaces): HandlersOf<'listPartners' | 'getPartner'> {
  return {
    listPartners: async ({ query }) => {
      const rows = await listPartners(services);
      const paging = pagingOf(query.page, query.per_page);
      return pageOf(rows.slice(paging.offset, paging.offset + paging.perPage), rows.length, paging);
    },
    getPartner: ({ params, query }) => getPartner(services, params.slug, query.language ?? DEFAULT_LANGUAGE),
  };
}
