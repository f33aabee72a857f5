import type { AdminReview } from '../../../contract/structs/review.ts';
import type { Caller } from '../../platform/http/call.ts';

/** A host reads what is said of their place, and nothing that was said to us. */
export function asHostsRead(caller: Caller, review: AdminReview): AdminReview {
  if (caller.scopes.includes('reviews:all')) return review;
  return { ...review, stasher_review: null, stasher_review_translations: {}, hidden_reason: null };
}
