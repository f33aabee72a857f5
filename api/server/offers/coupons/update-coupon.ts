import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { Coupon } from '../../../contract/structs/coupon.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { columnsOf, readTerms } from './coupon-terms.ts';
import { getCoupon } from './get-coupon.ts';
import { lockCoupon, updateCouponRow } from './lock-coupon.ts';
import { isCarried } from './store.ts';

/** The fields that decide a coupon's discount, which is computed again when a stay changes. */
const WORTH = ['percent', 'amount', 'ccy_code', 'max_bags', 'max_days', 'max_amount'] as const;

/**
 * Changes a coupon. Its value can only change while no stay uses it, because those stays are priced by it again when
 * their times change; everything else concerns new stays alone.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT, COUPON_IN_USE, INVALID_DATA naming the fields.
 */
export async function updateCoupon(
  services: HasDatabase & HasClock & HasPlaces,
  caller: Caller,
  wanted: string,
  { expected_version, active, ...draft }: BodyOf<Endpoints['updateCoupon']>,
): Promise<Coupon> {
  const { code } = await getCoupon(services, wanted);
  await services.database.transaction(async (transaction) => {
    await lockCoupon(transaction, code);
    const coupon = await getCoupon(services, code, transaction);
    requireVersion(coupon, expected_version);
    const terms = await readTerms(services, draft, coupon);
    const difference = differenceOf(coupon, { ...terms, ...(active !== undefined && { active }) });
    if (!difference) return;
    const worth = WORTH.filter((field) => field in difference.after);
    if (worth.length > 0 && (await isCarried(transaction, code)))
      throw new CubbyError(
        'COUPON_IN_USE',
        'This coupon has already been used, so its value cannot change. Create a new one instead.',
        {
          errors: Object.fromEntries(worth.map((field) => [field, ['COUPON_IN_USE']])),
        },
      );
    await updateCouponRow(transaction, code, {
      ...columnsOf(terms, coupon.uses),
      ...(active !== undefined && { active }),
    });
    const now = services.now();
    await recordChange(transaction, { caller, action: 'updated', entity: 'coupon', id: code, ...difference, now });
  });
  return getCoupon(services, code);
}
