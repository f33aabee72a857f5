import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import type { AdminPlace } from '../../../contract/structs/admin-place.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasPlaces, ListedPlace } from './directory.ts';
import { getAdminPlace } from './list-admin-places.ts';
import { requirePosition, requireTimeZone } from './place-fields.ts';
import { nameColumns } from './place-names.ts';
import { insertPlace } from './store.ts';

type NewPlace = BodyOf<Endpoints['createPlace']>;

/**
 * Creates a country (no parent), a city (in a country) or a landmark (in a city). Fields that are left out come from
 * its parent: country, currency, time zone.
 *
 * @throws CubbyError INVALID_DATA or REQUIRED_DATA_CLIENT_ERROR on a field's name.
 */
export async function createPlace(
  services: HasDatabase & HasClock & HasPlaces & HasCaches,
  caller: Caller,
  body: NewPlace,
  wanted?: AdminPlace['type'],
): Promise<AdminPlace> {
  const directory = await services.places.refresh();
  const parent = body.parent_id ? directory.byId.get(body.parent_id) : undefined;
  const type = typeBelow(parent);
  if ((body.parent_id && !parent) || type === null || (wanted && type !== wanted))
    throw fieldError('parent_id', 'The parent of a city must be a country, and that of a landmark a city.');
  const code = parent?.row.code ?? body.code;
  const currency_code = parent?.row.currency_code ?? body.currency_code;
  if (!code) throw fieldError('code', 'A country needs its ISO 3166 code.', 'REQUIRED_DATA_CLIENT_ERROR');
  if (!currency_code) throw fieldError('currency_code', 'A country needs a currency.', 'REQUIRED_DATA_CLIENT_ERROR');
  const timezone = type === 'country' ? null : (body.timezone ?? parent?.row.timezone ?? null);
  if (type === 'city') requireTimeZone(timezone);
  requirePosition(body.center);
  const id = hexId(16);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    await insertPlace(transaction, {
      ...nameColumns(directory, {
        id,
        names: body.translations,
        alsoFoundBy: body.also_found_by ?? [],
        parent,
        earlier: [],
      }),
      id,
      type,
      parent_id: parent?.row.id ?? null,
      kind: type === 'landmark' ? (body.kind ?? 'sight') : null,
      code,
      lat: body.center.lat,
      lng: body.center.lng,
      timezone,
      currency_code,
      // Search engines are notified once an editor allows it.
      google_indexed: JSON.stringify(body.google_indexed ?? {}),
      picture: body.picture ?? '',
    });
    await recordChange(transaction, { caller, action: 'created', entity: 'place', id, before: null, after: null, now });
  });
  await services.caches.invalidate();
  return getAdminPlace(services, id);
}

function typeBelow(parent: ListedPlace | undefined): AdminPlace['type'] | null {
  if (!parent) return 'country';
  if (parent.row.type === 'country') return 'city';
  return parent.row.type === 'city' ? 'landmark' : null;
}
