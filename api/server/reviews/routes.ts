import type { Selectable } from 'kysely';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../contract/constants.ts';
import type { QueryOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import { pagingOf } from '../../contract/rules/fields.ts';
import type { Review } from '../../contract/structs/review.ts';
import type { Schema } from '../database/schema.ts';
import type { HandlersOf } from '../http/call.ts';
import { pageOf } from '../http/page.ts';
import type { Services } from '../services.ts';
import { listReviewRows } from './store.ts';

export function reviewRoutes(services: Services): HandlersOf<'listReviews'> {
  return { listReviews: ({ query }) => listReviews(services, query) };
}

async function listReviews({ database }: Services, query: QueryOf<Endpoints['listReviews']>) {
  const paging = pagingOf(query.page, query.per_page);
  const { rows, total } = await listReviewRows(database.query, query, paging);
  return pageOf(rows.map(presentReview), total, paging);
}

function presentReview(row: Selectable<Schema['reviews']> & { city_name: string }): Review {
  return {
    id: row.id,
    booking_id: row.booking_id,
    created: row.created.toISOString(),
    detected_language: row.detected_language,
    first_name: row.first_name,
    language: LANGUAGES.find((language) => language === row.language) ?? DEFAULT_LANGUAGE,
    stasher_rating: row.stasher_rating,
    stasher_review: row.stasher_review,
    stasher_review_translations: row.stasher_review_translations,
    stashpoint_id: row.stashpoint_id,
    stashpoint_city: row.city_name,
    stashpoint_rating: row.stashpoint_rating,
    stashpoint_review: row.stashpoint_review,
    stashpoint_review_translations: row.stashpoint_review_translations,
  };
}
