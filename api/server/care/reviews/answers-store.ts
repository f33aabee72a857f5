import type { Kysely, Updateable } from 'kysely';
import { runs } from '../../people/work/staff-access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

export type AnswerableReview = NonNullable<Awaited<ReturnType<typeof findAnswerable>>>;

/** Finds a review the caller may answer: any for staff, for a host the visible ones of their own places. */
export async function findAnswerable(query: Kysely<Schema>, caller: Caller, id: string) {
  const review = await query
    .selectFrom('reviews as r')
    .innerJoin('stashpoints as s', 's.id', 'r.stashpoint_id')
    .selectAll('r')
    .select(['s.host_id', 's.name as stashpoint_name'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!review || caller.scopes.includes('reviews:all')) return review;
  const stashpoint = { id: review.stashpoint_id, host_id: review.host_id };
  return runs(caller, stashpoint) && !review.hidden_at ? review : undefined;
}

type Answer = Pick<
  Updateable<Schema['reviews']>,
  'answer' | 'answer_language' | 'answered_at' | 'answered_by' | 'answer_told_at' | 'answer_removed_reason'
>;

export async function setAnswer(transaction: Kysely<Schema>, id: string, answer: Answer): Promise<void> {
  await transaction.updateTable('reviews').set(answer).where('id', '=', id).execute();
}
