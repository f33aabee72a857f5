import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import type { Coupon, IssuedCodes } from '../../../contract/structs/coupon.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { insertRandomCodes, requireCode, requireCount } from './codes.ts';
import { columnsOf, readTerms } from './coupon-terms.ts';
import { getCoupon } from './get-coupon.ts';
import { insertCoupon } from './store.ts';

/**
 * Creates one coupon with a chosen code.
 *
 * @throws CubbyError INVALID_DATA naming the fields, CODE_ALREADY_EXISTS.
 */
export async function createCoupon(
  services: HasDatabase & HasClock & HasPlaces,
  caller: Caller,
  { code: wanted, ...draft }: BodyOf<Endpoints['createCoupon']>,
): Promise<Coupon> {
  const code = requireCode(wanted, 'code');
  const terms = await readTerms(services, draft, null);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    if (!(await insertCoupon(transaction, { ...columnsOf(terms, 0), id: hexId(12), code, created: now })))
      throw fieldError('code', 'This code is already in use: choose another one.', 'CODE_ALREADY_EXISTS');
    await recordChange(transaction, {
      caller,
      action: 'created',
      entity: 'coupon',
      id: code,
      before: null,
      after: { code, ...terms },
      now,
    });
  });
  return getCoupon(services, code);
}

/**
 * Creates many coupons on the same terms for one campaign.
 *
 * @throws CubbyError INVALID_DATA naming the fields.
 */
export async function createCoupons(
  services: HasDatabase & HasClock & HasPlaces,
  caller: Caller,
  { count: wanted, prefix: wantedPrefix, ...draft }: BodyOf<Endpoints['createCoupons']>,
): Promise<IssuedCodes> {
  const count = requireCount(wanted);
  const prefix = wantedPrefix?.trim() ? joinPrefix(requireCode(wantedPrefix, 'prefix')) : '';
  const terms = await readTerms(services, draft, null);
  const now = services.now();
  const codes = await services.database.transaction(async (transaction) => {
    const made = await insertRandomCodes(transaction, { ...columnsOf(terms, 0), created: now }, count, prefix);
    await recordChange(transaction, {
      caller,
      action: 'created',
      entity: 'coupon',
      id: made[0] ?? '',
      before: null,
      after: { count, ...terms },
      now,
    });
    return made;
  });
  return { id: codes[0] ?? '', campaign: terms.campaign, codes };
}

/** Returns a prefix with the dash that joins it to a code: one, even if the prefix ends with dashes itself. */
function joinPrefix(prefix: string): string {
  return `${prefix.slice(0, 20).replace(/-+$/, '')}-`;
}
