import { type Kysely, sql } from 'kysely';
import type { FoundAddress } from '../../../contract/structs/found-address.ts';
import { LANGUAGE_NAMES, type Language } from '../../../contract/vocabulary/languages.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Directory } from '../places/directory.ts';
import { joined } from './joined.ts';

/** Postcodes of the same letters and digits in several cities. */
const MOST = 5;
/** A British code without its last three signs names a district; of five digits, the first three name a region. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/;
const FIVE_DIGITS = /^(\d{3})\d\d$/;
/** Sorts after every text that begins with a prefix, when it is appended to that prefix. */
const LAST = '\u{10FFFF}';

/**
 * Finds the postcode in a text among those of our places: of a code that none has, the district or the codes that begin
 * alike. The position is the middle of those places, in each city.
 */
export async function findPostcodes(
  query: Kysely<Schema>,
  { byId }: Directory,
  text: string,
  language: Language,
): Promise<FoundAddress[]> {
  const nameOf = (id: string) => {
    const row = byId.get(id)?.row;
    return row && (row.translations[LANGUAGE_NAMES[language]]?.name ?? row.name);
  };
  for (const { written, begins } of codesIn(text)) {
    const { rows } = await sql<{ city: string; lat: number; lng: number }>`
      select city_id as city, avg(lat)::float8 as lat, avg(lng)::float8 as lng from stashpoints
      where status = 'approved'
        and upper(regexp_replace(postal_code, '[^[:alnum:]]', '', 'g')) collate "C" >= ${begins}
        and upper(regexp_replace(postal_code, '[^[:alnum:]]', '', 'g')) collate "C" < ${begins + LAST}
      group by city_id order by count(*) desc, city_id limit ${MOST}`.execute(query);
    const found = rows.map(({ city, lat, lng }) => {
      const country = byId.get(city)?.row.parent_id;
      const around = joined([nameOf(city), country ? nameOf(country) : undefined], ', ');
      return { name: written, around, position: { lat, lng } };
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the postcodes that a text may contain, and how they begin in the database: each whole, then less of it. */
function codesIn(text: string): { written: string; begins: string }[] {
  const words = text.toUpperCase().match(/[A-Z\d-]+/g) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...pairs, ...words].flatMap((written) => {
    const code = written.replace(/[^A-Z\d]/g, '');
    if (!/\d/.test(code) || code.length < 3 || code.length > 8) return [];
    const [, district] = code.match(BRITISH) ?? code.match(FIVE_DIGITS) ?? [];
    return [code, district].flatMap((begins) => (begins ? [{ written, begins }] : []));
  });
}
