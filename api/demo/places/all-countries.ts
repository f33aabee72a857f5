import {
  array,
  create,
  enums,
  type Infer,
  integer,
  number,
  object,
  optional,
  partial,
  string,
  tuple,
} from 'superstruct';
import { slugOf } from '../../contract/rules/slugs.ts';
import { byLanguage, type Language } from '../../contract/vocabulary/languages.ts';
import countries from './countries.json' with { type: 'json' };

export type Localised = Record<Language, string>;
export type LandmarkSeed = Seed<Infer<typeof Landmark>>;
export type CitySeed = Seed<Omit<Infer<typeof City>, 'landmarks'>> & { landmarks: LandmarkSeed[] };
export type CountrySeed = Seed<Omit<Infer<typeof Country>, 'cities'>> & { cities: CitySeed[] };

/** A place as written in the file: its names are one name and its exceptions. */
type Written = Infer<typeof Landmark> | Infer<typeof City> | Infer<typeof Country>;
type Seed<Place> = Omit<Place, 'name' | 'translations' | 'at'> & {
  names: Localised;
  slugs: Localised;
  center: { lat: number; lng: number };
};

const PLACE = {
  name: string(),
  translations: optional(partial(object(byLanguage(() => string())))),
  at: tuple([number(), number()]),
  /**
   * Search terms beside its names: codes, names in other alphabets, districts and nicknames, what stands next to it. An
   * airport without a place in the demo leads to its city.
   */
  alsoFoundBy: optional(array(string())),
};

const Landmark = object({ ...PLACE, kind: enums(['station', 'airport', 'sight', 'quarter']) });

const City = object({
  ...PLACE,
  /** IANA name, such as `Europe/London`. */
  timezone: string(),
  /** The shape of its postcodes, with `#` for a digit and `@` for a letter, where the country's says too little. */
  postcode: optional(string()),
  /** Share of the network's stashpoints, relative to the other cities'. */
  weight: number(),
  landmarks: array(Landmark),
});

const Country = object({
  ...PLACE,
  /** ISO 3166-1 alpha-2, upper case. */
  code: string(),
  /** ISO 4217. */
  currency: string(),
  /** Positions of stashpoints, if they cannot be drawn: on land and on a street, by the number of their landmark. */
  spots: optional(array(tuple([number(), number(), integer()]))),
  cities: array(City),
});

/** The demo network: thirteen countries, forty-one cities, at their real coordinates. */
export const allCountries: readonly CountrySeed[] = create(countries, array(Country)).map((country) => ({
  ...named(country),
  cities: country.cities.map((city) => ({ ...named(city), landmarks: city.landmarks.map(named) })),
}));

function named<Place extends Written>({ name, translations, at: [lat, lng], ...rest }: Place) {
  const names: Localised = { ...byLanguage(() => name), ...translations };
  return { ...rest, names, slugs: byLanguage((language) => slugOf(names[language], language)), center: { lat, lng } };
}
