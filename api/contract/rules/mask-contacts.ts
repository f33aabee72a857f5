import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';

/** Replaces hidden contacts: it needs no translation, and no translator changes it. */
export const MASK = '•••';

interface Known {
  /** Countries in which numbers without a country code are tried: the place's, the traveller's. */
  countries: readonly string[];
  /** Texts that are never hidden, such as the number of the booking. */
  keep: readonly string[];
}

/**
 * Hides phone numbers, email addresses and links in what two people write to each other, also in letters that only look
 * like others. Dates, times, prices and the texts to keep stay. Separate from the other rules, because the metadata of phone numbers is large and only the server
 * hides anything.
 */
export function maskContacts(text: string, known: Known): string {
  const letters = lettersOf(text);
  const readings = OVERRIDE.test(text) ? [letters, letters.toReversed()] : [letters];
  return without(
    text,
    readings.flatMap((reading) => writtenSpans(reading, known)),
  );
}

/** A letter with its marks, as it is matched, and its place in the text as it was written. */
interface Letter {
  plain: string;
  at: Span;
}

/** Characters that show nothing and part a number or an address, and the frame of a digit on a key. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u20e3/gu;
/** Shows the rest of a line backwards: what it hides is read in that direction, too. */
const OVERRIDE = /\u202e/;
/** Full stops that a browser takes for the dot of an address. */
const FULL_STOPS = /[\u3002\uff61]/g;

function lettersOf(text: string): Letter[] {
  return [...text.matchAll(/.\p{M}*/gsu)].map(({ 0: part, index }) => ({
    plain: part.normalize('NFKC').replace(INVISIBLE, '').replace(FULL_STOPS, '.'),
    at: [index, index + part.length],
  }));
}

/** Finds the contacts in a reading of a text, at their places in the text as it was written. */
function writtenSpans(letters: readonly Letter[], known: Known): Span[] {
  const places = letters.flatMap(({ plain, at }) => Array<Span>(plain.length).fill(at));
  return contactsIn(letters.map(({ plain }) => plain).join(''), known).map(([start, end]) => {
    const ends = [places[start], places[end - 1]].flatMap((place) => place ?? []);
    return [Math.min(...ends), Math.max(...ends)];
  });
}

function contactsIn(text: string, { countries, keep }: Known): Span[] {
  const kept = [...spansOf(text, DATE), ...keep.flatMap((word) => placesOf(text, word))];
  const phones = [
    ...numbersIn(text, countries),
    ...spansOf(text, LONG_NUMBER),
    ...spansOf(text, SPACED_DIGITS),
    ...spokenNumbersIn(text),
  ].filter((phone) => !kept.some((span) => overlap(phone, span)));
  return [...linksIn(text), ...phones];
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
/** Single digits set apart, whatever the first one is. */
const SPACED_DIGITS = /(?<![\p{L}\p{N}])\d(?:[\s.,_*·–/-]{1,3}\d){7,16}(?!\p{N})/gu;
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

/** Words for the digits, and for what stands for two of them, in our languages; other spellings of a word beside it. */
const DIGIT_WORDS =
  'zero oh nought one two three four five six seven eight nine null eins zwei zwo drei vier fünf fuenf sechs sieben acht neun zéro un une deux trois quatre cinq sept huit neuf cero uno una dos tres cuatro cinco seis siete ocho nueve due tre quattro cinque sei sette otto nove um uma dois duas três quatro sete oito';
const TENS =
  'twenty thirty forty fifty sixty seventy eighty ninety zwanzig dreißig dreissig vierzig fünfzig fuenfzig sechzig siebzig achtzig neunzig vingt vingts trente quarante cinquante soixante treinta cuarenta cincuenta sesenta setenta ochenta noventa venti trenta quaranta cinquanta sessanta settanta ottanta novanta vinte trinta quarenta cinquenta sessenta oitenta';
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen zehn elf zwölf zwoelf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn dix onze douze treize quatorze quinze seize diez once doce trece catorce quince dieci undici dodici tredici quattordici quindici sedici dez doze treze';
const REPEATS = 'double triple doppel doppelt doppia doble dobro';
const DIGITS_OF = new Map([
  ...[DIGIT_WORDS, TENS, REPEATS].flatMap((words) => words.split(' ').map((word) => [word, 1] as const)),
  ...TEENS.split(' ').map((word) => [word, 2] as const),
]);
/** Two digits that German and Italian join in one word. */
const GERMAN_PAIR = /^(\p{L}+)und(\p{L}+)$/u;
const ITALIAN_PAIR =
  /^(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?(?:uno|due|tr[eé]|quattro|cinque|sei|sette|otto|nove)$/;

/** Words and signs between two parts of a number that is read out. */
const BETWEEN = /^(?:[\s.,;/_·–-]{1,3}|\s(?:et|y|e|o)\s)$/;
/** Counts of bags, people and hours, or prices, have fewer digits in a row. */
const FEWEST_SPOKEN = 7;
/** With fewer words it is a number in digits, which the patterns above know. */
const FEWEST_WORDS = 3;

/** Finds numbers read out in words, with digits among them: "oh seven nine double one 22 …". */
function spokenNumbersIn(text: string): Span[] {
  const found: Span[] = [];
  let run = { start: 0, end: -1, digits: 0, words: 0 };
  for (const { 0: part, index } of text.matchAll(/\p{L}+|\d+/gu)) {
    if (run.end >= 0 && BETWEEN.test(text.slice(run.end, index + part.length + 1))) continue;
    const isDigits = /^\d/.test(part);
    const digits = isDigits ? part.length : digitsOf(part.toLowerCase());
    const follows = run.end >= 0 && (index === run.end || BETWEEN.test(text.slice(run.end, index)));
    if (digits === 0 || !follows) {
      keep(run);
      run = { start: index, end: digits === 0 ? -1 : index, digits: 0, words: 0 };
    }
    if (digits === 0) continue;
    run = {
      start: run.start,
      end: index + part.length,
      digits: run.digits + digits,
      words: run.words + (isDigits ? 0 : 1),
    };
  }
  keep(run);
  return found;

  function keep({ start, end, digits, words }: typeof run): void {
    if (digits >= FEWEST_SPOKEN && words >= FEWEST_WORDS) found.push([start, end]);
  }
}

function digitsOf(word: string): number {
  const known = DIGITS_OF.get(word);
  if (known !== undefined) return known;
  const [, unit = '', tens = ''] = word.match(GERMAN_PAIR) ?? [];
  const isGerman = (unit === 'ein' || DIGITS_OF.has(unit)) && DIGITS_OF.has(tens);
  return isGerman || ITALIAN_PAIR.test(word) ? 2 : 0;
}
