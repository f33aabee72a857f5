import { type Insertable, type Kysely, sql } from 'kysely';
import type { CouponStatus } from '../../../contract/rules/coupons.ts';
import type { Coupon } from '../../../contract/structs/coupon.ts';
import { containing, inOrder, type Listing, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { couponStatusSql, usesSql } from './coupon-status.ts';

type Cost = Omit<Coupon['costs'][number], 'ccy_minor_in_major'>;

/** Selects coupons with their users, places, number of uses and cost, without vouchers. */
function coupons(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('coupons as o')
    .leftJoin('users as u', 'u.id', 'o.customer_id')
    .leftJoin('places as c', 'c.id', 'o.city_id')
    .where('o.activates', 'is', null)
    .selectAll('o')
    .select(['c.name as city_name', 'u.email as customer_email', 'u.first_name', 'u.last_name'])
    .select([
      usesSql(now).as('uses'),
      couponStatusSql(now).as('status'),
      sql<Cost[] | null>`(
        select jsonb_agg(t order by t.ccy_code) from (
          select b.currency_code as ccy_code, count(*)::int as booking_count,
            sum(b.discount_amount)::int8 as discount_amount, sum(b.total)::int8 as paid_amount
          from bookings b
          where b.coupon_id = o.id and b.state in ('confirmed', 'checked_in', 'checked_out', 'no_show')
          group by b.currency_code
        ) t)`.as('costs'),
    ]);
}

export type CouponWithUse = Awaited<ReturnType<ReturnType<typeof coupons>['executeTakeFirstOrThrow']>>;

export function findCouponRow(query: Kysely<Schema>, code: string, now: Date): Promise<CouponWithUse | undefined> {
  return coupons(query, now).where('o.code', '=', code).executeTakeFirst();
}

/** Inserts a coupon; false when the code is taken, by a coupon or a voucher. */
export async function insertCoupon(query: Kysely<Schema>, coupon: Insertable<Schema['coupons']>): Promise<boolean> {
  const row = await query
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells whether any stay has ever used it, including cancelled ones. */
export async function isCarried(query: Kysely<Schema>, code: string): Promise<boolean> {
  const row = await query
    .selectFrom('bookings as b')
    .innerJoin('coupons as o', 'o.id', 'b.coupon_id')
    .select('b.id')
    .where('o.code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface CouponFilter {
  q?: string;
  status?: CouponStatus;
  city_id?: string;
  customer_id?: string;
  campaign?: string;
}

/** Selects the coupons that match a filter, `o`, with their customers, `u`. */
function matchingCoupons(query: Kysely<Schema>, filter: CouponFilter, now: Date) {
  const { q, status, city_id, customer_id, campaign } = filter;
  const text = containing(q ?? '');
  return query
    .selectFrom('coupons as o')
    .leftJoin('users as u', 'u.id', 'o.customer_id')
    .where('o.activates', 'is', null)
    .$if(q !== undefined, (rows) =>
      rows.where((or) =>
        or.or([or('o.code', 'ilike', text), or('o.campaign', 'ilike', text), or('u.email', 'ilike', text)]),
      ),
    )
    .$if(status !== undefined, (rows) => rows.where(couponStatusSql(now), '=', status ?? 'active'))
    .$if(city_id !== undefined, (rows) => rows.where('o.city_id', '=', city_id ?? ''))
    .$if(customer_id !== undefined, (rows) => rows.where('o.customer_id', '=', customer_id ?? ''))
    .$if(campaign !== undefined, (rows) => rows.where('o.campaign', '=', campaign ?? ''));
}

export async function listCouponRows(query: Kysely<Schema>, filter: CouponFilter & Listing, now: Date) {
  const columns = { code: 'o.code', created: 'o.created', expires_at: 'o.expires_at', active_at: 'o.active_at' };
  const matching = matchingCoupons(query, filter, now);
  const { ids, total } = await listIds(matching, filter, { id: 'o.code', columns, by: 'created' });
  const rows = ids.length > 0 ? await coupons(query, now).where('o.code', 'in', ids).execute() : [];
  return {
    rows: inOrder(
      ids,
      rows.map((row) => ({ ...row, id: row.code })),
    ),
    total,
  };
}

/** Switches off the matching coupons that are on and have not expired; returns their codes. */
export async function switchOffCoupons(
  transaction: Kysely<Schema>,
  filter: CouponFilter,
  now: Date,
): Promise<string[]> {
  // Locked in one order, so that two such calls wait for each other instead of failing.
  const locked = await matchingCoupons(transaction, filter, now)
    .where('o.active', '=', true)
    .where('o.expires_at', '>', now)
    .select('o.code')
    .orderBy('o.code')
    .forUpdate('o')
    .execute();
  const ended = await transaction
    .updateTable('coupons')
    .set((row) => ({ active: false, version: row('version', '+', 1) }))
    .where('code', '=', sql<string>`any(${locked.map(({ code }) => code)}::text[])`)
    .returning('code')
    .execute();
  return ended.map(({ code }) => code);
}
