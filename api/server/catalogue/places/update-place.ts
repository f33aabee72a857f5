import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { AdminPlace } from '../../../contract/structs/admin-place.ts';
import { LANGUAGE_NAMES } from '../../../contract/vocabulary/languages.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { type Directory, type HasPlaces, type ListedPlace, NO_TOTALS, type PlaceRow } from './directory.ts';
import { getAdminPlace } from './list-admin-places.ts';
import { requirePosition, requireTimeZone } from './place-fields.ts';
import { type Names, nameColumns, namesOf } from './place-names.ts';
import { listPlaceRows, lockPlace, updatePlaceRow } from './store.ts';

type Change = Omit<BodyOf<Endpoints['updatePlace']>, 'expected_version'>;

/**
 * Changes a place. A new slug moves its address and those of everything in it; the old ones keep leading there.
 * Languages that are not named stay as they are; null removes one.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT for a version that is not the last, INVALID_DATA on a field's name.
 */
export async function updatePlace(
  services: HasDatabase & HasClock & HasPlaces & HasCaches,
  caller: Caller,
  id: string,
  { expected_version, ...change }: BodyOf<Endpoints['updatePlace']>,
): Promise<AdminPlace> {
  const directory = await services.places.refresh();
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const row = await lockPlace(transaction, id);
    if (!row) throw new CubbyError('NOT_FOUND', 'Place not found.');
    requireVersion(row, expected_version);
    const names = change.translations && { ...namesOf(row), ...change.translations };
    const difference = differenceOf(wireOf(row), { ...change, ...(names && { translations: plain(names) }) });
    if (!difference) return;
    if (change.center) requirePosition(change.center);
    if (change.timezone !== undefined && row.type !== 'country') requireTimeZone(change.timezone);
    await updatePlaceRow(transaction, id, { ...columnsOf(change), version: row.version + 1 });
    if (names || change.also_found_by)
      await rename(transaction, directory, row, names ?? namesOf(row), change.also_found_by);
    await recordChange(transaction, { caller, action: 'updated', entity: 'place', id, ...difference, now });
  });
  await services.caches.invalidate();
  return getAdminPlace(services, id);
}

/** Converts a place's row to the names of the wire, for the log. */
function wireOf(row: PlaceRow): Record<string, unknown> {
  const { kind, timezone, google_indexed, picture, also_found_by } = row;
  return {
    translations: plain(namesOf(row)),
    center: { lat: row.lat, lng: row.lng },
    kind,
    timezone,
    google_indexed,
    picture,
    also_found_by,
  };
}

/**
 * Returns every language in one order, null where there is no name: so names compare like with like, and undoing a
 * change removes what it added.
 */
function plain(names: Names): Names {
  const entries = Object.values(LANGUAGE_NAMES).map((language) => {
    const name = names[language];
    return [language, name ? { name: name.name, slug: name.slug, ...(name.in && { in: name.in }) } : null] as const;
  });
  return Object.fromEntries(entries);
}

function columnsOf({ center, kind, timezone, google_indexed, picture }: Change) {
  return {
    ...(center && { lat: center.lat, lng: center.lng }),
    ...(kind !== undefined && { kind }),
    ...(timezone !== undefined && { timezone }),
    ...(google_indexed && { google_indexed: JSON.stringify(google_indexed) }),
    ...(picture !== undefined && { picture }),
  };
}

/** Renames a place, and then everything in it, because their addresses begin with its own. */
async function rename(
  transaction: Kysely<Schema>,
  directory: Pick<Directory, 'all' | 'byId'>,
  row: PlaceRow,
  names: Names,
  alsoFoundBy: string[] = row.also_found_by,
): Promise<void> {
  const parent = row.parent_id ? directory.byId.get(row.parent_id) : undefined;
  const columns = nameColumns(directory, { id: row.id, names, alsoFoundBy, parent, earlier: row.routes });
  await updatePlaceRow(transaction, row.id, columns);
  const renamed: ListedPlace = {
    row: { ...row, ...columns, translations: JSON.parse(columns.translations), previews: {} },
    totals: NO_TOTALS,
  };
  const byId = new Map(directory.byId).set(row.id, renamed);
  const all = (await listPlaceRows(transaction)).map((each) => ({ row: each, totals: NO_TOTALS }));
  for (const child of all.filter((each) => each.row.parent_id === row.id))
    await rename(transaction, { byId, all }, child.row, namesOf(child.row));
}
