import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { normaliseCode } from '../../../contract/rules/coupons.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import { platformPart } from '../../../contract/rules/settlement.ts';
import type { CouponSimulation } from '../../../contract/structs/coupon.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import { checkStay } from '../../catalogue/stashpoints/availability/check-stay.ts';
import { appliedCoupon, prepaidBagsOf } from '../../offers/coupons/applied-coupon.ts';
import { checkCoupon } from '../../offers/coupons/check-coupon.ts';
import { findUserByEmail } from '../../people/users/accounts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { priceCheckedStay } from './price-request.ts';
import { stayColumns } from './stay-columns.ts';

type Trial = BodyOf<Endpoints['simulateCoupon']>;

/**
 * Simulates a code for a stay: whether a person could use it, and who would bear what. Checks what the checkout checks,
 * and writes nothing. A refused code is priced all the same, to show its effect.
 *
 * @throws CubbyError NOT_FOUND for the code or the place, or an error of the times.
 */
export async function simulateCoupon(
  services: HasDatabase & HasClock,
  code: string,
  trial: Trial,
): Promise<CouponSimulation> {
  const { query } = services.database;
  const row = await query.selectFrom('coupons').selectAll().where('code', '=', normaliseCode(code)).executeTakeFirst();
  if (!row) throw new CubbyError('NOT_FOUND', 'Code not found.');
  const check = await checkStay(services, {
    stashpointId: trial.stashpoint_id,
    dropoff: new Date(trial.dropoff),
    pickup: new Date(trial.pickup),
    bagCount: trial.bag_count,
  });
  const email = trial.email ? normaliseEmail(trial.email) : null;
  const user = email ? await findUserByEmail(query, email) : undefined;
  const use = { stashpoint: check.stashpoint, userId: user?.id ?? null, email, now: services.now() };
  const coupon = appliedCoupon(row);
  const tooFew = trial.bag_count < prepaidBagsOf(coupon);
  const [without, with_] = [null, coupon].map((applied) => {
    const columns = stayColumns(priceCheckedStay(check, { bag_count: trial.bag_count }, applied), trial);
    return { ...columns, platform: platformPart(columns) };
  });
  if (!without || !with_) throw new Error('A stay must have a price.');
  return {
    coupon_refusal: (await checkCoupon(query, row, use)) ?? (tooFew ? 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT' : null),
    stay_refusal: check.refusal,
    ccy_code: without.currency_code,
    ccy_minor_in_major: CURRENCIES[without.currency_code].minorInMajor,
    price_without: without.total,
    price_with: with_.total,
    discount_amount: with_.discount_amount,
    host_share: with_.host_share,
    platform_without: without.platform,
    platform_with: with_.platform,
  };
}
