import type { AdminReview } from '../../../contract/structs/review.ts';
import type { Caller } from '../../platform/http/call.ts';

/** Removes what travellers said only to us from a review, for the host of the place. */
export function asHostsRead(caller: Caller, review: AdminReview): AdminReview {
  if (caller.scopes.includes('reviews:all')) return review;
  return { ...review, stasher_review: null, stasher_review_translations: {}, hidden_reason: null };
}
