import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, type FieldErrors } from '../../../contract/errors.ts';
import { couponLimits } from '../../../contract/rules/coupons.ts';
import type { Coupon } from '../../../contract/structs/coupon.ts';
import { BAG_COUNT, MAXIMUM_STAY_DAYS } from '../../../contract/vocabulary/stay-limits.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import { findUser } from '../../people/users/accounts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';

type Draft = Omit<BodyOf<Endpoints['updateCoupon']>, 'expected_version' | 'active'>;
export type CouponTerms = Pick<
  Coupon,
  | 'active_at'
  | 'expires_at'
  | 'uses_left'
  | 'uses_per_customer'
  | 'percent'
  | 'amount'
  | 'ccy_code'
  | 'max_bags'
  | 'max_days'
  | 'max_amount'
  | 'customer_id'
  | 'city_id'
  | 'campaign'
>;

/**
 * Returns the terms of a coupon after a draft, by the rules of specification §5; fields left out keep their value.
 *
 * @throws CubbyError INVALID_DATA naming every invalid field.
 */
export async function readTerms(
  services: HasDatabase & HasClock & HasPlaces,
  draft: Draft,
  before: CouponTerms | null,
): Promise<CouponTerms> {
  const limits = couponLimits(draft, services.now());
  const sent = (field: keyof typeof limits) => before === null || draft[field] !== undefined;
  const terms = {
    active_at: before && !sent('active_at') ? before.active_at : limits.active_at.toISOString(),
    expires_at: before && !sent('expires_at') ? before.expires_at : limits.expires_at.toISOString(),
    uses_left: before && !sent('uses_left') ? before.uses_left : limits.uses_left,
    uses_per_customer: before && !sent('uses_per_customer') ? before.uses_per_customer : limits.uses_per_customer,
    percent: kept(draft.percent, before?.percent),
    amount: kept(draft.amount, before?.amount),
    ccy_code: kept(draft.ccy_code, before?.ccy_code),
    max_bags: kept(draft.max_bags, before?.max_bags),
    max_days: kept(draft.max_days, before?.max_days),
    max_amount: kept(draft.max_amount, before?.max_amount),
    customer_id: kept(draft.customer_id, before?.customer_id) || null,
    city_id: kept(draft.city_id, before?.city_id) || null,
    campaign: kept(draft.campaign, before?.campaign)?.trim() || null,
  };
  const errors = await problemsOf(services, terms);
  if (Object.keys(errors).length > 0)
    throw new CubbyError('INVALID_DATA', 'This coupon cannot be saved: check the fields in `errors`.', { errors });
  return terms;
}

function kept<T>(sent: T | null | undefined, before: T | null | undefined): T | null {
  return sent === undefined ? (before ?? null) : sent;
}

async function problemsOf(services: HasDatabase & HasPlaces, terms: CouponTerms): Promise<FieldErrors> {
  const { percent, amount, ccy_code, max_bags, max_days, max_amount, customer_id, city_id } = terms;
  const wrong: Partial<Record<keyof CouponTerms, boolean>> = {
    percent: (percent === null) === (amount === null) || (percent !== null && (percent < 1 || percent > 100)),
    amount: amount !== null && amount < 1,
    ccy_code: (ccy_code === null) !== (amount === null && max_amount === null),
    max_bags: max_bags !== null && !(max_bags >= 1 && max_bags <= BAG_COUNT.maximum),
    max_days: max_days !== null && !(max_days >= 1 && max_days <= MAXIMUM_STAY_DAYS),
    // An amount is its own limit.
    max_amount: max_amount !== null && (max_amount < 1 || percent === null),
    expires_at: terms.expires_at <= terms.active_at,
    uses_left: isNotWithin(terms.uses_left, 0),
    uses_per_customer: isNotWithin(terms.uses_per_customer, 1),
    customer_id: customer_id !== null && (await findUser(services.database.query, customer_id)) === undefined,
    city_id: city_id !== null && (await services.places.read()).byId.get(city_id)?.row.type !== 'city',
    campaign: (terms.campaign?.length ?? 0) > 100,
  };
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [[field, ['INVALID_DATA']]] : [])),
  );
}

/** The largest limit of uses: more than enough, and together with past uses still within its column. */
const MAXIMUM_USES = 1_000_000_000;

function isNotWithin(uses: number | null, least: number): boolean {
  return uses !== null && !(uses >= least && uses <= MAXIMUM_USES);
}

/**
 * Returns the terms as columns. The remaining uses are stored as a total limit, so that using the coupon needs no
 * counter.
 */
export function columnsOf({ ccy_code, uses_left, active_at, expires_at, ...terms }: CouponTerms, uses: number) {
  return {
    ...terms,
    currency_code: ccy_code,
    uses_left: uses_left === null ? null : uses_left + uses,
    active_at: new Date(active_at),
    expires_at: new Date(expires_at),
  };
}
