import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { AdminReview } from '../../../contract/structs/review.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { findAdminReview, lockReview, setHidden } from './admin-reviews.ts';
import { getAdminReview } from './get-admin-review.ts';

/**
 * Hides a review with a reason, or shows it again. Pages, ratings and statistics follow at once.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT, REQUIRED_DATA_CLIENT_ERROR without a reason.
 */
export async function updateAdminReview(
  services: HasDatabase & HasClock & HasCaches,
  caller: Caller,
  id: string,
  { expected_version, ...change }: BodyOf<Endpoints['updateAdminReview']>,
): Promise<AdminReview> {
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    await lockReview(transaction, id);
    const review = await findAdminReview(transaction, id);
    if (!review) throw new CubbyError('NOT_FOUND', 'Review not found.');
    requireVersion(review, expected_version);
    const hidden = change.hidden ?? review.hidden;
    const reason = (change.hidden_reason === undefined ? review.hidden_reason : change.hidden_reason)?.trim() || null;
    if (hidden && !reason)
      throw fieldError('hidden_reason', 'Give a reason for hiding this review.', 'REQUIRED_DATA_CLIENT_ERROR');
    const difference = differenceOf(review, { hidden, hidden_reason: hidden ? reason : null });
    if (!difference) return;
    const hiddenAt = review.hidden_at ? new Date(review.hidden_at) : now;
    await setHidden(transaction, review, {
      hidden_at: hidden ? hiddenAt : null,
      hidden_reason: hidden ? reason : null,
    });
    const action = hidden === review.hidden ? 'updated' : hidden ? 'hidden' : 'shown';
    await recordChange(transaction, { caller, action, entity: 'review', id, ...difference, now });
  });
  await services.caches.invalidate('reviews');
  return getAdminReview(services, caller, id);
}
