import type { Updateable } from 'kysely';
import type { ChangeAction } from '../../../contract/structs/change.ts';
import { decisionOf } from '../../catalogue/stashpoints/editing/review-rules.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { StashpointChange } from './sent-change.ts';

/** The review status of a place, with its notes. */
export type Review = Pick<StashpointChange, 'status' | 'active' | 'rejection_reason' | 'review_note' | 'host_answer'>;

export function reviewOf({ status, active, rejection_reason, review_note, host_answer }: StashpointRow) {
  return { status, active, rejection_reason, review_note, host_answer };
}

/**
 * Returns the columns of a review. Questions and answers from before an approval are kept until the next decision,
 * because the approval can be undone.
 */
export function reviewColumns(
  { status, active, rejection_reason, review_note, host_answer }: Review,
  { row, caller, now }: { row: StashpointRow; caller: Caller; now: Date },
): Updateable<Schema['stashpoints']> {
  const isNew = status !== undefined && status !== row.status;
  return {
    ...(status !== undefined && { status }),
    ...(active !== undefined && { active, paused_by_host: !active && !isStaff(caller) }),
    ...(rejection_reason !== undefined && { rejection_reason }),
    ...(review_note !== undefined && { review_note, host_answer: null }),
    ...(host_answer !== undefined && { host_answer }),
    ...(isNew && status === 'approved' && { rejection_reason: null, approved_at: now }),
    ...(isNew && row.status === 'approved' && { approved_at: null }),
    ...(isNew && row.status === 'approved' && status !== 'submitted' && CLEARED),
  };
}

/** Clears the review notes of a place that leaves the market for good. */
const CLEARED = { review_note: null, host_answer: null, proposed: null, proposed_at: null };

/** Names a change in one word. */
export function actionOf({ status, active }: Review, row: StashpointRow): ChangeAction {
  if (status === 'submitted' && row.status === 'approved') return 'approval_taken_back';
  if (status && status !== row.status) return decisionOf(status) ?? status;
  if (active !== undefined && active !== row.active) return active ? 'activated' : 'deactivated';
  return 'updated';
}
