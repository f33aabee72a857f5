import { type RawBuilder, sql } from 'kysely';
import { phoneTail } from '../../../contract/rules/contact.ts';
import { startingWith } from './list-rows.ts';

/** Fewer digits end too many numbers. */
const FEWEST_DIGITS = 6;

/**
 * Returns conditions on a table with names and phone numbers: every word of `q` begins a word of the name, or its digits
 * end the phone number, however either is written. Each is answered from an index of the same expression.
 */
export function matchingPeople(table: string, q: string): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const name = sql<boolean>`name_words(${column('first_name')} || ' ' || ${column('last_name')}) @@ name_query(${q})`;
  const tail = phoneTail(q, FEWEST_DIGITS);
  return tail === null
    ? [name]
    : [name, sql<boolean>`phone_tail(${column('phone_number')}) like ${startingWith(tail)}`];
}
