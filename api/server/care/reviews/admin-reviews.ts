import { type Kysely, sql } from 'kysely';
import type { AdminReview } from '../../../contract/structs/review.ts';
import { lockRating, recalculateRating } from '../../catalogue/stashpoints/record/rating.ts';
import { staffStashpointsFilter } from '../../people/work/staff-access.ts';
import { containing, inOrder, type Listing, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { asHostsRead } from './as-hosts-read.ts';
import { serializeReview } from './serialize-review.ts';
import { type ReviewFilter, withFilter } from './store.ts';

/** Selects reviews with the names of their place and city, including hidden ones. */
function reviews(query: Kysely<Schema>) {
  return query
    .selectFrom('reviews as r')
    .innerJoin('places as c', 'c.id', 'r.city_id')
    .innerJoin('stashpoints as s', 's.id', 'r.stashpoint_id')
    .selectAll('r')
    .select(['c.name as city_name', 's.name as stashpoint_name']);
}

type AdminReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>;

export async function findAdminReview(query: Kysely<Schema>, id: string): Promise<AdminReview | null> {
  const row = await reviews(query).where('r.id', '=', id).executeTakeFirst();
  return row ? serializeAdminReview(row) : null;
}

export async function lockReview(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().execute();
}

/** Hides a review, or shows it again, and recalculates its place's rating. */
export async function setHidden(
  transaction: Kysely<Schema>,
  { id, stashpoint_id }: AdminReview,
  hidden: { hidden_at: Date | null; hidden_reason: string | null },
): Promise<void> {
  await lockRating(transaction, stashpoint_id);
  await transaction
    .updateTable('reviews')
    .set((row) => ({ ...hidden, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await recalculateRating(transaction, stashpoint_id);
}

export type AdminReviewFilter = Listing &
  ReviewFilter & { q?: string; hidden?: boolean; answered?: boolean; host_id?: string };

/** Lists reviews for staff; for a host the visible ones of their own places, searched by the text the host reads. */
export async function listAdminReviews(query: Kysely<Schema>, caller: Caller, asked: AdminReviewFilter) {
  const isStaff = caller.scopes.includes('reviews:all');
  const filter = isStaff ? asked : { ...asked, hidden: false, host_id: undefined };
  const { q, hidden, answered, host_id } = filter;
  const text = containing(q ?? '');
  const matching = withFilter(query.selectFrom('reviews as r'), filter)
    .$if(q !== undefined, (rows) =>
      rows.where((or) =>
        or.or([
          or('r.stashpoint_review', 'ilike', text),
          ...(isStaff ? [or('r.stasher_review', 'ilike', text)] : []),
          or('r.first_name', 'ilike', text),
          or('r.booking_id', '=', (q ?? '').toUpperCase()),
        ]),
      ),
    )
    .$if(hidden !== undefined, (rows) => rows.where(sql<boolean>`(r.hidden_at is not null) = ${hidden ?? false}`))
    .$if(answered !== undefined, (rows) => rows.where(sql<boolean>`(r.answer is not null) = ${answered ?? false}`))
    .$if(!isStaff || host_id !== undefined, (rows) =>
      rows.where('r.stashpoint_id', 'in', (stashpoints) =>
        stashpoints
          .selectFrom('stashpoints as s')
          .select('s.id')
          .where(isStaff ? sql<boolean>`s.host_id = ${host_id}` : staffStashpointsFilter(caller, 's')),
      ),
    );
  const columns = {
    created: 'r.created',
    stashpoint_rating: 'r.stashpoint_rating',
    stasher_rating: 'r.stasher_rating',
  };
  const { ids, total } = await listIds(matching, filter, { id: 'r.id', columns, by: 'created' });
  const rows = ids.length > 0 ? await reviews(query).where('r.id', 'in', ids).execute() : [];
  return { items: inOrder(ids, rows).map((row) => asHostsRead(caller, serializeAdminReview(row))), total };
}

function serializeAdminReview(row: AdminReviewRow): AdminReview {
  return {
    ...serializeReview(row),
    stashpoint_name: row.stashpoint_name,
    city_id: row.city_id,
    hidden: row.hidden_at !== null,
    hidden_at: row.hidden_at?.toISOString() ?? null,
    hidden_reason: row.hidden_reason,
    answer_removed_reason: row.answer_removed_reason,
    version: row.version,
  };
}
