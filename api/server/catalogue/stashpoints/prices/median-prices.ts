import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '../../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/** Minor units, named as on a place. */
export interface Prices {
  first_day_cost: number;
  extra_day_cost: number;
  booking_fee: number;
  guarantee_fee: number;
  tree_price: number;
}

/**
 * Reads the median of each price among the bookable places of a currency, in one city or in all; nothing where there
 * are none.
 */
export async function readMedianPrices(
  query: Kysely<Schema>,
  { currency, cityId }: { currency: CurrencyCode; cityId?: string },
): Promise<Prices | undefined> {
  const median = (column: keyof Prices) =>
    sql<number>`percentile_disc(0.5) within group (order by ${sql.ref(column)})`.as(column);
  const row = await query
    .selectFrom('stashpoints')
    .select([
      median('first_day_cost'),
      median('extra_day_cost'),
      median('booking_fee'),
      median('guarantee_fee'),
      median('tree_price'),
    ])
    .where('status', '=', 'approved')
    .where('active', '=', true)
    .where('currency_code', '=', currency)
    .$if(cityId !== undefined, (rows) => rows.where('city_id', '=', cityId ?? ''))
    .having((all) => all.fn.countAll(), '>', 0)
    .executeTakeFirst();
  // Each median is computed separately: an extra day must still not cost more than the first.
  return row && { ...row, extra_day_cost: Math.min(row.first_day_cost, row.extra_day_cost) };
}
