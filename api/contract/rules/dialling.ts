import { DIAL_CODES } from '../vocabulary/dial-codes.ts';
import { type Language, localeOf } from '../vocabulary/languages.ts';
import { DEFAULT_PHONE_COUNTRY } from '../vocabulary/phone-numbers.ts';
import { plainDigits } from './plain-digits.ts';

/** A phone number as it is typed beside a country. */
export interface TypedPhone {
  /** ISO 3166-1 alpha-2. */
  country: string;
  number: string;
}

/** Lists the countries with a dial code by their names in a language (specification §9). */
export function dialCountries(language: Language): { code: string; name: string; dialCode: string }[] {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(DIAL_CODES)
    .map(([code, dialCode]) => ({ code, name: names.of(code) ?? code, dialCode }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** Returns the country that numbers are typed for: the visitor's, else that of the site's language, else GB (§5). */
export function phoneCountry(userCountry: string | null, language: Language): string {
  const found = [userCountry, localeOf(language).split('-')[1]].find((each) => each && each in DIAL_CODES);
  return found ?? DEFAULT_PHONE_COUNTRY;
}

/**
 * Reads a number as a form keeps it: `IT 347 123 4567`, or in international form, which names its country itself. One
 * without either belongs to the country that was preselected.
 */
export function splitPhone(kept: string, preselected: string): TypedPhone {
  const [, chosen, number] = kept.match(/^([A-Z]{2}) (.*)$/s) ?? [];
  if (chosen && number !== undefined) return { country: chosen, number };
  const digits = internationalDigits(kept);
  const starts = Object.keys(DIAL_CODES).filter((country) => digits?.startsWith(DIAL_CODES[country] ?? ' '));
  return { country: starts[0] ?? preselected, number: kept };
}

/** Returns what a form keeps of a number: the country with it, unless the number names its own. */
export function joinPhone({ country, number }: TypedPhone): string {
  if (number.trim() === '') return '';
  return internationalDigits(number) === null ? `${country} ${number}` : number;
}

/** Returns what a form keeps once another country has been chosen: it replaces the dial code that was typed. */
export function movePhone({ country, number }: TypedPhone, to: string): string {
  const digits = internationalDigits(number);
  const code = DIAL_CODES[country] ?? '';
  return `${to} ${digits === null ? number : digits.slice(digits.startsWith(code) ? code.length : 0)}`;
}

/** Returns the digits behind the plus of an international number; null for another. */
function internationalDigits(number: string): string | null {
  const plain = plainDigits(number).trim();
  return plain.startsWith('+') ? plain.replace(/\D/g, '') : null;
}
