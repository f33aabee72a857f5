import type { Kysely } from 'kysely';
import type { CurrencyCode } from '../../../../contract/rules/currencies.ts';
import { HOST_SHARE } from '../../../../contract/rules/host-earnings.ts';
import { percentageOf } from '../../../../contract/rules/money.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { type Prices, readMedianPrices } from './median-prices.ts';

/** The middle of what a first and an extra day cost in each market (domain §2), minor units. */
const MARKET: Record<CurrencyCode, [firstDay: number, extraDay: number]> = {
  AED: [2400, 2000],
  AUD: [850, 750],
  CAD: [850, 700],
  CZK: [14_900, 12_500],
  EUR: [490, 420],
  GBP: [550, 450],
  ILS: [2400, 2000],
  KRW: [8500, 7000],
  NZD: [950, 800],
  RUB: [39_900, 34_900],
  SGD: [850, 750],
  USD: [690, 600],
  ZAR: [9500, 7900],
};

/** What a new place asks to begin with: the median of its city, else of its currency, else the market's middle. */
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

/** What a new host is paid of each day's price, minor units. */
export function startingShares({ first_day_cost, extra_day_cost }: Pick<Prices, 'first_day_cost' | 'extra_day_cost'>) {
  return {
    first_day_commission: percentageOf(first_day_cost, HOST_SHARE.starting),
    extra_day_commission: percentageOf(extra_day_cost, HOST_SHARE.starting),
  };
}

function marketPrices(currency: CurrencyCode): Prices {
  const [first_day_cost, extra_day_cost] = MARKET[currency];
  return {
    first_day_cost,
    extra_day_cost,
    booking_fee: 0,
    guarantee_fee: percentageOf(first_day_cost, 30),
    tree_price: percentageOf(first_day_cost, 8),
  };
}
