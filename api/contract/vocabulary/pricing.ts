import { type Infer, integer, string, type } from 'superstruct';
import { Amount, Currency } from './words.ts';

/** Prices of a place per bag and day, per booking and per bag, in minor units (design §4.1). */
export const PricingStructure = type({
  booking_fee: Amount,
  ccy: Currency,
  ccy_minor_in_major: integer(),
  ccy_symbol: string(),
  extra_day_cost: Amount,
  first_day_cost: Amount,
  guarantee_fee: Amount,
});
export type PricingStructure = Infer<typeof PricingStructure>;
