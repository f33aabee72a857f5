import { boolean, type Infer, integer, string, type } from 'superstruct';
import { pattern } from '../vocabulary/bounds.ts';
import { Count, Currency, LocalDate } from '../vocabulary/words.ts';

/** A currency as staff see it. Its ID is its code. Places in a disabled currency cannot be found, quoted or booked. */
export const AdminCurrency = type({
  id: Currency,
  code: Currency,
  symbol: string(),
  minor_in_major: integer(),
  active: boolean(),
  /** Totals of several currencies are shown in this one. */
  reporting: boolean(),
  /** Places that charge in it and are otherwise bookable: they go offline with the currency. */
  stashpoint_count: Count,
  /** Paid stays whose bags are still to be dropped off or collected; they stay valid if the currency is disabled. */
  open_booking_count: Count,
  version: integer(),
});
export type AdminCurrency = Infer<typeof AdminCurrency>;

/** A rate as text, so that no digit is lost: positive, with at most six decimals. */
export const Rate = pattern(string(), /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/);

/** One unit of a currency in units of the reporting currency, for sums of `valid_from` and later. */
export const CurrencyRate = type({
  ccy_code: Currency,
  reporting_ccy_code: Currency,
  rate: string(),
  valid_from: LocalDate,
});
export type CurrencyRate = Infer<typeof CurrencyRate>;
