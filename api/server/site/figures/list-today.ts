import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { LATE_MINUTES } from '../../../contract/rules/booking-lifecycle.ts';
import type { StashpointToday } from '../../../contract/structs/stashpoint-figures.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import { earnedAt, hasEnded } from '../../money/ledger/host-account.ts';
import { staffStashpointsFilter } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { bagsInStorage } from '../../stays/custody/bags-in-storage.ts';
import { standingIn } from '../../stays/incidents/standing-in.ts';

/**
 * Lists today at all places a caller runs, by name: each on its own clock. Takings are for the owner alone, as all money
 * is.
 */
export async function listStashpointsToday(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
): Promise<StashpointToday[]> {
  const rows = await today(database.query, now())
    .where(staffStashpointsFilter(caller, 's'))
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
  return rows.map(({ reports, reviews, tasks, asked, hours, tills, takings, currency_code, ...row }) => ({
    ...row,
    hours: hours ?? [],
    tills: tills ?? [],
    waiting: { reports, reviews, tasks, asked },
    ccy_code: currency_code,
    ccy_minor_in_major: CURRENCIES[currency_code].minorInMajor,
    takings: caller.work ? null : takings,
  }));
}

type Places = ExpressionBuilder<Schema & { s: Schema['stashpoints'] }, 's'>;

function today(query: Kysely<Schema>, now: Date) {
  const local = sql`(${now}::timestamptz at time zone s.timezone)`;
  const midnight = sql<Date>`date_trunc('day', ${local}) at time zone s.timezone`;
  const next = sql<Date>`(date_trunc('day', ${local}) + interval '1 day') at time zone s.timezone`;
  const late = sql<Date>`${now}::timestamptz - make_interval(mins => ${LATE_MINUTES})`;
  const bookings = (place: Places) =>
    place
      .selectFrom('bookings as b')
      .whereRef('b.stashpoint_id', '=', 's.id')
      .where('b.changes_booking_id', 'is', null);
  /** Bags by the hour of one end of their stays. */
  const byHour = (end: 'dropoff' | 'pickup', into: 'arriving' | 'leaving') => {
    const at = sql.ref(`b.${end}`);
    const counted = (name: string) => (name === into ? sql`b.bag_count` : sql`0`);
    return sql`select extract(hour from ${at} at time zone s.timezone)::int as hour, ${counted('arriving')} as arriving,
        ${counted('leaving')} as leaving
      from bookings b where b.stashpoint_id = s.id and b.changes_booking_id is null
        and b.state in ('confirmed', 'checked_in', 'checked_out') and ${at} >= ${midnight} and ${at} < ${next}`;
  };
  return query
    .selectFrom('stashpoints as s')
    .select(['s.id', 's.name', 's.address', 's.timezone', 's.status', 's.active'])
    .select(['s.capacity_total', 's.currency_code'])
    .select((place) => [
      sql<string>`to_char(${local}, 'YYYY-MM-DD')`.as('date'),
      sql<boolean>`s.storage_type = 'staffed'`.as('has_counter'),
      sql<boolean>`s.status = 'draft' and s.review_note is not null`.as('asked'),
      bookings(place)
        .where('b.state', '=', 'checked_in')
        .select(bagsInStorage.as('bags'))
        .$asScalar()
        .$notNull()
        .as('bags_inside'),
      bookings(place)
        .where((or) =>
          or.or([
            or.and([or('b.state', '=', 'checked_in'), or('b.pickup', '<', late)]),
            // No one is late for the part of a stay that was over when they booked it.
            or.and([
              or('b.state', '=', 'confirmed'),
              or('b.pickup', '>', now),
              or(sql<Date>`greatest(b.dropoff, b.confirmed_at)`, '<', late),
            ]),
          ]),
        )
        .select(sql<number>`count(*)::int`.as('stays'))
        .$asScalar()
        .$notNull()
        .as('late_count'),
      sql<StashpointToday['hours'] | null>`(
        select jsonb_agg(jsonb_build_object('hour', h.hour, 'arriving', h.arriving, 'leaving', h.leaving) order by h.hour)
        from (select hour, sum(arriving)::int as arriving, sum(leaving)::int as leaving
          from (${byHour('dropoff', 'arriving')} union all ${byHour('pickup', 'leaving')}) ends group by hour) h)`.as(
        'hours',
      ),
      sql<StashpointToday['tills'] | null>`(
        select jsonb_agg(jsonb_build_object('device_name', d.name, 'person_name', p.name) order by d.name)
        from host_devices d left join host_people p on p.id = d.person_id and p.removed_at is null
        where d.stashpoint_id = s.id and d.unpaired_at is null
          and exists (select from tokens t where t.user_id = d.user_id))`.as('tills'),
      sql<number>`(select count(*)::int from incidents i
        where i.stashpoint_id = s.id and ${standingIn(now)} = 'waiting')`.as('reports'),
      sql<number>`(select count(*)::int from reviews r
        where r.stashpoint_id = s.id and r.hidden_at is null and r.answer is null)`.as('reviews'),
      sql<number>`(select count(*)::int from counter_tasks t
        where t.stashpoint_id = s.id and t.resolved_at is null)`.as('tasks'),
      sql<number>`(select coalesce(sum(l.amount), 0)::int8 from ledger_entries l join bookings b on b.id = l.booking_id
        where l.stashpoint_id = s.id and l.kind = 'host_share' and ${hasEnded(now)} and ${earnedAt} >= ${midnight})`.as(
        'takings',
      ),
    ]);
}
