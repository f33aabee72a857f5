import { pagingOf } from '../../../contract/rules/fields.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { createCoupon, createCoupons } from './create-coupon.ts';
import { endCoupons } from './end-coupons.ts';
import { getCoupon } from './get-coupon.ts';
import { serializeCoupon } from './serialize-coupon.ts';
import { listCouponRows } from './store.ts';
import { updateCoupon } from './update-coupon.ts';

export function couponRoutes(
  services: HasDatabase & HasClock & HasPlaces,
): HandlersOf<'listCoupons' | 'getCoupon' | 'createCoupon' | 'createCoupons' | 'endCoupons' | 'updateCoupon'> {
  return {
    listCoupons: async ({ query }) => {
      const { rows, total } = await listCouponRows(services.database.query, query, services.now());
      return pageOf(rows.map(serializeCoupon), total, pagingOf(query.page, query.per_page));
    },
    getCoupon: ({ params }) => getCoupon(services, params.code),
    createCoupon: ({ caller, body }) => createCoupon(services, caller, body),
    createCoupons: ({ caller, body }) => createCoupons(services, caller, body),
    endCoupons: ({ caller, body }) => endCoupons(services, caller, body),
    updateCoupon: ({ caller, params, body }) => updateCoupon(services, caller, params.code, body),
  };
}
