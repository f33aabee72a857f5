import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { couponLimits, normaliseCode } from '../../../contract/rules/coupons.ts';
import type { Voucher } from '../../../contract/structs/prepaid.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { lockCoupon, updateCouponRow } from '../coupons/lock-coupon.ts';
import { findVoucherRow, type VoucherRow } from './store.ts';

/**
 * Changes when a voucher is valid, or switches it off. A stay it was used for keeps it.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT, INVALID_DATA naming the fields.
 */
export async function updateVoucher(
  services: HasDatabase & HasClock,
  caller: Caller,
  wanted: string,
  { expected_version, ...draft }: BodyOf<Endpoints['updateVoucher']>,
): Promise<Voucher> {
  const { code } = await getVoucher(services, wanted);
  await services.database.transaction(async (transaction) => {
    await lockCoupon(transaction, code);
    const voucher = await getVoucher(services, code, transaction);
    requireVersion(voucher, expected_version);
    const now = services.now();
    const limits = couponLimits(draft, now);
    const difference = differenceOf(voucher, {
      active: draft.active,
      campaign: draft.campaign === undefined ? undefined : draft.campaign?.trim() || null,
      active_at: draft.active_at === undefined ? undefined : limits.active_at.toISOString(),
      expires_at: draft.expires_at === undefined ? undefined : limits.expires_at.toISOString(),
    });
    if (!difference) return;
    const after = { ...voucher, ...difference.after };
    if (after.expires_at <= after.active_at) throw fieldError('expires_at', 'The end must be after the start.');
    const { active, campaign, active_at, expires_at } = after;
    const columns = { active, campaign, active_at: new Date(active_at), expires_at: new Date(expires_at) };
    await updateCouponRow(transaction, code, columns);
    await recordChange(transaction, { caller, action: 'updated', entity: 'voucher', id: code, ...difference, now });
  });
  return getVoucher(services, code);
}

/** @throws CubbyError NOT_FOUND, also for a coupon. */
export async function getVoucher(
  { database, now }: HasDatabase & HasClock,
  code: string,
  query = database.query,
): Promise<Voucher> {
  const row = await findVoucherRow(query, normaliseCode(code), now());
  if (!row) throw new CubbyError('NOT_FOUND', 'Voucher not found.');
  return serializeVoucher(row);
}

export function serializeVoucher({ active_at, expires_at, created, owed, ...row }: VoucherRow): Voucher {
  return {
    ...row,
    owed: owed && { ...owed, ccy_minor_in_major: CURRENCIES[owed.ccy_code].minorInMajor },
    active_at: active_at.toISOString(),
    expires_at: expires_at.toISOString(),
    created: created.toISOString(),
  };
}
