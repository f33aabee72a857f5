import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Adds up the entries that payments and cancellations have written for each coupon. Returns the number of rows. */
export async function addUpCouponUses(query: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      delete from coupon_uses where coupon_id in (select coupon_id from coupon_uses where not added_up) returning *
    ), sums as (
      insert into coupon_uses (coupon_id, uses, added_up)
      select coupon_id, sum(uses), true from old group by coupon_id having sum(uses) <> 0
    )
    select count(*)::int as count from old`.execute(query);
  return rows[0]?.count ?? 0;
}
