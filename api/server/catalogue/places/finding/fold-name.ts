import { foldText } from '../../../../contract/rules/fold-text.ts';

/** The characters that people, phones and keyboards use as an apostrophe. */
const APOSTROPHES = /['’‘ʼ‛`´]/g;

/** Marks above and below letters, in every alphabet: foldText handles the accents of Latin letters. */
const MARKS = /\p{Mn}/gu;

/**
 * Folds a name, or a typed name: `King’s Cross` becomes `kings cross`, `Saint-Charles` `saint charles`, full-width
 * letters plain ones. Letters of other alphabets stay whole.
 */
export function foldName(text: string): string {
  const plain = text.normalize('NFKD').replace(APOSTROPHES, '').replace(MARKS, '').replace(/œ/gi, 'oe');
  return foldText(plain.normalize('NFC')).normalize('NFC');
}

/** Writes out the umlauts of a name, as on a keyboard without them: `München` → `Muenchen`. */
export function writeOutUmlauts(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[äæ]/g, 'ae')
    .replace(/[ÄÆ]/g, 'Ae')
    .replace(/[öø]/g, 'oe')
    .replace(/[ÖØ]/g, 'Oe')
    .replace(/ü/g, 'ue')
    .replace(/Ü/g, 'Ue')
    .replace(/å/g, 'aa')
    .replace(/Å/g, 'Aa');
}
