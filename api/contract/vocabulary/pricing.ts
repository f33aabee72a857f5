import { type Infer, integer, string, type } from 'superstruct';
import { Amount, Currency } from './words.ts';

/** Prices of a place per bag and day, per booking and per bag, in minor units. */
export const PricingStructure = type({
  /** The fee for each booking, in minor units. */
  booking_fee: Amount,
  ccy: Currency,
  ccy_minor_in_major: integer(),
  /** The symbol of the currency. */
  ccy_symbol: string(),
  /** The price of a bag for each further day, in minor units. */
  extra_day_cost: Amount,
  /** The price of a bag for the first day, in minor units. */
  first_day_cost: Amount,
  /** The fee for the guarantee of each bag, in minor units. */
  guarantee_fee: Amount,
});
export type PricingStructure = Infer<typeof PricingStructure>;
