import type { Kysely } from 'kysely';
import { HOST_SHARE } from '../../../../contract/rules/host-earnings.ts';
import { percentageOf } from '../../../../contract/rules/money.ts';
import { CURRENCIES, type CurrencyCode } from '../../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { type Prices, readMedianPrices } from './median-prices.ts';

/** Returns the prices of a new place: the median of its city, else of its currency, else the market's middle. */
export async function startingPrices(
  query: Kysely<Schema>,
  { cityId, currency }: { cityId: string; currency: CurrencyCode },
): Promise<Prices> {
  return (
    (await readMedianPrices(query, { currency, cityId })) ??
    (await readMedianPrices(query, { currency })) ??
    marketPrices(currency)
  );
}

/** Returns a new host's share of each day's price, minor units. */
export function startingShares({ first_day_cost, extra_day_cost }: Pick<Prices, 'first_day_cost' | 'extra_day_cost'>) {
  return {
    first_day_commission: percentageOf(first_day_cost, HOST_SHARE.starting),
    extra_day_commission: percentageOf(extra_day_cost, HOST_SHARE.starting),
  };
}

function marketPrices(currency: CurrencyCode): Prices {
  const [first_day_cost, extra_day_cost] = CURRENCIES[currency].marketPrice;
  return {
    first_day_cost,
    extra_day_cost,
    booking_fee: 0,
    guarantee_fee: percentageOf(first_day_cost, 30),
    tree_price: percentageOf(first_day_cost, 8),
  };
}
