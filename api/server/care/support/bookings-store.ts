import { type Kysely, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { normaliseCode } from '../../../contract/rules/coupons.ts';
import type { ReportKind } from '../../../contract/rules/incidents.ts';
import { PARTS_OF_LEDGER } from '../../../contract/rules/ledger-parts.ts';
import type { BookingTime } from '../../../contract/structs/support.ts';
import { endOfDay, startOfDay } from '../../money/ledger/business-zone.ts';
import { ledgerOf } from '../../money/ledger/ledger-of.ts';
import { moneyTrouble, refusedPayments } from '../../money/payments/troubled-payments.ts';
import { isDoubtfulPhone } from '../../people/users/doubtful-phone.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { bookingsFoundBy } from './finding-bookings.ts';

/** The scope of a list of bookings. */
export interface Reader {
  /** The places they are limited to; null for all. */
  stashpointIds: readonly string[] | null;
  /** True for hosts, who see a booking from the moment it is confirmed. */
  isHost: boolean;
  /** The stays of these days whose PIN was asked for. */
  pinned: readonly string[];
  now: Date;
  /** The zone of the business. */
  zone: string;
}

type Filter = QueryOf<Endpoints['listAdminBookings']>;

/**
 * Selects the bookings that match a filter, without joins that are only for display. Pending changes are not counted as
 * bookings.
 */
export function matchingBookings(
  query: Kysely<Schema>,
  filter: Filter,
  { stashpointIds, isHost, pinned, now, zone }: Reader,
) {
  const { q, state, when, stashpoint_id, city_id, customer_id, coupon_code, dropoff_from, dropoff_until } = filter;
  const text = q?.trim();
  return query
    .selectFrom('bookings as b')
    .where('b.changes_booking_id', 'is', null)
    .$if(Boolean(text), (rows) => rows.where(sql<boolean>`b.id = any(${bookingsFoundBy(text ?? '', !isHost, pinned)})`))
    .$if(stashpointIds !== null, (rows) => rows.where(isAt(stashpointIds ?? [])))
    .$if(isHost, (rows) => rows.where('b.confirmed_at', 'is not', null))
    .$if(when !== undefined, (rows) => rows.where(isWhen(when ?? 'today', now)))
    .$if(state !== undefined, (rows) => rows.where('b.state', '=', state ?? 'held'))
    .$if(stashpoint_id !== undefined, (rows) => rows.where('b.stashpoint_id', '=', stashpoint_id ?? ''))
    .$if(customer_id !== undefined, (rows) => rows.where('b.user_id', '=', customer_id ?? ''))
    .$if(coupon_code !== undefined, (rows) =>
      rows.where('b.coupon_id', 'in', (coupons) =>
        coupons
          .selectFrom('coupons')
          .select('id')
          .where('code', '=', normaliseCode(coupon_code ?? '')),
      ),
    )
    .$if(filter.coupon_used === true, (rows) =>
      rows.where(
        sql<boolean>`uses_coupon(b.id, b.state, b.hold_expires_at,
          (select activates from coupons o where o.id = b.coupon_id), ${now})`,
      ),
    )
    .$if(filter.ccy_code !== undefined, (rows) => rows.where('b.currency_code', '=', filter.ccy_code ?? 'EUR'))
    .$if(filter.paid_since !== undefined || filter.paid_until !== undefined, (rows) =>
      rows.where('b.id', 'in', bookingsPaid(query, filter, zone)),
    )
    .$if(city_id !== undefined, (rows) =>
      rows.where('b.stashpoint_id', 'in', (stashpoints) =>
        stashpoints
          .selectFrom('stashpoints')
          .select('id')
          .where('city_id', '=', city_id ?? ''),
      ),
    )
    .$if(dropoff_from !== undefined, (rows) => rows.where('b.dropoff', '>=', new Date(dropoff_from ?? 0)))
    .$if(dropoff_until !== undefined, (rows) => rows.where('b.dropoff', '<', new Date(dropoff_until ?? 0)))
    .$if(filter.payment_failed === true, (rows) =>
      rows
        .where('b.state', 'in', ['held', 'expired'])
        .where('b.id', 'in', refusedPayments(query, new Date(filter.payment_failed_since ?? 0)).select('p.booking_id')),
    )
    .$if(filter.doubtful_phone === true, (rows) => rows.where(isDoubtfulPhone(sql`b.phone_number`, sql`b.language`)))
    .$if(filter.money_trouble === true, (rows) =>
      rows.where(sql<boolean>`b.id in (select t.booking_id from ${moneyTrouble} t)`),
    );
}

/** Selects the bookings with a payment or refund within days of the business. */
function bookingsPaid(query: Kysely<Schema>, { paid_since, paid_until }: Filter, zone: string) {
  return query
    .selectFrom('ledger_entries as l')
    .select('l.booking_id')
    .where('l.kind', 'in', PARTS_OF_LEDGER.takings)
    .$if(paid_since !== undefined, (rows) => rows.where('l.created', '>=', startOfDay(paid_since ?? '', zone)))
    .$if(paid_until !== undefined, (rows) => rows.where('l.created', '<', endOfDay(paid_until ?? '', zone)));
}

function isAt(stashpointIds: readonly string[]) {
  return sql<boolean>`b.stashpoint_id = any(${stashpointIds}::text[])`;
}

/**
 * Filters by time. Today is the date at the place. Stays last 30 days at most, so that the index on drop-offs has a
 * lower and an upper bound.
 */
function isWhen(when: BookingTime, now: Date) {
  const conditions = {
    today: sql<boolean>`(b.state in ('confirmed', 'checked_in', 'checked_out', 'no_show')
      and b.dropoff > ${now}::timestamptz - interval '33 days' and b.dropoff < ${now}::timestamptz + interval '2 days'
      and b.pickup > ${now}::timestamptz - interval '2 days'
      and exists (select from stashpoints z where z.id = b.stashpoint_id
        and (${now}::timestamptz at time zone z.timezone)::date
          in ((b.dropoff at time zone z.timezone)::date, (b.pickup at time zone z.timezone)::date)))`,
    coming: sql<boolean>`(b.state = 'confirmed' and b.pickup > ${now})`,
    inside: sql<boolean>`b.state = 'checked_in'`,
    past: sql<boolean>`(b.state in ('checked_out', 'no_show') or (b.state = 'confirmed' and b.pickup <= ${now}))`,
    cancelled: sql<boolean>`b.state = 'cancelled'`,
  };
  return conditions[when];
}

export type AdminBookingRow = Awaited<ReturnType<typeof findAdminBookings>>[number];

export async function findAdminBookings(query: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return query
    .selectFrom('bookings as b')
    .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
    .innerJoin('places as c', 'c.id', 's.city_id')
    .leftJoin('coupons as o', 'o.id', 'b.coupon_id')
    .selectAll('b')
    .select([
      's.name as stashpoint_name',
      's.business_name',
      's.timezone',
      'c.name as city_name',
      'o.code as coupon_code',
    ])
    .select((row) => [
      ledgerOf.as('ledger'),
      row
        .selectFrom('payments as p')
        .whereRef('p.booking_id', '=', 'b.id')
        .select('p.status')
        .orderBy('p.created', 'desc')
        .limit(1)
        .as('payment_status'),
      row
        .selectFrom('incidents as i')
        .whereRef('i.booking_id', '=', 'b.id')
        .where('i.resolved_at', 'is', null)
        .where('i.kind', '<>', 'claim')
        .select('i.kind')
        .$narrowType<{ kind: ReportKind }>()
        .orderBy('i.created', 'desc')
        .limit(1)
        .as('open_incident'),
    ])
    .where('b.id', 'in', ids)
    .execute();
}
