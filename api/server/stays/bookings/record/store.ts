import { subDays } from 'date-fns/subDays';
import { type InsertObject, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { BookingState } from '../../../../contract/rules/booking-lifecycle.ts';
import { type PICKUP_ANSWERS, type ReportKind, STASHPOINT_FAILURES } from '../../../../contract/rules/incidents.ts';
import { MAXIMUM_STAY_DAYS } from '../../../../contract/vocabulary/stay-limits.ts';
import { ledgerOf } from '../../../money/ledger/ledger-of.ts';
import { ownsAccount } from '../../../people/users/accounts.ts';
import { staffStashpointsFilter } from '../../../people/work/staff-access.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { previewsOf } from '../../../platform/media/preview.ts';
import type { BookingRow } from './booking.ts';
import { hoursForNoShow } from './no-show-times.ts';

/** Selects a booking with what its page needs: place, coupon's code, its ledger, and the reports about it. */
function bookingsWithStashpoint(query: Kysely<Schema>) {
  return query
    .selectFrom('bookings as b')
    .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
    .innerJoin('places as c', 'c.id', 's.city_id')
    .leftJoin('coupons as o', 'o.id', 'b.coupon_id')
    .selectAll('b')
    .select([
      'o.code as coupon_code',
      'o.activates as prepaid_bag_count',
      's.host_id',
      's.city_id',
      's.name as stashpoint_name',
      's.door_name as business_name',
      's.registered_name',
      's.address',
      's.country_code',
      's.lat',
      's.lng',
      's.timezone',
      's.type as stashpoint_type',
      's.photos',
      's.storage_type',
      's.size_pricing',
      's.first_day_cost',
      's.extra_day_cost',
      'c.name as city_name',
    ])
    .select([previewsOf(sql.ref('s.photos')).as('previews'), hoursForNoShow.as('hours')])
    .select((row) => [
      ledgerOf.as('ledger'),
      row.exists(row.selectFrom('reviews as r').whereRef('r.booking_id', '=', 'b.id').select('r.id')).as('reviewed'),
      row
        .selectFrom('incidents as i')
        .whereRef('i.booking_id', '=', 'b.id')
        .where('i.kind', 'in', STASHPOINT_FAILURES)
        .select(sql<ReportJson[] | null>`jsonb_agg(to_jsonb(i) order by i.created desc)`.as('reports'))
        .as('reports'),
      row
        .selectFrom('incidents as i')
        .whereRef('i.booking_id', '=', 'b.id')
        .where('i.kind', '<>', 'claim')
        .orderBy('i.created', 'desc')
        .limit(1)
        .select(sql<IncidentJson>`to_jsonb(i)`.as('incident'))
        .as('incident'),
    ]);
}

/** A report that a place failed, as the database writes it into JSON: its instants are text. */
export type ReportJson = Pick<
  Selectable<Schema['incidents']>,
  'id' | 'stashpoint_id' | 'kind' | 'answer' | 'verdict' | 'reviewed_first' | 'withheld' | 'keeps_credit'
> & { resolved_at: string | null; answer_by: string | null };

/** An incident as the database writes it into JSON: its instants are text. */
type IncidentJson = Pick<
  Selectable<Schema['incidents']>,
  'id' | 'resolution' | 'stashpoint_id' | 'withheld' | 'reviewed_first'
> & {
  kind: ReportKind;
  answer: (typeof PICKUP_ANSWERS)[number] | null;
  arrives_at: string | null;
  created: string;
  respond_by: string | null;
  resolved_at: string | null;
};

export type BookingWithStashpoint = Awaited<
  ReturnType<ReturnType<typeof bookingsWithStashpoint>['executeTakeFirstOrThrow']>
>;

/** A single booking, read with all that its mails, its settlement and its page need. */
export type WholeBooking = NonNullable<Awaited<ReturnType<typeof findWholeBooking>>>;

export function findWholeBooking(query: Kysely<Schema>, id: string) {
  return bookingsWithStashpoint(query)
    .select(['s.opening_hours', 's.opening_hours_exceptions', 's.closures'])
    .select([
      ownsAccount(sql.ref('b.user_id')).as('takes_credit'),
      sql<boolean>`exists (select from bookings p where p.changes_booking_id = b.id and p.state = 'held')`.as(
        'is_changing',
      ),
    ])
    .where('b.id', '=', id)
    .where('b.changes_booking_id', 'is', null)
    .executeTakeFirst();
}

export interface BookingFilter {
  userId?: string;
  /** The host or manager of the places. */
  host?: Caller;
  stashpointId?: string;
  when?: 'upcoming' | 'past';
  states?: readonly BookingState[];
  now: Date;
  offset: number;
  limit: number;
}

/** Selects the bookings `b` that match a filter. Expired unpaid holds are left out. */
function matchingBookings(query: Kysely<Schema>, filter: BookingFilter) {
  const { userId, host, stashpointId, when, states, now } = filter;
  return query
    .selectFrom('bookings as b')
    .where('b.changes_booking_id', 'is', null)
    .where('b.state', '<>', 'expired')
    .where((or) => or.or([or('b.state', '<>', 'held'), or('b.hold_expires_at', '>', now)]))
    .$if(userId !== undefined, (rows) => rows.where('b.user_id', '=', userId ?? ''))
    .$if(host !== undefined, (rows) =>
      rows.where('b.stashpoint_id', 'in', (own) =>
        own
          .selectFrom('stashpoints as s')
          .select('s.id')
          .where(host ? staffStashpointsFilter(host, 's') : sql<boolean>`false`),
      ),
    )
    .$if(stashpointId !== undefined, (rows) => rows.where('b.stashpoint_id', '=', stashpointId ?? ''))
    .$if(states !== undefined, (rows) => rows.where('b.state', 'in', states ?? []))
    .$if(when === 'upcoming', (rows) => rows.where('b.pickup', '>', now).where('b.state', '<>', 'cancelled'))
    .$if(when === 'past', (rows) =>
      rows.where((or) => or.or([or('b.pickup', '<=', now), or('b.state', '=', 'cancelled')])),
    );
}

/**
 * Lists a page of the bookings that match a filter, with the total number: upcoming stays first, soonest first; then
 * past ones, latest first. Their indexes are read as far as the page goes, and only the page itself in full.
 */
export async function listBookingRows(query: Kysely<Schema>, filter: BookingFilter) {
  const { now, offset, limit } = filter;
  const matching = matchingBookings(query, filter);
  const narrow = matching.select(['b.id', 'b.dropoff', 'b.pickup']).limit(offset + limit);
  const upcoming = narrow
    .where('b.pickup', '>', now)
    .where('b.dropoff', '>', subDays(now, MAXIMUM_STAY_DAYS + 1))
    .orderBy('b.dropoff')
    .orderBy('b.id');
  const past = narrow
    .where('b.pickup', '<=', now)
    .where('b.dropoff', '<', now)
    .orderBy('b.dropoff', 'desc')
    .orderBy('b.id');
  const order = sql`b.pickup > ${now} desc,
    case when b.pickup > ${now} then extract(epoch from b.dropoff) else -extract(epoch from b.dropoff) end, b.id`;
  const page = sql<string>`(select b.id from (${upcoming} union all ${past}) b
    order by ${order} limit ${limit} offset ${offset})`;
  const rows = await bookingsWithStashpoint(query).where('b.id', 'in', page).orderBy(order).execute();
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length };
  const { total } = await matching.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export function findByIdempotencyKey(query: Kysely<Schema>, key: string): Promise<BookingRow | undefined> {
  return query.selectFrom('bookings').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/**
 * Writes a hold in one statement, only where `condition` is true; otherwise it returns nothing. `credit` is computed by
 * the same statement, after the condition. PostgreSQL keeps the place locked until the statement ends, so it does not
 * wait for the disk: see docs/decisions/73.
 */
export async function insertBookingIf(
  { query }: Pick<Database, 'query'>,
  booking: InsertObject<Schema, 'bookings'>,
  condition: RawBuilder<boolean>,
  credit: RawBuilder<number> = sql`0`,
): Promise<Pick<BookingRow, 'id' | 'credit_amount' | 'language'> | undefined> {
  const columns = Object.keys(booking) as (keyof Schema['bookings'])[];
  const names = sql.join([...columns, 'credit_amount'].map((name) => sql.ref(name)));
  const values = sql.join(columns.map((name) => sql`${booking[name]}`));
  const { rows } = await sql<Pick<BookingRow, 'id' | 'credit_amount' | 'language'>>`
    insert into bookings (${names}) select ${values}, ${credit}
    where set_config('synchronous_commit', 'off', true) is not null and ${condition}
    on conflict (idempotency_key) do nothing returning id, credit_amount, language`.execute(query);
  return rows[0];
}

/** Finds the change of a booking that is waiting for its difference. */
export function findPendingChange(query: Kysely<Schema>, id: string, now: Date): Promise<BookingRow | undefined> {
  return query
    .selectFrom('bookings')
    .selectAll()
    .where('changes_booking_id', '=', id)
    .where('state', '=', 'held')
    .where('hold_expires_at', '>', now)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
}
