import { subMonths } from 'date-fns/subMonths';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { inSoldCurrency } from '../currencies/in-sold-currency.ts';

/** The lowest prices by currency, minor units. */
export interface LowestPrices {
  /** Prices of a bag's first day, without fees. */
  prices: Record<string, number>;
  /** All-in prices of one bag for a day. */
  totals: Record<string, number>;
}

export async function readLowestPrices(query: Kysely<Schema>): Promise<LowestPrices> {
  const rows = await query
    .selectFrom('stashpoints')
    .select(({ fn }) => ['currency_code', fn.min('first_day_cost').as('price'), fn.min('one_bag_total').as('total')])
    .where('status', '=', 'approved')
    .where('active', '=', true)
    .where(inSoldCurrency('currency_code'))
    .groupBy('currency_code')
    .execute();
  return {
    prices: Object.fromEntries(rows.map(({ currency_code, price }) => [currency_code, Number(price)])),
    totals: Object.fromEntries(rows.map(({ currency_code, total }) => [currency_code, Number(total)])),
  };
}

export interface ReviewFigures {
  /** The number of people who gave their place each number of stars; numbers without a rating are left out. */
  stars: { rating: number; count: number }[];
  /** Our average rating over the last six months. */
  average: number | null;
}

export async function readReviewFigures(query: Kysely<Schema>, now: Date): Promise<ReviewFigures> {
  const stars = await query
    .selectFrom('reviews')
    .select(['stashpoint_rating as rating', sql<number>`count(*)::int`.as('count')])
    .where('hidden_at', 'is', null)
    .groupBy('stashpoint_rating')
    .execute();
  const { average } = await query
    .selectFrom('reviews')
    .select(sql<number | null>`round(avg(stasher_rating), 2)::float8`.as('average'))
    .where('hidden_at', 'is', null)
    .where('created', '>', subMonths(now, 6))
    .executeTakeFirstOrThrow();
  return { stars, average };
}
