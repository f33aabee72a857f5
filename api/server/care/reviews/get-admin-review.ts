import { CubbyError } from '../../../contract/errors.ts';
import type { AdminReview } from '../../../contract/structs/review.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { findAdminReview } from './admin-reviews.ts';
import { findAnswerable } from './answers-store.ts';
import { asHostsRead } from './as-hosts-read.ts';

/**
 * Returns a review for staff; for a host one of their own places, unless it is hidden.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getAdminReview({ database }: HasDatabase, caller: Caller, id: string): Promise<AdminReview> {
  const review = (await findAnswerable(database.query, caller, id)) && (await findAdminReview(database.query, id));
  if (!review) throw new CubbyError('NOT_FOUND', 'Review not found.');
  return asHostsRead(caller, review);
}
