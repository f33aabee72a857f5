import { inPhrase } from '../../../contract/rules/place-phrases.ts';
import type { Country, Elsewhere, Place, PlaceShort } from '../../../contract/structs/place.ts';
import { CURRENCIES, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import { PICTURE_SIZES } from '../../../contract/vocabulary/pictures.ts';
import type { Translations } from '../../../contract/vocabulary/words.ts';
import { PHRASES } from '../../../words/phrases.ts';
import { pictureSet } from '../../platform/media/picture-set.ts';
import { withPhrases } from './country-phrases.ts';
import type { Directory, ListedPlace } from './directory.ts';
import type { Meaning } from './elsewhere/world-cities.ts';
import { type FoundPlace, nameFound } from './find-by-name.ts';
import { nearestCity } from './find-locations.ts';

/** Serializes the fields of a place that links, lists and suggestions need. */
export function serializePlaceShort({ row, totals }: ListedPlace): PlaceShort {
  return {
    id: row.id,
    name: row.name,
    route: row.translations.english?.route ?? '',
    slug: row.slug,
    type: row.type,
    center: { lat: row.lat, lng: row.lng },
    stashpoint_count: totals.stashpoint_count,
    kind: row.kind,
    translations: withPhrases(row),
    images: [pictureSet(row.picture, PICTURE_SIZES.place, row.name, row.previews)],
    first_day_cost: totals.first_day_cost,
    lowest_total: totals.lowest_total,
    currency_code: row.currency_code,
    ccy_minor_in_major: minorInMajor(row.currency_code),
  };
}

/** Serializes a place that was found by name, with the matching name and its parents. */
export function serializeFound(place: FoundPlace, directory: Directory): PlaceShort {
  const parent = place.row.parent_id ? directory.byId.get(place.row.parent_id)?.row : undefined;
  const matched = nameFound(place);
  return {
    ...serializePlaceShort(place),
    ...(matched !== null && { matched }),
    ...(place.unknown !== null && { unknown_text: place.unknown }),
    ...(parent && { parent: { id: parent.id, name: parent.name, translations: parent.translations } }),
  };
}

/** Serializes a city of the world, with the nearest of ours. */
export function serializeElsewhere({ city, position }: Meaning, directory: Directory): Elsewhere {
  const translations: Translations = {};
  for (const language of LANGUAGES) {
    const name = city.names[language] ?? city.names.en;
    const phrase = inPhrase(name, 'city', PHRASES[language].places);
    translations[LANGUAGE_NAMES[language]] = { name, slug: '', route: '', in: phrase };
  }
  const nearest = nearestCity(directory, position);
  return {
    name: city.names.en,
    translations,
    center: position,
    nearest: nearest ? serializePlaceShort(nearest) : null,
  };
}

/** Serializes a place in full. */
export function serializePlace(place: ListedPlace): Place {
  const { row, totals } = place;
  const { kind: _kind, ...short } = serializePlaceShort(place);
  return {
    ...short,
    parent_id: row.parent_id,
    average_rating: totals.average_rating && Math.round(totals.average_rating * 100) / 100,
    review_count: totals.review_count,
    timezone: row.timezone,
    extra_day_cost: totals.extra_day_cost,
    google_indexed: row.google_indexed,
    hero_images: [pictureSet(row.picture, PICTURE_SIZES.hero, row.name, row.previews)],
  };
}

/** Serializes a country with its cities. */
export function serializeCountry(country: ListedPlace, directory: Directory): Country {
  const { row } = country;
  return {
    id: row.id,
    name: row.name,
    route: row.translations.english?.route ?? '',
    slug: row.slug,
    code: row.code ?? '',
    currency_code: row.currency_code,
    translations: withPhrases(row),
    cities: directory.childrenOf(row.id).map(serializePlaceShort),
  };
}

function minorInMajor(code: string): number {
  return isCurrencyCode(code) ? CURRENCIES[code].minorInMajor : 100;
}
