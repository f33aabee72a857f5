import { type RawBuilder, sql } from 'kysely';

/**
 * Tells whether a number was probably typed without its country, and read as British: nobody's own begins with 3, 8 or 9
 * there, and few who use the sites in another language have a British landline.
 *
 * @param language - That of the person, ISO 639-1.
 */
export function isDoubtfulPhone(number: RawBuilder<unknown>, language: RawBuilder<unknown>) {
  return sql<boolean>`(${number} ~ '^\\+44 ?[389]' or (${language} <> 'en' and ${number} ~ '^\\+44 ?[12]'))`;
}
