import { CURRENCIES, type CurrencyCode, isCurrencyCode } from '../../../contract/rules/currencies.ts';
import type { SiteStatistics } from '../../../contract/structs/site-statistics.ts';
import type { Services } from '../../services.ts';

/** What one bag is covered for, in major units (domain §2). A currency not named here has no guarantee yet. */
const GUARANTEE: Partial<Record<CurrencyCode, number>> = {
  GBP: 2_500,
  EUR: 3_000,
  USD: 3_000,
  AUD: 4_500,
  CAD: 4_000,
  NZD: 5_000,
  ILS: 11_000,
  KRW: 4_000_000,
  ZAR: 55_000,
  AED: 11_000,
  CZK: 72_000,
  SGD: 4_200,
};

/** Figures of the whole network, from what has been counted of it; it takes the same time however large it is. */
export async function readStatistics(services: Services, country: string | null): Promise<SiteStatistics> {
  const directory = await services.places.read();
  const cities = directory.all.filter(({ row, totals }) => row.type === 'city' && totals.stashpoint_count > 0);
  const { reviews, lowestPrices, ...known } = await services.statistics.read();
  const currencies = known.currencies.filter(isCurrencyCode);
  return {
    currencies: currencies.map((code) => ({ code, minor_in_major: CURRENCIES[code].minorInMajor })),
    average_stasher_rating_last_6_months: reviews.average,
    insurance_by_currency_code: Object.fromEntries(
      currencies.flatMap((code) => {
        const major = GUARANTEE[code];
        return major === undefined ? [] : [[code, major * CURRENCIES[code].minorInMajor]];
      }),
    ),
    lowest_prices_per_bag_by_currency_code: lowestPrices,
    max_possible_rating: 5,
    min_possible_rating: 1,
    total_cities: cities.length,
    total_countries: new Set(cities.map(({ row }) => row.parent_id)).size,
    total_ratings: reviews.stars.reduce((sum, { count }) => sum + count, 0),
    total_stashpoints: cities.reduce((sum, { totals }) => sum + totals.stashpoint_count, 0),
    trustpilot_rating: null,
    user_country: country,
  };
}
