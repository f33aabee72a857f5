import type { BodyOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import type { AdminStashpoint } from '../../../../contract/structs/stashpoint.ts';
import type { StashpointDraft } from '../../../../contract/structs/stashpoint-draft.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { hexId } from '../../../platform/secrets/ids.ts';
import type { HasPlaces } from '../../places/directory.ts';
import { startingPrices, startingShares } from '../prices/starting-prices.ts';
import { columnsOfDraft } from '../record/draft-fields.ts';
import { findSite, type Site } from '../record/find-site.ts';
import { insertStashpoint } from '../record/write-stashpoint.ts';
import { checkDraft } from './check-draft.ts';
import { getAdminStashpoint } from './get-admin-stashpoint.ts';
import { SITE_FIELDS } from './site-columns.ts';

type Body = BodyOf<Endpoints['createAdminStashpoint']>;

/**
 * Writes a new place, handed in and waiting for approval. City, names, currency and prices that were left out
 * follow from its pin and from what its city charges.
 *
 * @throws CubbyError INVALID_DATA or REQUIRED_DATA_CLIENT_ERROR naming the fields.
 */
export async function createAdminStashpoint(
  services: HasDatabase & HasClock & HasPlaces,
  caller: Caller,
  body: Body,
): Promise<AdminStashpoint> {
  const { lat, lng } = body.coordinates;
  const where = { latitude: lat, longitude: lng, city_id: body.nearest_city_id };
  const site = findSite(await services.places.read(), where, SITE_FIELDS);
  const draft = await completeDraft(services, body, site);
  const { query } = services.database;
  await checkDraft(query, draft, draft);
  const id = hexId(6);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    await insertStashpoint(transaction, {
      ...columnsOfDraft(draft),
      city_id: site.cityId,
      landmark_id: site.landmarkId,
      timezone: site.timezone,
      id,
      status: 'submitted',
      created: now,
      updated: now,
    });
    await recordChange(transaction, {
      caller,
      action: 'created',
      entity: 'stashpoint',
      id,
      before: null,
      after: draft,
      now,
    });
  });
  return getAdminStashpoint(services, id);
}

async function completeDraft(services: HasDatabase, body: Body, site: Site): Promise<StashpointDraft> {
  const currency = body.currency_code ?? site.currency;
  const usual = await startingPrices(services.database.query, { ...site, currency });
  const prices = { ...usual, ...withoutGaps(body) };
  return {
    business_name: body.name,
    location_name: site.locationName,
    description: '',
    special_requirements: null,
    storage_type: body.type === 'locker' ? 'hivebox_locker_bank' : 'staffed',
    quality: 'standard',
    country_code: site.countryCode,
    currency_code: currency,
    nearest_city_id: site.cityId,
    ...startingShares(prices),
    size_pricing: {},
    opening_hours_exceptions: [],
    closures: [],
    holiday_open_type: 'as_usual',
    photo: [],
    step_free: false,
    upsell_text: null,
    upsell_link: null,
    upsell_photo: null,
    ...prices,
  };
}

/** What was sent, without the fields that were sent as nothing. */
function withoutGaps(body: Body) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body;
}
