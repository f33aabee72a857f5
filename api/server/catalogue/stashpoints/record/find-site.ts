import { fieldError } from '../../../../contract/errors.ts';
import { distanceKm } from '../../../../contract/rules/distance.ts';
import { type CurrencyCode, isCurrencyCode } from '../../../../contract/vocabulary/currencies.ts';
import { LANGUAGE_NAMES, type Language } from '../../../../contract/vocabulary/languages.ts';
import type { Directory, ListedPlace } from '../../places/directory.ts';
import { findLocations, NEAR_KM } from '../../places/find-locations.ts';

/** The distance at which a landmark no longer describes the position of a place. */
const LANDMARK_KM = 1.5;

/** The site of a new place: what follows from its marker. */
export interface Site {
  lat: number;
  lng: number;
  cityId: string;
  cityName: (language: Language) => string;
  landmarkId: string | null;
  /** The name of the neighbourhood: the nearest landmark, else the city. */
  locationName: string;
  countryCode: string;
  timezone: string;
  currency: CurrencyCode;
}

/**
 * Finds the city and landmark a marker belongs to.
 *
 * @throws CubbyError INVALID_DATA on the city's field if there is no such city, on the marker's for a marker far from
 * it or from any city.
 */
export function findSite(
  directory: Directory,
  { latitude, longitude, city_id }: { latitude: number; longitude: number; city_id?: string | undefined },
  fields: { marker: string; city: string } = { marker: 'latitude', city: 'city_id' },
): Site {
  const marker = { lat: latitude, lng: longitude };
  const city = city_id === undefined ? findLocations(directory, marker)[0] : directory.byId.get(city_id);
  if (city_id !== undefined && city?.row.type !== 'city') throw fieldError(fields.city, 'City not found.');
  if (!city || distanceKm(marker, city.row) > NEAR_KM)
    throw fieldError(fields.marker, 'The marker is too far from any of our cities.');
  const { row } = city;
  const country = row.parent_id ? directory.byId.get(row.parent_id) : undefined;
  if (!isCurrencyCode(row.currency_code)) throw new Error(`${row.name} sells in ${row.currency_code}.`);
  const landmark = nearestLandmark(directory, city, marker);
  return {
    ...marker,
    cityId: row.id,
    cityName: (language) => row.translations[LANGUAGE_NAMES[language]]?.name ?? row.name,
    landmarkId: landmark?.row.id ?? null,
    locationName: landmark?.row.name ?? row.name,
    countryCode: row.code ?? country?.row.code ?? '',
    timezone: row.timezone ?? 'UTC',
    currency: row.currency_code,
  };
}

function nearestLandmark(directory: Directory, city: ListedPlace, marker: { lat: number; lng: number }) {
  return directory
    .childrenOf(city.row.id)
    .map((place) => ({ place, distance: distanceKm(marker, place.row) }))
    .filter(({ distance }) => distance <= LANDMARK_KM)
    .sort((a, b) => a.distance - b.distance)[0]?.place;
}
