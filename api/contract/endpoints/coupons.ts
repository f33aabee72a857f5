import { boolean, enums, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { COUPON_STATUSES } from '../rules/coupons.ts';
import { Coupon, CouponLimit, CouponSimulation, EndedCoupons, IssuedCodes } from '../structs/coupon.ts';
import { listing, onVersion } from '../structs/requests.ts';
import { Currency, Instant, Page, PlaceId, ShortText, StashpointId, UserId, Whole } from '../vocabulary/words.ts';

const code = object({ code: string() });

/** Dates and uses that cannot be read fall back to the defaults of specification §5, so any value may be sent. */
const limits = {
  active_at: optional(CouponLimit),
  expires_at: optional(CouponLimit),
  uses_left: optional(CouponLimit),
  uses_per_customer: optional(CouponLimit),
};

const terms = {
  ...limits,
  percent: optional(nullable(Whole)),
  amount: optional(nullable(Whole)),
  ccy_code: optional(nullable(Currency)),
  max_bags: optional(nullable(Whole)),
  max_days: optional(nullable(Whole)),
  max_amount: optional(nullable(Whole)),
  customer_id: optional(nullable(UserId)),
  city_id: optional(nullable(PlaceId)),
  campaign: optional(nullable(string())),
};

const filters = {
  status: optional(enums(COUPON_STATUSES)),
  city_id: optional(PlaceId),
  customer_id: optional(UserId),
  campaign: optional(string()),
};

/** Codes that make a stay cheaper, at the platform's cost. */
export const couponEndpoints = {
  listCoupons: {
    method: 'GET',
    path: '/v2/coupons',
    summary: 'Coupons with their remaining uses and their cost',
    roles: ['admin'],
    scope: 'coupons:all',
    query: object({
      ...listing(['code', 'created', 'expires_at', 'active_at']),
      ...filters,
    }),
    response: Page(Coupon),
    csv: true,
    mayLag: true,
  },
  getCoupon: {
    method: 'GET',
    path: '/v2/coupons/{code}',
    summary: 'One coupon',
    roles: ['admin'],
    scope: 'coupons:all',
    params: code,
    response: Coupon,
    errors: ['NOT_FOUND'],
  },
  createCoupon: {
    method: 'POST',
    path: '/v2/coupons',
    summary: 'Creates a coupon: per cent of the stay, or an amount in one currency, within limits',
    roles: ['admin'],
    scope: 'coupons:all',
    body: object({ code: ShortText, ...terms }),
    response: Coupon,
    errors: ['CODE_ALREADY_EXISTS', 'REQUIRED_DATA_CLIENT_ERROR'],
    idempotent: true,
  },
  createCoupons: {
    method: 'POST',
    path: '/v2/coupons/bulk',
    summary: 'Creates many coupons of one campaign on the same terms, each with a code of its own',
    roles: ['admin'],
    scope: 'coupons:all',
    body: object({ count: Whole, prefix: optional(string()), ...terms, campaign: ShortText }),
    response: IssuedCodes,
    idempotent: true,
  },
  endCoupons: {
    method: 'POST',
    path: '/v2/coupons/end',
    summary:
      'Switches off all coupons that match the filters of the list; at least one filter is required, and coupons already off or expired do not change',
    roles: ['admin'],
    scope: 'coupons:all',
    body: object({ q: optional(string()), ...filters }),
    response: EndedCoupons,
  },
  updateCoupon: {
    method: 'PATCH',
    path: '/v2/coupons/{code}',
    summary: 'Changes a coupon, or switches it off; stays with the coupon keep their discount',
    roles: ['admin'],
    scope: 'coupons:all',
    params: code,
    body: object({ ...terms, active: optional(boolean()), ...onVersion }),
    response: Coupon,
    errors: ['NOT_FOUND', 'CONFLICT', 'COUPON_IN_USE'],
  },
  simulateCoupon: {
    method: 'POST',
    path: '/v2/coupons/{code}/simulations',
    summary: 'Simulates a coupon for a stay: its validity, and the shares of host and platform',
    reads: true,
    roles: ['admin'],
    scope: 'coupons:all',
    params: code,
    body: object({
      stashpoint_id: StashpointId,
      dropoff: Instant,
      pickup: Instant,
      bag_count: Whole,
      /** The customer to simulate it for; any customer if left out. */
      email: optional(nullable(string())),
    }),
    response: CouponSimulation,
    errors: ['NOT_FOUND', 'DROPOFF_IN_PAST', 'DROPOFF_AFTER_PICKUP', 'STAY_TOO_LONG'],
  },
} as const satisfies Record<string, Endpoint>;
