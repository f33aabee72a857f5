import type { Insertable, Kysely } from 'kysely';
import type { HostApplication } from '../../contract/endpoints/hosts.ts';
import { HOST_SHARE } from '../../contract/rules/host-earnings.ts';
import { percentageOf } from '../../contract/rules/money.ts';
import { hoursColumns } from '../database/hours-columns.ts';
import type { Schema } from '../database/schema.ts';
import { hexId } from '../secrets/ids.ts';
import type { Site } from './find-site.ts';
import { startingPrices } from './starting-prices.ts';

interface Draft {
  body: HostApplication;
  site: Site;
  hostId: string;
  now: Date;
}

/** A new host's place: what they have told, at the prices of its city. Nobody sees it before staff approve it. */
export async function draftStashpoint(
  query: Kysely<Schema>,
  { body, site, hostId, now }: Draft,
): Promise<Insertable<Schema['stashpoints']>> {
  const prices = await startingPrices(query, site);
  const name = body.business_name.trim();
  return {
    id: hexId(6),
    host_id: hostId,
    city_id: site.cityId,
    landmark_id: site.landmarkId,
    type: body.type,
    storage_type: 'staffed',
    name,
    business_name: name,
    location_name: site.locationName,
    description: body.description?.trim() ?? '',
    address: body.address.trim(),
    postal_code: body.postal_code.trim(),
    country_code: site.countryCode,
    lat: site.lat,
    lng: site.lng,
    timezone: site.timezone,
    currency_code: site.currency,
    ...prices,
    first_day_commission: percentageOf(prices.first_day_cost, HOST_SHARE.starting),
    extra_day_commission: percentageOf(prices.extra_day_cost, HOST_SHARE.starting),
    capacity_standard: body.capacity,
    size_pricing: '{}',
    ...hoursColumns(body.opening_hours),
    step_free: body.step_free ?? false,
    status: 'draft',
    created: now,
    updated: now,
  };
}
