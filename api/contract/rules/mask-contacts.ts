import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';

/** Stands for what was hidden: it needs no translation, and no translator changes it. */
export const MASK = '•••';

interface Known {
  /** Countries in which numbers without a country code are tried: the place's, the traveller's. */
  countries: readonly string[];
  /** Texts that are never hidden, such as the number of the booking. */
  keep: readonly string[];
}

/**
 * Hides phone numbers, email addresses and links in what two people write to each other. Dates, times, prices and the
 * texts to keep stay. Separate from the other rules, because the metadata of phone numbers is large and only the server
 * hides anything.
 */
export function maskContacts(text: string, { countries, keep }: Known): string {
  const kept = [...spansOf(text, DATE), ...keep.flatMap((word) => placesOf(text, word))];
  const phones = [...numbersIn(text, countries), ...spansOf(text, LONG_NUMBER)].filter(
    (phone) => !kept.some((span) => overlap(phone, span)),
  );
  return without(text, [...linksIn(text), ...phones]);
}

/** The first position of a part of the text, and the one after its end. */
type Span = readonly [start: number, end: number];

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true });

function linksIn(text: string): Span[] {
  return (links.match(text) ?? []).map(({ index, lastIndex }) => [index, lastIndex]);
}

function numbersIn(text: string, countries: readonly string[]): Span[] {
  const known = countries.filter((country): country is CountryCode => isSupportedCountry(country));
  return known.flatMap((defaultCountry) =>
    findPhoneNumbersInText(text, { defaultCountry, extended: true })
      .map(({ startsAt, endsAt }): Span => [startsAt, endsAt])
      .filter(([start, end]) => text.slice(start, end).replace(/\D/g, '').length >= FEWEST_DIGITS),
  );
}

/** Shorter numbers are times, prices and rooms: in some countries four digits are a valid number. */
const FEWEST_DIGITS = 8;
/** A number that is dialled: nine digits or more after a plus or a zero, however they are grouped. */
const LONG_NUMBER = /(?<![\p{L}\p{N}.,])(?:\+|\(?0)(?:[\s./()-]{0,2}\d){8,16}(?!\d)/gu;
/** A date as people write it, in any order. */
const DATE = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)/g;

function placesOf(text: string, word: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    spans.push([at, at + word.length]);
  return spans;
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => [index, index + length]);
}

function overlap(one: Span, other: Span): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

function without(text: string, spans: readonly Span[]): string {
  let masked = '';
  let reached = 0;
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    if (start >= reached) masked += text.slice(reached, start) + MASK;
    reached = Math.max(reached, end);
  }
  return masked + text.slice(reached);
}
