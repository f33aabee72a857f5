import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Tells whether a code can be offered publicly at this time: it exists, runs, is not used up and is not personal. */
export async function isUsableCoupon(query: Kysely<Schema>, code: string, now: Date): Promise<boolean> {
  const row = await query
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', code)
    .where('active', '=', true)
    .where('active_at', '<=', now)
    .where('expires_at', '>', now)
    .where('customer_id', 'is', null)
    .where((where) => where.or([where('uses_left', 'is', null), where('uses_left', '>', 0)]))
    .executeTakeFirst();
  return row !== undefined;
}
