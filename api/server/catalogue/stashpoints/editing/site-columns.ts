import type { Updateable } from 'kysely';
import type { StashpointDraft } from '../../../../contract/structs/stashpoint-draft.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Directory } from '../../places/directory.ts';
import { findSite } from '../record/find-site.ts';
import type { StashpointRow } from '../record/stashpoint-row.ts';

/** The draft's names for the fields of a site, so that errors name those. */
export const SITE_FIELDS = { marker: 'coordinates', city: 'nearest_city_id' };

/**
 * Returns what follows from a new marker or city: the landmark beside it, and the zone of its hours.
 *
 * @throws CubbyError INVALID_DATA on `coordinates` or `nearest_city_id`.
 */
export function siteColumns(
  directory: Directory,
  row: StashpointRow,
  { coordinates, nearest_city_id }: Partial<StashpointDraft>,
): Updateable<Schema['stashpoints']> {
  if (!coordinates && !nearest_city_id) return {};
  const { lat, lng } = coordinates ?? row;
  const where = { latitude: lat, longitude: lng, city_id: nearest_city_id ?? row.city_id };
  const { cityId, landmarkId, timezone } = findSite(directory, where, SITE_FIELDS);
  return { city_id: cityId, landmark_id: landmarkId, timezone };
}
