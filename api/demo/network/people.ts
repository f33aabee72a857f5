import type { StaffScope } from '../../contract/rules/roles.ts';
import type { Language } from '../../contract/vocabulary/languages.ts';
import { createRandom } from '../../drawings/random.ts';
import { flavours } from './flavours.ts';
import { idOf, type Row } from './rows.ts';

export interface Person {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  language: Language;
}

export const staff: Person = person('staff', 'staff@cubby.test', 'Robin', 'Ellery', 'en');
/** An editor of places and their texts, without any other permission. */
export const editor: Person = person('editor', 'editor@cubby.test', 'June', 'Castellan', 'en');
export const EDITOR_SCOPES: readonly StaffScope[] = ['places:all', 'contents:all', 'reviews:all'];
export const demoHost: Person = person('host', 'host@cubby.test', 'Maya', 'Hartley', 'en');
/** A new host: their application was sent back with questions. */
export const newHost: Person = person('newhost', 'newhost@cubby.test', 'Ines', 'Falk', 'en', 457);
export const demoTraveller: Person = person('traveller', 'traveller@cubby.test', 'Alex', 'Winter', 'en');

const origins: readonly (readonly [country: string, weight: number])[] = [
  ['GB', 24],
  ['US', 16],
  ['DE', 15],
  ['FR', 14],
  ['ES', 12],
  ['IT', 10],
  ['PT', 7],
];

/** Returns the host with this number in a country; the same number always gives the same person. */
export function hostAt(seed: number, country: string, number: number): Person {
  return invented(`${seed}-host-${country}-${number}`, country, `host.${country.toLowerCase()}${number}`);
}

export function customerAt(seed: number, number: number): Person {
  const key = `${seed}-customer-${number}`;
  return invented(key, createRandom(`${key}-origin`).weighted(origins), `traveller.${number}`);
}

export function userRow(who: Person, role: 'admin' | 'host' | 'customer', created: Date): Row<'users'> {
  return {
    ...who,
    role,
    email_opt_in: who.id.charCodeAt(0) % 2 === 0,
    accepted_tos_at: created,
    email_proven_at: created,
    created,
  };
}

function invented(key: string, country: string, mailbox: string): Person {
  const random = createRandom(key);
  const flavour = flavours[country];
  if (!flavour) throw new RangeError(`No names for ${country}.`);
  return person(
    key,
    `${mailbox}@example.test`,
    random.pick(flavour.firstNames),
    random.pick(flavour.lastNames),
    flavour.language,
    random.whole(0, 999),
  );
}

/** Phone numbers are from the range that Ofcom reserves for drama. */
function person(
  key: string,
  email: string,
  first_name: string,
  last_name: string,
  language: Language,
  number = 123,
): Person {
  const phone_number = `+44 20 7946 0${String(number).padStart(3, '0')}`;
  return { id: idOf(`user:${key}`, 24), email, first_name, last_name, phone_number, language };
}
