import { type RawBuilder, sql } from 'kysely';
import { plainDigits } from '../../../contract/rules/plain-digits.ts';
import { startingWith } from './list-rows.ts';

/** Fewer digits end too many numbers. */
const FEWEST_DIGITS = 6;
/** No country's numbers are longer without what stands in front of them: `0`, `+44`, `0044`, `+44 (0)`. */
const MOST_DIGITS = 9;

/**
 * Returns conditions on a table with names and phone numbers: every word of `q` begins a word of the name, or its digits
 * end the phone number, however either is written. Each is answered from an index of the same expression.
 */
export function matchingPeople(table: string, q: string): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const name = sql<boolean>`name_words(${column('first_name')} || ' ' || ${column('last_name')}) @@ name_query(${q})`;
  const tail = phoneTail(q);
  return tail === null
    ? [name]
    : [name, sql<boolean>`phone_tail(${column('phone_number')}) like ${startingWith(tail)}`];
}

/** Returns the last digits of a phone number from its end, or null for what is none. */
function phoneTail(q: string): string | null {
  const plain = plainDigits(q);
  if (/[^\d\s()+./-]/.test(plain)) return null;
  const digits = plain.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS ? null : [...digits.slice(-MOST_DIGITS)].reverse().join('');
}
