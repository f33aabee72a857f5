import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { recordChanges } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { switchOffCoupons } from './store.ts';

/**
 * Switches off all coupons that match a filter, such as the campaign of codes that have leaked. Each is logged as its
 * own change, so that one can be switched on again; repeating the request ends none. Stays keep their discount.
 *
 * @throws CubbyError INVALID_DATA without a filter, which would end every coupon.
 */
export async function endCoupons(
  { database, now: clock }: HasDatabase & HasClock,
  caller: Caller,
  filter: BodyOf<Endpoints['endCoupons']>,
): Promise<ResponseOf<Endpoints['endCoupons']>> {
  if (!Object.values(filter).some((value) => value?.trim()))
    throw new CubbyError('INVALID_DATA', 'At least one filter is required: this would end every coupon.');
  const now = clock();
  const codes = await database.transaction(async (transaction) => {
    const ended = await switchOffCoupons(transaction, filter, now);
    await recordChanges(transaction, ended, {
      caller,
      action: 'updated',
      entity: 'coupon',
      before: { active: true },
      after: { active: false },
      now,
    });
    return ended;
  });
  return { count: codes.length };
}
