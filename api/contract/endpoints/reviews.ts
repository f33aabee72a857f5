import { boolean, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { id, listing, onVersion, paging } from '../structs/requests.ts';
import { AdminReview, Rating, Review, ReviewSummary } from '../structs/review.ts';
import {
  BookingId,
  LanguageCode,
  LongText,
  Page,
  PlaceId,
  QueryFlag,
  QueryInteger,
  StashpointId,
} from '../vocabulary/words.ts';

/** Which reviews: ratings are those of the place, 1 to 5. */
const filters = {
  stashpoint_id: optional(StashpointId),
  city_id: optional(PlaceId),
  rating: optional(QueryInteger),
  minimum_rating: optional(QueryInteger),
  language: optional(LanguageCode),
  /** Only those that say something about the place. */
  with_text: optional(QueryFlag),
};

/** What travellers say. */
export const reviewEndpoints = {
  createReview: {
    method: 'POST',
    path: '/v2/reviews',
    summary: 'Reviews a stay, once a booking: by its traveller, or with its pass',
    roles: 'anyone',
    body: object({
      booking_id: BookingId,
      language: LanguageCode,
      stasher_rating: Rating,
      stashpoint_rating: Rating,
      stasher_review: optional(LongText),
      stashpoint_review: optional(LongText),
      pass: optional(string()),
      /** Asked where nobody checked the bags in. */
      bags_were_left: optional(boolean()),
    }),
    response: Review,
    errors: ['NOT_FOUND', 'BOOKING_NOT_REVIEWABLE', 'ALREADY_REVIEWED', 'REQUIRED_DATA_CLIENT_ERROR'],
  },
  listReviews: {
    method: 'GET',
    path: '/v2/reviews',
    summary: 'Reviews, newest first: of a place, of a city, or of the whole network',
    roles: 'anyone',
    query: object({ ...paging, ...filters }),
    response: Page(Review),
  },
  summariseReviews: {
    method: 'GET',
    path: '/v2/reviews/summary',
    summary: 'How many reviews gave each star, and their average, for the same filters',
    roles: 'anyone',
    query: object(filters),
    response: ReviewSummary,
  },
  listAdminReviews: {
    method: 'GET',
    path: '/v2/admin-reviews',
    summary: 'Reviews for staff, hidden ones among them',
    roles: ['admin'],
    scope: 'reviews:all',
    query: object({
      ...listing(['created', 'stashpoint_rating', 'stasher_rating']),
      ...filters,
      hidden: optional(QueryFlag),
    }),
    response: Page(AdminReview),
    csv: true,
  },
  getAdminReview: {
    method: 'GET',
    path: '/v2/admin-reviews/{id}',
    summary: 'One review for staff',
    roles: ['admin'],
    scope: 'reviews:all',
    params: id,
    response: AdminReview,
    errors: ['NOT_FOUND'],
  },
  updateAdminReview: {
    method: 'PATCH',
    path: '/v2/admin-reviews/{id}',
    summary: 'Hides a review with a reason, or shows it again; ratings are recalculated',
    roles: ['admin'],
    scope: 'reviews:all',
    params: id,
    body: object({
      hidden: optional(boolean()),
      hidden_reason: optional(nullable(LongText)),
      ...onVersion,
    }),
    response: AdminReview,
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUIRED_DATA_CLIENT_ERROR'],
  },
} as const satisfies Record<string, Endpoint>;
