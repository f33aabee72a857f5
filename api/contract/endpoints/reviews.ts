import { object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { LanguageCode, Page, QueryInteger } from '../structs/common.ts';
import { paging } from '../structs/requests.ts';
import { Review } from '../structs/review.ts';

/** What travellers say. */
export const reviewEndpoints = {
  listReviews: {
    method: 'GET',
    path: '/v2/reviews',
    summary: 'Reviews, newest first: of a place, of a city, or of the whole network',
    roles: 'anyone',
    query: object({
      ...paging,
      stashpoint_id: optional(string()),
      city_id: optional(string()),
      minimum_rating: optional(QueryInteger),
      language: optional(LanguageCode),
    }),
    response: Page(Review),
  },
} as const satisfies Record<string, Endpoint>;
