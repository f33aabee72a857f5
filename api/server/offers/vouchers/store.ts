import { type Kysely, sql } from 'kysely';
import type { CouponStatus } from '../../../contract/rules/coupons.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { containing, inOrder, type Listing, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { couponStatusSql } from '../coupons/coupon-status.ts';

/** Selects vouchers: coupons that an agency has paid for, with the stay each was used for. */
function vouchers(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('coupons as o')
    .innerJoin('otas as t', 't.id', 'o.ota_id')
    .innerJoin('areas as a', 'a.id', 'o.area_id')
    .select([
      'o.code as id',
      'o.code',
      'o.campaign',
      'o.active_at',
      'o.expires_at',
      'o.active',
      'o.version',
      'o.created',
    ])
    .select(['t.id as ota_id', 't.name as ota_name', 'a.id as area_id', 'a.name as area_name'])
    .select([
      sql<number>`o.activates`.as('activates'),
      couponStatusSql(now).as('status'),
      sql<string | null>`(
        select b.id from bookings b
        where b.coupon_id = o.id and uses_coupon(b.id, b.state, b.hold_expires_at, o.activates, ${now})
        limit 1)`.as('booking_id'),
      sql<{ ccy_code: CurrencyCode; amount: number } | null>`(
        select jsonb_build_object('ccy_code', l.currency_code, 'amount', sum(l.amount)::int8)
        from bookings b join ledger_entries l on l.booking_id = b.id
        where b.coupon_id = o.id and l.kind = 'prepaid'
        group by l.currency_code having sum(l.amount) <> 0
        limit 1)`.as('owed'),
    ]);
}

export type VoucherRow = Awaited<ReturnType<ReturnType<typeof vouchers>['executeTakeFirstOrThrow']>>;

export function findVoucherRow(query: Kysely<Schema>, code: string, now: Date): Promise<VoucherRow | undefined> {
  return vouchers(query, now).where('o.code', '=', code).executeTakeFirst();
}

export interface VoucherFilter extends Listing {
  q?: string;
  status?: CouponStatus;
  ota_id?: string;
  area_id?: string;
  campaign?: string;
}

export async function listVoucherRows(query: Kysely<Schema>, filter: VoucherFilter, now: Date) {
  const { q, status, ota_id, area_id, campaign } = filter;
  const text = containing(q ?? '');
  const matching = query
    .selectFrom('coupons as o')
    .where('o.activates', 'is not', null)
    .$if(q !== undefined, (rows) =>
      rows.where((or) => or.or([or('o.code', 'ilike', text), or('o.campaign', 'ilike', text)])),
    )
    .$if(status !== undefined, (rows) => rows.where(couponStatusSql(now), '=', status ?? 'active'))
    .$if(ota_id !== undefined, (rows) => rows.where('o.ota_id', '=', ota_id ?? ''))
    .$if(area_id !== undefined, (rows) => rows.where('o.area_id', '=', area_id ?? ''))
    .$if(campaign !== undefined, (rows) => rows.where('o.campaign', '=', campaign ?? ''));
  const columns = { code: 'o.code', created: 'o.created', expires_at: 'o.expires_at', activates: 'o.activates' };
  const { ids, total } = await listIds(matching, filter, { id: 'o.code', columns, by: 'created' });
  const rows = ids.length > 0 ? await vouchers(query, now).where('o.code', 'in', ids).execute() : [];
  return { rows: inOrder(ids, rows), total };
}
