import type { BodyOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { fieldError } from '../../../../contract/errors.ts';
import type { AdminStashpoint } from '../../../../contract/structs/stashpoint.ts';
import type { StashpointDraft } from '../../../../contract/structs/stashpoint-draft.ts';
import { isStaff } from '../../../people/work/staff-access.ts';
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
import { requireHostFields } from './host-fields.ts';
import { SITE_FIELDS } from './site-columns.ts';

type Sent = BodyOf<Endpoints['createAdminStashpoint']>;
type Body = Sent & { host_id: string };

/**
 * Creates a place: by staff submitted for approval, by a host as a draft of their own. City, names, currency and prices
 * that are left out follow from its marker and from the prices of its city.
 *
 * @throws CubbyError FORBIDDEN for fields a host may not set; INVALID_DATA or REQUIRED_DATA_CLIENT_ERROR naming the
 * fields.
 */
export async function createAdminStashpoint(
  services: HasDatabase & HasClock & HasPlaces,
  caller: Caller,
  sent: Sent,
): Promise<AdminStashpoint> {
  const body = ofCaller(caller, sent);
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
      status: isStaff(caller) ? 'submitted' : 'draft',
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
  return getAdminStashpoint(services, caller, id);
}

async function completeDraft(services: HasDatabase, body: Body, site: Site): Promise<StashpointDraft> {
  const currency = body.currency_code ?? site.currency;
  const usual = await startingPrices(services.database.query, { ...site, currency });
  const prices = { ...usual, ...withoutGaps(body) };
  return {
    business_name: body.name,
    location_name: site.locationName,
    description: '',
    descriptions: {},
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

/** Determines the host: staff name one; a host writes for themselves, and only the fields of a host. */
function ofCaller(caller: Caller, sent: Sent): Body {
  if (!isStaff(caller)) {
    requireHostFields(Object.keys(sent));
    return { ...sent, host_id: caller.userId };
  }
  const { host_id } = sent;
  if (host_id === undefined) throw fieldError('host_id', 'Name the host.', 'REQUIRED_DATA_CLIENT_ERROR');
  return { ...sent, host_id };
}

/** Returns the body without fields that were sent empty. */
function withoutGaps(body: Body) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body;
}
