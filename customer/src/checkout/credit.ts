import { type Credit as Account, type Quote, waive } from '@cubby/api';

/** A traveller's credit applied to a price, minor units. */
export interface Credit {
  balance: number;
  /** The part of the price it pays; `rest` is left for the card. */
  covers: number;
  rest: number;
  /** The quote without a rest too small to be charged. */
  quote: Quote;
}

/** Returns what a traveller's credit would pay of a quote; null if there is none in its currency, or nothing to pay. */
export function creditFor(account: Account | undefined, quote: Quote | undefined): Credit | null {
  const balance = account?.balances.find(({ ccy_code }) => ccy_code === quote?.ccy_code)?.amount ?? 0;
  if (!quote || balance <= 0 || quote.post_discount_price <= 0) return null;
  const covers = Math.min(balance, quote.post_discount_price);
  const payable = waive(quote, quote.ccy_code, covers);
  return { balance, covers, rest: payable.post_discount_price - covers, quote: payable };
}
