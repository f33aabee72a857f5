import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Review } from '../../../contract/structs/review.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasStatistics } from '../../catalogue/statistics/statistics-cache.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { readTranslations } from '../../platform/translation/read-translations.ts';
import { listAdminReviews } from './admin-reviews.ts';
import { answerReview } from './answer-review.ts';
import { createReview } from './create-review.ts';
import { getAdminReview } from './get-admin-review.ts';
import { updateAdminReview } from './hide-review.ts';
import { textsOfReview } from './review-texts.ts';
import { serializeReview } from './serialize-review.ts';
import { listReviewRows } from './store.ts';
import { summariseReviews } from './summarise-reviews.ts';

export function reviewRoutes(
  services: HasDatabase & HasClock & HasStatistics & HasCaches & HasSecret & HasConfig & HasPlaces,
): HandlersOf<
  | 'createReview'
  | 'listReviews'
  | 'summariseReviews'
  | 'listAdminReviews'
  | 'getAdminReview'
  | 'updateAdminReview'
  | 'answerReview'
> {
  return {
    createReview: async ({ body, findCaller }) => createReview(services, await findCaller(), body),
    listReviews: ({ query }) => listReviews(services, query),
    summariseReviews: ({ query }) => summariseReviews(services, query),
    listAdminReviews: async ({ caller, query }) => {
      const { items, total } = await listAdminReviews(services.database.query, caller, query);
      return pageOf(items, total, pagingOf(query.page, query.per_page));
    },
    getAdminReview: ({ caller, params }) => getAdminReview(services, caller, params.id),
    answerReview: ({ caller, params, body }) => answerReview(services, caller, params.id, body),
    updateAdminReview: ({ caller, params, body }) => updateAdminReview(services, caller, params.id, body),
  };
}

async function listReviews({ database }: HasDatabase, query: QueryOf<Endpoints['listReviews']>): Promise<Page<Review>> {
  const paging = pagingOf(query.page, query.per_page);
  const { rows, total } = await listReviewRows(database.query, query, paging);
  const texts = rows.flatMap((row) => Object.values(textsOfReview(row)));
  const translated = await readTranslations(database.query, texts);
  return pageOf(
    rows.map((row) => serializeReview(row, translated)),
    total,
    paging,
  );
}
