import type { Kysely } from 'kysely';
import { CubbyError } from '../../../../contract/errors.ts';
import { distanceKm } from '../../../../contract/rules/distance.ts';
import { foldText } from '../../../../contract/rules/fold-text.ts';
import { DUPLICATE_METRES, type StashpointChecks } from '../../../../contract/structs/stashpoint-checks.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { HasPlaces } from '../../places/directory.ts';
import { findHostPhone, findMedianPrice, listLookalikes, listMarkersOf } from './checks-store.ts';
import { type AdminRow, findAdminRow } from './store.ts';

/**
 * Compares a place with the rest of the network: its price with its city's, its door with those we know, its marker
 * with the position our own places give for its address.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getStashpointChecks(
  { database, places }: HasDatabase & HasPlaces,
  id: string,
): Promise<StashpointChecks> {
  const row = await findAdminRow(database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Place not found.');
  const directory = await places.read();
  return {
    city_price: (await findMedianPrice(database.query, row)) ?? null,
    host_phone_number: await findHostPhone(database.query, row.host_id),
    duplicates: await findDuplicates(database.query, row),
    pin: await checkMarker(
      database.query,
      row,
      directory.byId.get(row.landmark_id ?? '')?.row,
      directory.byId.get(row.city_id)?.row,
    ),
  };
}

async function findDuplicates(query: Kysely<Schema>, row: AdminRow): Promise<StashpointChecks['duplicates']> {
  const address = foldText(row.address);
  const found = await listLookalikes(query, row);
  return found
    .map(({ lat, lng, same_phone, postal_code, ...stashpoint }) => {
      const distance_m = Math.round(distanceKm(row, { lat, lng }) * 1000);
      const sameAddress = foldText(stashpoint.address) === address && postal_code === row.postal_code;
      const reasons: StashpointChecks['duplicates'][number]['reasons'] = [
        ...(sameAddress ? (['address'] as const) : []),
        ...(same_phone ? (['phone'] as const) : []),
        ...(distance_m <= DUPLICATE_METRES ? (['distance'] as const) : []),
      ];
      return { ...stashpoint, distance_m, reasons };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length || a.distance_m - b.distance_m);
}

interface Known {
  name: string;
  lat: number;
  lng: number;
}

/**
 * Compares the marker with the other places of its postal code where there are any, else its landmark, else the middle
 * of its city.
 */
async function checkMarker(
  query: Kysely<Schema>,
  row: AdminRow,
  landmark: Known | undefined,
  city: Known | undefined,
): Promise<StashpointChecks['pin']> {
  const neighbours = await listMarkersOf(query, row);
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  if (neighbours.length > 0) {
    const center = { lat: middle(neighbours.map(({ lat }) => lat)), lng: middle(neighbours.map(({ lng }) => lng)) };
    return { against: 'postal_code', name: row.postal_code, distance_m: metres(row, center) };
  }
  if (landmark) return { against: 'landmark', name: landmark.name, distance_m: metres(row, landmark) };
  return city ? { against: 'city', name: city.name, distance_m: metres(row, city) } : null;
}

function metres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  return Math.round(distanceKm(a, b) * 1000);
}
