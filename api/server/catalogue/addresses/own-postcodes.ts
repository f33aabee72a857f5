import { type Kysely, sql } from 'kysely';
import type { FoundAddress } from '../../../contract/structs/found-address.ts';
import { LANGUAGE_NAMES, type Language } from '../../../contract/vocabulary/languages.ts';
import type { Position } from '../../../contract/vocabulary/words.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Directory } from '../places/directory.ts';
import { nearestCity } from '../places/find-locations.ts';
import { foldName } from '../places/finding/fold-name.ts';
import { BRITISH_AREAS } from './british-areas.ts';
import { joined } from './joined.ts';

/** Postcodes of the same letters and digits in several cities. */
const MOST = 5;
/** A British code without its last three signs names a district, and begins with the letters of its area. */
const BRITISH = /^(([A-Z]{1,2})\d{1,2}[A-Z]?)\d[A-Z]{2}$/;
const BRITISH_DISTRICT = /^(([A-Z]{1,2})\d{1,2})[A-Z]?$/;
/** Of five digits or more, the first three name a region, and the first two a larger one. */
const DIGITS = /^((\d\d)\d)\d{2,4}$/;
/** Sorts after every text that begins with a prefix, when it is appended to that prefix. */
const LAST = '\u{10FFFF}';
/** A British area further from all cities of ours is not offered. */
const NEAR_KM = 40;
/** The countries in which a language is spoken most: one code names regions of several countries. */
const SPOKEN_IN: Readonly<Record<Language, readonly string[]>> = {
  en: ['GB', 'US', 'CA', 'AU'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'MC'],
  es: ['ES'],
  it: ['IT', 'CH'],
  pt: ['PT', 'BR'],
};

/**
 * Finds the postcode in a text among those of our places: of a code that none has, the district or the codes that begin
 * alike, in cities that the text names or that speak the language first. The position is the middle of those places, in
 * each city. A British code of which we have no place gets the position of its area, if a city of ours is there.
 */
export async function findPostcodes(
  query: Kysely<Schema>,
  directory: Directory,
  text: string,
  language: Language,
): Promise<FoundAddress[]> {
  const { byId } = directory;
  const nameOf = (id: string) => {
    const row = byId.get(id)?.row;
    return row && (row.translations[LANGUAGE_NAMES[language]]?.name ?? row.name);
  };
  const foundIn = (written: string, city: string, position: Position) => {
    const country = byId.get(city)?.row.parent_id;
    const around = joined([nameOf(city), country ? nameOf(country) : undefined], ', ');
    return { city, name: written, around, position };
  };
  const isNamed = (city: string) =>
    Object.values(byId.get(city)?.row.translations ?? {}).some(({ name }) => foldName(text).includes(foldName(name)));
  const rank = (city: string) => {
    const country = byId.get(city)?.row.parent_id;
    const isSpoken = SPOKEN_IN[language].includes((country && byId.get(country)?.row.code) || '');
    return isNamed(city) ? 0 : isSpoken ? 1 : 2;
  };
  const found: (FoundAddress & { city: string })[] = [];
  for (const { written, begins, whole } of codesIn(text)) {
    const rows = /\d/.test(begins) ? await listByPostcode(query, begins) : [];
    const area = rows.length > 0 ? undefined : BRITISH_AREAS.get(begins);
    const near = area && nearestCity(directory, area, NEAR_KM);
    const here = rows.map(({ city, lat, lng }) => foundIn(written, city, { lat, lng }));
    if (area && near) here.push(foundIn(written, near.row.id, area));
    found.push(...here.filter(({ city }) => !found.some((each) => each.city === city)));
    // A whole code, or a British one, names one place; the first digits of another are found in several countries.
    if (found.length > 0 && (whole || /^[A-Z]/.test(begins))) break;
  }
  return found
    .sort((a, b) => rank(a.city) - rank(b.city))
    .slice(0, MOST)
    .map(({ city: _city, ...address }) => address);
}

/** Returns the middle of the places in each city whose postcode begins so, the city with most of them first. */
async function listByPostcode(query: Kysely<Schema>, begins: string) {
  const { rows } = await sql<{ city: string; lat: number; lng: number }>`
    select city_id as city, avg(lat)::float8 as lat, avg(lng)::float8 as lng from stashpoints
    where status = 'approved'
      and upper(regexp_replace(postal_code, '[^[:alnum:]]', '', 'g')) collate "C" >= ${begins}
      and upper(regexp_replace(postal_code, '[^[:alnum:]]', '', 'g')) collate "C" < ${begins + LAST}
    group by city_id order by count(*) desc, city_id limit ${MOST}`.execute(query);
  return rows;
}

/** Returns the postcodes that a text may contain, and how they begin in the database: each whole, then less of it. */
function codesIn(text: string): { written: string; begins: string; whole: boolean }[] {
  const words = text.toUpperCase().match(/[A-Z\d-]+/g) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...pairs, ...words].flatMap((written) => {
    const code = written.replace(/[^A-Z\d]/g, '');
    if (!/\d/.test(code) || code.length < 2 || code.length > 8) return [];
    const [, district = '', area = ''] =
      code.match(BRITISH) ?? code.match(BRITISH_DISTRICT) ?? code.match(DIGITS) ?? [];
    const less = [district, district.replace(/(\d)[A-Z]$/, '$1'), area];
    const begin = code.length < 3 ? less : [code, ...less];
    return [...new Set(begin)].flatMap((begins) => (begins ? [{ written, begins, whole: begins === code }] : []));
  });
}
