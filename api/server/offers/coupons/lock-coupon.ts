import type { Kysely, Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/* Locks a row of the coupons table: a coupon, or a voucher, which is stored there too. */

/** Locks it for update, for which holds that have asked for a use are waited for: `take_coupon_use` locks the key. */
export async function lockCoupon(transaction: Kysely<Schema>, code: string): Promise<void> {
  await transaction.selectFrom('coupons').select('id').where('code', '=', code).forUpdate().execute();
}

export async function updateCouponRow(
  transaction: Kysely<Schema>,
  code: string,
  changes: Updateable<Schema['coupons']>,
): Promise<void> {
  await transaction
    .updateTable('coupons')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
}
