import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

export async function lockRating(transaction: Kysely<Schema>, stashpointId: string): Promise<void> {
  await transaction
    .selectFrom('stashpoints')
    .select('id')
    .where('id', '=', stashpointId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Recalculates a place's rating from its visible reviews. The place is locked. */
export async function recalculateRating(transaction: Kysely<Schema>, stashpointId: string): Promise<void> {
  // Any update gives the place a new version, by which cached cards are noticed to be old.
  await sql`
    update stashpoints set (rating, review_count) = (
      select avg(stashpoint_rating), count(*) from reviews where stashpoint_id = ${stashpointId} and hidden_at is null
    ) where id = ${stashpointId}`.execute(transaction);
}
