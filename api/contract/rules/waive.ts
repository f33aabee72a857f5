import type { CurrencyCode } from '../vocabulary/currencies.ts';
import { minimumCharge } from '../vocabulary/minimum-charges.ts';
import type { StayTotals } from './price.ts';

/** Tells whether an amount is due that is too small to be charged: the platform bears it. */
export function isWaived(due: number, currency: CurrencyCode): boolean {
  return due > 0 && due < minimumCharge(currency);
}

/**
 * Returns a price that can be paid: what is left of it beside `credit`, and too small to be charged, becomes a part of
 * the discount.
 */
export function waive<Totals extends Pick<StayTotals, 'discount_amount' | 'post_discount_price'>>(
  totals: Totals,
  currency: CurrencyCode,
  credit = 0,
): Totals {
  const rest = totals.post_discount_price - credit;
  if (!isWaived(rest, currency)) return totals;
  return { ...totals, discount_amount: totals.discount_amount + rest, post_discount_price: credit };
}
