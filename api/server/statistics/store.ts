import { subMonths } from 'date-fns';
import { type Kysely, sql } from 'kysely';
import { inSoldCurrency } from '../database/in-sold-currency.ts';
import type { Schema } from '../database/schema.ts';

export async function listActiveCurrencies(query: Kysely<Schema>): Promise<string[]> {
  const rows = await query.selectFrom('currencies').select('code').where('active', '=', true).orderBy('code').execute();
  return rows.map(({ code }) => code);
}

/** Currency → the lowest price of a first day, minor units. */
export async function listLowestPrices(query: Kysely<Schema>): Promise<Record<string, number>> {
  const rows = await query
    .selectFrom('stashpoints')
    .select(['currency_code', (all) => all.fn.min('first_day_cost').as('lowest')])
    .where('status', '=', 'approved')
    .where('active', '=', true)
    .where(inSoldCurrency('currency_code'))
    .groupBy('currency_code')
    .execute();
  return Object.fromEntries(rows.map(({ currency_code, lowest }) => [currency_code, Number(lowest)]));
}

/** How many people have rated us, and how on average over the last six months. */
export async function readReviewTotals(
  query: Kysely<Schema>,
  now: Date,
): Promise<{ total: number; average: number | null }> {
  const row = await query
    .selectFrom('reviews')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number | null>`round(avg(stasher_rating) filter (where created > ${subMonths(now, 6)}), 2)::float8`.as(
        'average',
      ),
    ])
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row;
}
