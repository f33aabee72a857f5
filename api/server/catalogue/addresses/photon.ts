import { array, create, number, optional, string, tuple, type } from 'superstruct';
import type { FoundAddress } from '../../../contract/structs/found-address.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import { joined } from './joined.ts';

/* Photon's interface: `GET /api?q=…`, which returns GeoJSON. */

/** Languages of Photon's default set-up; it refuses all others. */
const SPOKEN: readonly Language[] = ['en', 'de', 'fr'];

export function photonQuery(text: string, language: Language): Record<string, string> {
  return { q: text, limit: '8', ...(SPOKEN.includes(language) && { lang: language }) };
}

const Properties = type({
  name: optional(string()),
  housenumber: optional(string()),
  street: optional(string()),
  district: optional(string()),
  city: optional(string()),
  county: optional(string()),
  state: optional(string()),
  country: optional(string()),
});

const Collection = type({
  features: array(type({ geometry: type({ coordinates: tuple([number(), number()]) }), properties: Properties })),
});

/** @throws StructError for anything other than Photon's answer. */
export function readPhoton(body: unknown): FoundAddress[] {
  return create(body, Collection).features.flatMap(({ geometry, properties }) => {
    const [lng, lat] = geometry.coordinates;
    const { name, housenumber, street, district, city, county, state, country } = properties;
    const line = joined([street, housenumber], ' ');
    const title = name ?? line;
    if (title === '') return [];
    const around = joined([name ? line : undefined, district, city ?? county, state, country], ', ', title);
    return [{ name: title, around, position: { lat, lng } }];
  });
}
