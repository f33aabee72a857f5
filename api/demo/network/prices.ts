import { CURRENCIES, type CurrencyCode } from '../../contract/vocabulary/currencies.ts';
import type { Random } from '../../drawings/random.ts';

type Band = readonly [low: number, high: number, step: number];

interface PriceBands {
  firstDay: Band;
  extraDay: Band;
  /** Rough value of one unit of the European fees in this currency. */
  fees: number;
  feeStep: number;
}

/** Price of a bag in each market, in minor units. The roubles are those of a market that is closed. */
const PRICE_BANDS: Partial<Record<CurrencyCode, PriceBands>> = {
  GBP: { firstDay: [399, 750, 10], extraDay: [350, 600, 10], fees: 1, feeStep: 5 },
  EUR: { firstDay: [349, 690, 10], extraDay: [290, 590, 10], fees: 1, feeStep: 5 },
  USD: { firstDay: [490, 895, 5], extraDay: [450, 795, 5], fees: 1, feeStep: 5 },
  AUD: { firstDay: [650, 1100, 10], extraDay: [550, 950, 10], fees: 1.5, feeStep: 5 },
  CAD: { firstDay: [650, 1050, 10], extraDay: [550, 895, 5], fees: 1.4, feeStep: 5 },
  NZD: { firstDay: [750, 1150, 10], extraDay: [650, 975, 5], fees: 1.6, feeStep: 5 },
  SGD: { firstDay: [690, 990, 10], extraDay: [590, 890, 10], fees: 1.4, feeStep: 5 },
  ILS: { firstDay: [1900, 2900, 50], extraDay: [1500, 2500, 50], fees: 4, feeStep: 10 },
  AED: { firstDay: [1900, 2900, 50], extraDay: [1500, 2500, 50], fees: 4, feeStep: 25 },
  ZAR: { firstDay: [6900, 11900, 100], extraDay: [5900, 9900, 100], fees: 18, feeStep: 100 },
  CZK: { firstDay: [11900, 17900, 100], extraDay: [9900, 14900, 100], fees: 24, feeStep: 100 },
  RUB: { firstDay: [29900, 49900, 100], extraDay: [25900, 44900, 100], fees: 90, feeStep: 100 },
  KRW: { firstDay: [6000, 11000, 100], extraDay: [5000, 9000, 100], fees: 14, feeStep: 100 },
};

/** A currency without researched prices has bands around the median in its table. */
export function bandsOf(currency: CurrencyCode): PriceBands {
  const [firstDay, extraDay] = CURRENCIES[currency].marketPrice;
  const around = (middle: number): Band => [Math.round(middle * 0.75), Math.round(middle * 1.3), 1];
  const fees = firstDay / CURRENCIES.EUR.marketPrice[0];
  return PRICE_BANDS[currency] ?? { firstDay: around(firstDay), extraDay: around(extraDay), fees, feeStep: 1 };
}

export interface Prices {
  first_day_cost: number;
  extra_day_cost: number;
  booking_fee: number;
  guarantee_fee: number;
  tree_price: number;
  first_day_commission: number;
  extra_day_commission: number;
}

/**
 * Draws a place's prices: an extra day never costs more than the first, and the host earns 40 to 60 per cent of both.
 */
export function drawPrices(random: Random, currency: CurrencyCode): Prices {
  const { firstDay, extraDay, fees, feeStep } = bandsOf(currency);
  const expensive = random.next();
  const first_day_cost = within(firstDay, expensive);
  const extra_day_cost = Math.min(first_day_cost, within(extraDay, expensive * random.between(0.75, 1)));
  const share = random.whole(40, 60) / 100;
  const fee = (low: number, high: number) => Math.round((random.between(low, high) * fees) / feeStep) * feeStep;
  return {
    first_day_cost,
    extra_day_cost,
    booking_fee: random.chance(0.4) ? 0 : fee(30, 199),
    guarantee_fee: fee(100, 295),
    tree_price: Math.max(feeStep, fee(30, 50)),
    first_day_commission: Math.floor(first_day_cost * share),
    extra_day_commission: Math.floor(extra_day_cost * share),
  };
}

/** The price of a larger locker: more than the standard price, never above the market's maximum. */
export function dearer(currency: CurrencyCode, prices: Prices, factor: number) {
  const { firstDay, extraDay } = bandsOf(currency);
  const raise = (cost: number, [, high, step]: Band) => Math.min(high, Math.round((cost * factor) / step) * step);
  return {
    first_day_cost: raise(prices.first_day_cost, firstDay),
    extra_day_cost: raise(prices.extra_day_cost, extraDay),
  };
}

function within([low, high, step]: Band, share: number): number {
  return Math.min(high, low + Math.round(((high - low) * share) / step) * step);
}
