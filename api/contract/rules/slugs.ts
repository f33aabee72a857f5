import type { Language } from '../vocabulary/languages.ts';

/** German spellings of umlauts without the marks; other languages drop the marks. */
const GERMAN: readonly (readonly [letter: RegExp, written: string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
];

/**
 * Returns a name as a part of an address: `São Bento` → `sao-bento`, `King's Cross` → `kings-cross`, in German `Köln` →
 * `koeln`.
 */
export function slugOf(name: string, language: Language): string {
  const small = name.normalize('NFC').toLowerCase();
  const written =
    language === 'de' ? GERMAN.reduce((text, [letter, plain]) => text.replace(letter, plain), small) : small;
  return written
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
