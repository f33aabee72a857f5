import type { Kysely } from 'kysely';
import { STASHPOINT_FAILURES } from '../../../contract/rules/incidents.ts';
import { REVIEW_REQUEST_STATES } from '../../../contract/rules/reviews.ts';
import type { Schema } from '../../platform/database/schema.ts';

const MAXIMUM_AT_ONCE = 100;

/**
 * Claims the stays whose pick-up is within a span and whose travellers were not asked for a review yet; not those who
 * found the place closed. They are marked as asked in the same statement, so that two servers never ask twice.
 */
export async function claimReviewRequests(transaction: Kysely<Schema>, span: { from: Date; until: Date }, now: Date) {
  const due = transaction
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.review_asked_at', 'is', null)
    .where('b.changes_booking_id', 'is', null)
    .where('b.state', 'in', REVIEW_REQUEST_STATES)
    .where((row) =>
      row.or([
        row('b.state', '<>', 'confirmed'),
        row.not(
          row.exists(
            row
              .selectFrom('incidents as i')
              .whereRef('i.booking_id', '=', 'b.id')
              .whereRef('i.stashpoint_id', '=', 'b.stashpoint_id')
              .where('i.kind', 'in', STASHPOINT_FAILURES)
              .select('i.id'),
          ),
        ),
      ]),
    )
    .where('b.pickup', '>', span.from)
    .where('b.pickup', '<=', span.until)
    .where((row) =>
      row.not(row.exists(row.selectFrom('reviews as r').whereRef('r.booking_id', '=', 'b.id').select('r.id'))),
    )
    .orderBy('b.pickup')
    .limit(MAXIMUM_AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked();
  return transaction
    .updateTable('bookings as b')
    .from('stashpoints as s')
    .set({ review_asked_at: now })
    .whereRef('s.id', '=', 'b.stashpoint_id')
    .where('b.id', 'in', due)
    .returning(['b.id', 'b.email', 'b.first_name', 'b.language', 's.door_name as business_name'])
    .execute();
}
