import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, type FieldErrors } from '../../../contract/errors.ts';
import { couponLimits } from '../../../contract/rules/coupons.ts';
import type { IssuedCodes } from '../../../contract/structs/coupon.ts';
import { BAG_COUNT } from '../../../contract/vocabulary/stay-limits.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { getArea } from '../areas/save-area.ts';
import { insertRandomCodes, requireCount } from '../coupons/codes.ts';
import { getOta } from '../otas/save-ota.ts';

/**
 * Issues an agency's vouchers for an area, each valid for one stay of at least so many bags.
 *
 * @throws CubbyError NOT_FOUND for the agency or the area, INVALID_DATA naming the fields.
 */
export async function issueVouchers(
  services: HasDatabase & HasClock,
  caller: Caller,
  { count: wanted = 1, ...draft }: BodyOf<Endpoints['issueVouchers']>,
): Promise<IssuedCodes> {
  const { ota_id, area_id, activates } = draft;
  const count = requireCount(wanted);
  const now = services.now();
  const { active_at, expires_at } = couponLimits(draft, now);
  const campaign = draft.campaign?.trim() || null;
  requireFields({ activates, active_at, expires_at });
  await getOta(services, ota_id);
  await getArea(services, area_id);
  const codes = await services.database.transaction(async (transaction) => {
    const terms = { ota_id, area_id, activates, active_at, expires_at, campaign };
    const issued = await insertRandomCodes(transaction, { ...terms, uses_left: 1, created: now }, count, '');
    const after = { count, ...terms };
    await recordChange(transaction, {
      caller,
      action: 'created',
      entity: 'voucher',
      id: issued[0] ?? '',
      before: null,
      after,
      now,
    });
    return issued;
  });
  return { id: codes[0] ?? '', campaign, codes };
}

function requireFields(terms: { activates: number; active_at: Date; expires_at: Date }): void {
  const { activates, active_at, expires_at } = terms;
  const errors: FieldErrors = {
    ...((activates < BAG_COUNT.minimum || activates > BAG_COUNT.maximum) && { activates: ['INVALID_DATA'] }),
    ...(expires_at <= active_at && { expires_at: ['INVALID_DATA'] }),
  };
  if (Object.keys(errors).length > 0)
    throw new CubbyError('INVALID_DATA', 'These vouchers cannot be created: check the fields in `errors`.', { errors });
}
