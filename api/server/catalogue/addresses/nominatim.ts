import { array, create, optional, string, type } from 'superstruct';
import type { FoundAddress } from '../../../contract/structs/found-address.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import { joined } from './joined.ts';

/* Nominatim's interface: `GET /search?q=…&format=jsonv2`, which returns a list. */

export function nominatimQuery(text: string, language: Language): Record<string, string> {
  return { q: text, format: 'jsonv2', addressdetails: '1', limit: '8', 'accept-language': language };
}

const Details = type({
  house_number: optional(string()),
  road: optional(string()),
  suburb: optional(string()),
  city: optional(string()),
  town: optional(string()),
  village: optional(string()),
  state: optional(string()),
  country: optional(string()),
});

const Results = array(
  type({
    lat: string(),
    lon: string(),
    name: optional(string()),
    display_name: string(),
    address: optional(Details),
  }),
);

/** @throws StructError for anything other than Nominatim's answer. */
export function readNominatim(body: unknown): FoundAddress[] {
  return create(body, Results).flatMap(({ lat, lon, name, display_name, address = {} }) => {
    const position = { lat: Number(lat), lng: Number(lon) };
    if (!Number.isFinite(position.lat) || !Number.isFinite(position.lng)) return [];
    const { house_number, road, suburb, city, town, village, state, country } = address;
    const line = joined([road, house_number], ' ');
    const title = house_number ? line : name || line || display_name.split(',')[0] || '';
    if (title === '') return [];
    const street = title === line ? undefined : line;
    return [
      { name: title, around: joined([street, suburb, city ?? town ?? village, state, country], ', ', title), position },
    ];
  });
}
