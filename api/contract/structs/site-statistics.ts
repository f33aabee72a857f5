import { array, type Infer, integer, nullable, number, record, string, type } from 'superstruct';
import { Amount, Count } from '../vocabulary/words.ts';

/** Figures of the whole network. */
export const SiteStatistics = type({
  currencies: array(type({ code: string(), minor_in_major: integer() })),
  average_stasher_rating_last_6_months: nullable(number()),
  /** Currency → the guarantee per bag, minor units. */
  insurance_by_currency_code: record(string(), Amount),
  /** Currency → the lowest price of a bag's first day, without fees. */
  lowest_prices_per_bag_by_currency_code: record(string(), Amount),
  /** Currency → the lowest total price of one bag for a day. */
  lowest_totals_by_currency_code: record(string(), Amount),
  max_possible_rating: number(),
  min_possible_rating: number(),
  total_cities: Count,
  total_countries: Count,
  total_ratings: Count,
  total_stashpoints: Count,
  trustpilot_rating: nullable(number()),
  user_country: nullable(string()),
});
export type SiteStatistics = Infer<typeof SiteStatistics>;
