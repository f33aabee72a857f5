import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { hexId } from '../../../platform/secrets/ids.ts';
import { startingPrices, startingShares } from '../prices/starting-prices.ts';
import type { Site } from '../record/find-site.ts';

/**
 * Returns the fields of a new place that follow from its position: its city and zone, and the local prices and shares.
 */
export async function stashpointAtSite(query: Kysely<Schema>, site: Site, now: Date) {
  const prices = await startingPrices(query, site);
  return {
    id: hexId(6),
    city_id: site.cityId,
    landmark_id: site.landmarkId,
    location_name: site.locationName,
    country_code: site.countryCode,
    lat: site.lat,
    lng: site.lng,
    timezone: site.timezone,
    currency_code: site.currency,
    ...prices,
    ...startingShares(prices),
    size_pricing: '{}',
    created: now,
    updated: now,
  } satisfies Partial<Insertable<Schema['stashpoints']>>;
}
