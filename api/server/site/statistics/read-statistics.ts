import type { SiteStatistics } from '../../../contract/structs/site-statistics.ts';
import { CURRENCIES, guaranteeOf, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasStatistics } from '../../catalogue/statistics/statistics-cache.ts';

/** Returns figures of the whole network, from counts made before; it takes the same time however large it is. */
export async function readStatistics(
  services: HasPlaces & HasStatistics,
  country: string | null,
): Promise<SiteStatistics> {
  const directory = await services.places.read();
  const cities = directory.all.filter(({ row, totals }) => row.type === 'city' && totals.stashpoint_count > 0);
  const reviews = await services.statistics.read();
  const { lowest } = directory;
  const currencies = directory.currencies.filter(isCurrencyCode);
  return {
    currencies: currencies.map((code) => ({ code, minor_in_major: CURRENCIES[code].minorInMajor })),
    average_stasher_rating_last_6_months: reviews.average,
    insurance_by_currency_code: Object.fromEntries(
      currencies.flatMap((code) => {
        const guarantee = guaranteeOf(code);
        return guarantee === null ? [] : [[code, guarantee]];
      }),
    ),
    lowest_prices_per_bag_by_currency_code: lowest.prices,
    lowest_totals_by_currency_code: lowest.totals,
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
