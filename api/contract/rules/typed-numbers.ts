import { type Language, localeOf } from '../vocabulary/languages.ts';
import { numberFormat } from './formats.ts';
import { plainDigits } from './plain-digits.ts';

/** Groups of three digits, which one sign separates. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3}(?:\1\d{3})*)?$/;

/**
 * Reads a number as people type it in a language, `1.299,50` or `1299.50`; null if it is none, or has more decimals than
 * allowed. Comma and point are both known: the last of two is the decimal sign, and a single one is, unless it groups
 * thousands in this language and has three digits behind it, which a number with many decimals never does. Digits may be
 * full-width or Arabic.
 */
export function readNumber(text: string, language: Language, decimals: number): number | null {
  const plain = plainDigits(text)
    .replace(/[\s’']/g, '')
    .replace(/^[−–]/, '-');
  const [, sign = '', typed = ''] = plain.match(/^(-?)(\d[\d.,]*)$/) ?? [];
  const marks = typed.replace(/\d/g, '');
  const mark = marks.at(-1) ?? '';
  const isGrouping = marks.length > 1 || (decimals < 3 && mark !== decimalSign(language));
  const isGrouped = mark !== '' && isGrouping && GROUPED.test(typed);
  const [whole = '', fraction = ''] = isGrouped || mark === '' ? [typed] : splitAt(typed, typed.lastIndexOf(mark));
  const isWhole = /^\d+$/.test(whole) || (GROUPED.test(whole) && (isGrouped || !whole.includes(mark)));
  if (!isWhole || fraction.length > decimals || typed.endsWith(mark || ' ')) return null;
  return Number(`${sign}${whole.replace(/[.,]/g, '')}.${fraction || 0}`);
}

function splitAt(text: string, at: number): [string, string] {
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Reads an amount as people type it in a language, in minor units; null if it is none. */
export function readAmount(text: string, minorInMajor: number, language: Language): number | null {
  const amount = readNumber(text, language, Math.round(Math.log10(minorInMajor)));
  return amount === null || amount < 0 ? null : Math.round(amount * minorInMajor);
}

/** Returns the sign between the whole and its decimals: a point or a comma. */
export function decimalSign(language: Language): string {
  return numberFormat(localeOf(language), {}).format(1.5).charAt(1);
}
