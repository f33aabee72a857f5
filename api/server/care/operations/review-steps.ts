import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { AdminReview } from '../../../contract/structs/review.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { findAdminReview, lockReview, setHidden } from '../reviews/admin-reviews.ts';
import type { Step } from './step.ts';
import { lockItem, updateItem } from './store.ts';

type WorksOnReviews = HasDatabase & HasClock & HasCaches;

async function reviewOf(query: Kysely<Schema>, { item }: Step): Promise<AdminReview> {
  const review = await findAdminReview(query, item.target_id);
  if (!review) throw new CubbyError('NOT_FOUND', 'Review not found.');
  return review;
}

/** @throws CubbyError NOT_FOUND. */
export async function planReview({ database: { query } }: WorksOnReviews, step: Step): Promise<void> {
  const { first_name, stashpoint_name, hidden, version } = await reviewOf(query, step);
  const plan = JSON.stringify({ bookings: [], holds: 0 });
  await updateItem(query, step.item, {
    ...{ name: `${first_name}, ${stashpoint_name}`, version },
    ...(hidden ? { state: 'unchanged' } : { state: 'planned', plan }),
  });
}

/** Hides a review. Pages, ratings and statistics follow at once. */
export function hideReview(services: WorksOnReviews, step: Step): Promise<void> {
  return setReview(services, step, step.operation.arguments.reason ?? null);
}

/** Shows a review again. */
export function undoReview(services: WorksOnReviews, step: Step): Promise<void> {
  return setReview(services, step, null);
}

/** @throws CubbyError NOT_FOUND; CONFLICT when someone has changed it since. */
async function setReview(services: WorksOnReviews, step: Step, hidden_reason: string | null): Promise<void> {
  const { operation, item } = step;
  const now = services.now();
  const hidden = hidden_reason !== null;
  await services.database.transaction(async (transaction) => {
    await lockReview(transaction, item.target_id);
    if (!(await lockItem(transaction, item))) return;
    const review = await reviewOf(transaction, step);
    requireVersion(review, item.version ?? undefined);
    await setHidden(transaction, review, { hidden_at: hidden ? now : null, hidden_reason });
    const difference = differenceOf(review, { hidden, hidden_reason });
    const action = hidden ? 'hidden' : 'shown';
    const change = { caller: operation.caller, action, entity: 'review', id: item.target_id, now } as const;
    if (difference) await recordChange(transaction, { ...change, ...difference });
    await updateItem(transaction, item, { state: hidden ? 'done' : 'undone', version: review.version + 1 });
  });
  await services.caches.invalidate('reviews');
}
