import { type Kysely, sql } from 'kysely';
import { SETTLING_HOUR } from '../../../contract/rules/forgotten-bags.ts';
import { STASHPOINT_FAILURES } from '../../../contract/rules/incidents.ts';
import type { Schema } from '../../platform/database/schema.ts';

const MAXIMUM_AT_ONCE = 500;

export type ForgottenRow = Awaited<ReturnType<typeof listForgotten>>[number];

/** Lists stays at counters that were not closed by the morning after, with what else is known of them. */
export function listForgotten(query: Kysely<Schema>, { from, now }: { from: Date; now: Date }) {
  return (
    query
      .selectFrom('bookings as b')
      .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
      .select(['b.id', 'b.state', 'b.pickup', 'b.collected_asked_at'])
      .select(['b.email', 'b.first_name', 'b.language', 's.business_name'])
      .select((row) => [
        row
          .selectFrom('custody_events as e')
          .whereRef('e.booking_id', '=', 'b.id')
          .where('e.kind', '=', 'said_collected')
          .select((all) => all.fn.min('e.occurred_at').as('at'))
          .as('said_collected_at'),
        row.selectFrom('reviews as r').whereRef('r.booking_id', '=', 'b.id').select('r.created').as('reviewed_at'),
        row
          .exists(
            row
              .selectFrom('incidents as i')
              .whereRef('i.booking_id', '=', 'b.id')
              .whereRef('i.stashpoint_id', '=', 'b.stashpoint_id')
              .where('i.kind', '<>', 'claim')
              .where((or) => or.or([or('i.resolved_at', 'is', null), or('i.kind', 'in', STASHPOINT_FAILURES)]))
              .select('i.id'),
          )
          .as('has_incident'),
      ])
      .where('b.state', 'in', ['confirmed', 'checked_in'])
      .where('b.changes_booking_id', 'is', null)
      // Bags are not checked in at a bank of lockers.
      .where('s.storage_type', '=', 'staffed')
      .where('b.pickup', '>', from)
      .where('b.pickup', '<', now)
      .where(
        sql<boolean>`((b.pickup at time zone s.timezone)::date + 1 + make_interval(hours => ${SETTLING_HOUR}))
        at time zone s.timezone <= ${now}`,
      )
      // Those who were asked and have not answered are left until there is evidence; there may be many of them.
      .where((or) =>
        or.or([
          or('b.state', '=', 'checked_in').and(or('b.collected_asked_at', 'is', null)),
          or.exists(or.selectFrom('reviews as r').whereRef('r.booking_id', '=', 'b.id').select('r.id')),
          or.exists(
            or
              .selectFrom('custody_events as e')
              .whereRef('e.booking_id', '=', 'b.id')
              .where('e.kind', '=', 'said_collected')
              .select('e.id'),
          ),
        ]),
      )
      .orderBy('b.pickup')
      .limit(MAXIMUM_AT_ONCE)
      .execute()
  );
}
