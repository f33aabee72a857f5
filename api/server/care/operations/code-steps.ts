import { CubbyError } from '../../../contract/errors.ts';
import { getCoupon } from '../../offers/coupons/get-coupon.ts';
import { lockCoupon, updateCouponRow } from '../../offers/coupons/lock-coupon.ts';
import { getVoucher } from '../../offers/vouchers/update-voucher.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { Step } from './step.ts';
import { lockItem, updateItem } from './store.ts';

export type WorksOnCodes = HasDatabase & HasClock;

/** Returns a coupon or a voucher, by the kind of the operation. */
const codeOf = ({ operation: { kind } }: Step) => (kind === 'end_coupons' ? getCoupon : getVoucher);

/** @throws CubbyError NOT_FOUND. */
export async function planCode(services: WorksOnCodes, step: Step): Promise<void> {
  const { item } = step;
  const { code: name, active, version } = await codeOf(step)(services, item.target_id);
  const plan = JSON.stringify({ bookings: [], holds: 0 });
  const { query } = services.database;
  await updateItem(query, item, { name, version, ...(active ? { state: 'planned', plan } : { state: 'unchanged' }) });
}

/** Switches a code off. Stays keep it. */
export function endCode(services: WorksOnCodes, step: Step): Promise<void> {
  return switchCode(services, step, false);
}

/** Switches a code on again. */
export function undoCode(services: WorksOnCodes, step: Step): Promise<void> {
  return switchCode(services, step, true);
}

/** Leaves a record as the operation made it: nothing follows from it later. */
export function keepResult({ database }: HasDatabase, { item }: Step): Promise<void> {
  return updateItem(database.query, item, { state: 'settled' });
}

/** @throws CubbyError NOT_FOUND; CONFLICT when someone has changed it since. */
async function switchCode(services: WorksOnCodes, step: Step, active: boolean): Promise<void> {
  const { operation, item } = step;
  await services.database.transaction(async (transaction) => {
    await lockCoupon(transaction, item.name);
    if (!(await lockItem(transaction, item))) return;
    const code = await codeOf(step)(services, item.name, transaction);
    requireVersion(code, item.version ?? undefined);
    if (code.active === active) throw new CubbyError('CONFLICT', 'It was switched since.');
    await updateCouponRow(transaction, item.name, { active });
    await recordChange(transaction, {
      ...{ caller: operation.caller, action: 'updated', id: item.name, now: services.now() },
      entity: operation.kind === 'end_coupons' ? 'coupon' : 'voucher',
      before: { active: code.active },
      after: { active },
    });
    await updateItem(transaction, item, { state: active ? 'undone' : 'done', version: code.version + 1 });
  });
}
