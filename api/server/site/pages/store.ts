import type { Kysely } from 'kysely';
import { inSoldCurrency } from '../../catalogue/currencies/in-sold-currency.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Lists some of the stashpoints with a page, of the given cities. */
export async function listListedStashpoints(
  query: Kysely<Schema>,
  cityIds: readonly string[],
  { offset, limit }: { offset: number; limit: number },
) {
  if (cityIds.length === 0) return [];
  return query
    .selectFrom('stashpoints')
    .select(['id', 'city_id', 'updated'])
    .where('city_id', 'in', cityIds)
    .where('status', '=', 'approved')
    .where('active', '=', true)
    .where(inSoldCurrency('currency_code'))
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}
