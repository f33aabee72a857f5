import { slugOf } from '../../contract/rules/slugs.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../contract/vocabulary/languages.ts';
import type { Translations } from '../../contract/vocabulary/words.ts';
import { cityPicture } from '../../drawings/draw-picture.ts';
import { searchTextOf } from '../../server/catalogue/places/finding/search-text.ts';
import {
  allCountries,
  type CitySeed,
  type CountrySeed,
  type LandmarkSeed,
  type Localised,
} from '../places/all-countries.ts';
import { landmarkPicture } from '../places/landmark-pictures.ts';
import { idOf, type Row } from './rows.ts';

export function placeId(...slugs: string[]): string {
  return idOf(`place:${slugs.join('/')}`, 32);
}

/** Countries, their cities and landmarks, parents before children. */
export function placeRows(): Row<'places'>[] {
  return allCountries.flatMap((country) => [
    countryRow(country),
    ...country.cities.flatMap((city) => [
      cityRow(country, city),
      ...city.landmarks.map((landmark) => landmarkRow(country, city, landmark)),
    ]),
  ]);
}

type Named = { names: Localised; slugs: Localised };
/** The addresses of a place, its own first, with a placeholder for each name in them. */
type Address = (slug: (place: Named) => string) => string[];

function countryRow(country: CountrySeed): Row<'places'> {
  return {
    ...common(country, (slug) => [slug(country)]),
    id: placeId(country.slugs.en),
    parent_id: null,
    type: 'country',
    kind: null,
    code: country.code,
    timezone: null,
    currency_code: country.currency,
    picture: cityPicture(country.cities[0]?.slugs.en ?? ''),
    weight: country.cities.reduce((sum, { weight }) => sum + weight, 0),
  };
}

function cityRow(country: CountrySeed, city: CitySeed): Row<'places'> {
  return {
    ...common(city, (slug) => [`${slug(country)}/${slug(city)}`, slug(city)]),
    id: placeId(country.slugs.en, city.slugs.en),
    parent_id: placeId(country.slugs.en),
    type: 'city',
    kind: null,
    code: country.code,
    timezone: city.timezone,
    currency_code: country.currency,
    picture: cityPicture(city.slugs.en),
    weight: city.weight,
  };
}

function landmarkRow(country: CountrySeed, city: CitySeed, landmark: LandmarkSeed): Row<'places'> {
  const address: Address = (slug) => {
    const below = `${slug(city)}/${slug(landmark)}`;
    return [`${slug(country)}/${below}`, below];
  };
  return {
    ...common(landmark, address),
    id: placeId(country.slugs.en, city.slugs.en, landmark.slugs.en),
    parent_id: placeId(country.slugs.en, city.slugs.en),
    type: 'landmark',
    kind: landmark.kind,
    code: country.code,
    timezone: city.timezone,
    currency_code: country.currency,
    picture: landmarkPicture(city.slugs.en, landmark.slugs.en),
    weight: 0,
  };
}

/** Returns addresses by language: the first of each language is the place's own; the shorter ones lead to it too. */
function common({ names, slugs, center, alsoFoundBy = [] }: CountrySeed | CitySeed | LandmarkSeed, address: Address) {
  const addressIn = (language: Language) => address((place) => place.slugs[language]);
  // Earlier addresses dropped the marks of umlauts; they still work.
  const earlier = (language: Language) => address((place) => slugOf(place.names[language], 'en'));
  const translations: Translations = {};
  for (const language of LANGUAGES) {
    translations[LANGUAGE_NAMES[language]] = {
      name: names[language],
      slug: slugs[language],
      route: addressIn(language)[0] ?? '',
    };
  }
  return {
    slug: slugs.en,
    name: names.en,
    lat: center.lat,
    lng: center.lng,
    translations,
    google_indexed: Object.fromEntries(LANGUAGES.map((language) => [language, true])),
    search_text: searchTextOf(
      LANGUAGES.map((language) => names[language]),
      alsoFoundBy,
    ),
    also_found_by: alsoFoundBy,
    routes: [...new Set([...LANGUAGES.flatMap(addressIn), ...LANGUAGES.flatMap(earlier)])],
  };
}
