import { boolean, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { RUNNERS } from '../rules/roles.ts';
import { id, listing, onVersion, paging } from '../structs/requests.ts';
import { AdminReview, Rating, REVIEW_ANSWER_LENGTH, Review, ReviewSummary } from '../structs/review.ts';
import { size } from '../vocabulary/bounds.ts';
import {
  BookingId,
  LanguageCode,
  LongText,
  Page,
  PlaceId,
  QueryFlag,
  QueryInteger,
  StashpointId,
  UserId,
} from '../vocabulary/words.ts';

/** Filters of reviews; ratings are those of the place, 1 to 5. */
const filters = {
  /** One review, for a link to it. */
  review_id: optional(string()),
  stashpoint_id: optional(StashpointId),
  city_id: optional(PlaceId),
  rating: optional(QueryInteger),
  minimum_rating: optional(QueryInteger),
  language: optional(LanguageCode),
  /** Only reviews with a text about the place. */
  with_text: optional(QueryFlag),
};

const keepers = { roles: RUNNERS, scope: 'reviews:all' } as const;

/** Reviews by travellers, and replies by places. */
export const reviewEndpoints = {
  createReview: {
    method: 'POST',
    path: '/v2/reviews',
    summary: 'Reviews a stay, once per booking: by its traveller, or with its pass',
    roles: 'anyone',
    body: object({
      booking_id: BookingId,
      language: LanguageCode,
      stasher_rating: Rating,
      stashpoint_rating: Rating,
      stasher_review: optional(LongText),
      stashpoint_review: optional(LongText),
      pass: optional(string()),
      /** Required if no one checked the bags in. */
      bags_were_left: optional(boolean()),
    }),
    response: Review,
    errors: ['NOT_FOUND', 'BOOKING_NOT_REVIEWABLE', 'ALREADY_REVIEWED', 'REQUIRED_DATA_CLIENT_ERROR'],
    idempotent: true,
  },
  listReviews: {
    method: 'GET',
    path: '/v2/reviews',
    summary: 'Reviews, newest first: of a place, of a city, or of the whole network',
    roles: 'anyone',
    query: object({ ...paging, ...filters }),
    response: Page(Review),
    mayLag: true,
  },
  summariseReviews: {
    method: 'GET',
    path: '/v2/reviews/summary',
    summary: 'Number of reviews by stars, and their average, for the same filters',
    roles: 'anyone',
    query: object(filters),
    response: ReviewSummary,
    mayLag: true,
  },
  listAdminReviews: {
    method: 'GET',
    path: '/v2/admin-reviews',
    summary: 'Reviews for staff, including hidden ones; for a host the visible ones of their own places',
    ...keepers,
    query: object({
      ...listing(['created', 'stashpoint_rating', 'stasher_rating']),
      ...filters,
      hidden: optional(QueryFlag),
      answered: optional(QueryFlag),
      host_id: optional(UserId),
    }),
    response: Page(AdminReview),
    csv: true,
    mayLag: true,
  },
  getAdminReview: {
    method: 'GET',
    path: '/v2/admin-reviews/{id}',
    summary: 'One review, for staff or for the host of its place',
    ...keepers,
    params: id,
    response: AdminReview,
    errors: ['NOT_FOUND'],
  },
  answerReview: {
    ...keepers,
    method: 'PUT',
    path: '/v2/admin-reviews/{id}/answer',
    summary: 'Publishes or removes a reply to a review; its traveller is emailed once',
    params: id,
    body: object({
      text: nullable(size(string(), 0, REVIEW_ANSWER_LENGTH)),
      /** Reason for the host, when staff remove a place’s reply. */
      reason: optional(LongText),
    }),
    response: AdminReview,
    errors: ['NOT_FOUND', 'REQUIRED_DATA_CLIENT_ERROR'],
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
