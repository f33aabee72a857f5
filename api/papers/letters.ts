import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { typefaces } from '@cubby/design-system/tokens';
import anyAscii from 'any-ascii';
import { create, type Font } from 'fontkit';
import { unpackTypeface } from './unpack-typeface.ts';

const packages = createRequire(import.meta.url);

export type Weight = 'regular' | 'strong';

/**
 * The typeface of the site, and another for what it lacks: the signs of won, shekel and rouble, Cyrillic and Greek
 * letters. Each letter is taken from the first file that has it.
 */
export const FACES: Record<Weight, readonly string[]> = { regular: facesOf(400), strong: facesOf(600) };

function facesOf(weight: number): string[] {
  const { text, others } = typefaces;
  const parts = [
    ...['latin', 'latin-ext'].map((part) => [text.source, part]),
    ...['latin-ext', 'cyrillic', 'greek'].map((part) => [others.source, part]),
  ];
  return parts.map(([source, part]) => `@fontsource/${source}/files/${source}-${part}-${weight}-normal.woff`);
}

interface Face {
  /** The unpacked file. */
  bytes: Buffer;
  font: Font;
}

const opened = new Map<string, Face>();

/** Dates and sums contain spaces that the typeface lacks. */
const NARROW_SPACES = /[\u2009\u202f]/g;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Splits a text into pieces, each with the file that has its letters. Letters that all lack are written in Latin ones, so
 * that a name can be read: typefaces for Chinese, Japanese and Korean have several megabytes each.
 */
export function runsOf(text: string, weight: Weight): { file: string; text: string }[] {
  const runs: { file: string; text: string }[] = [];
  for (const letter of text.replace(NARROW_SPACES, NO_BREAK_SPACE).normalize()) {
    const own = fileWith(letter, weight);
    for (const written of own ? letter : anyAscii(letter)) {
      const file = own ?? fileWith(written, weight);
      if (!file) continue;
      const last = runs.at(-1);
      if (last?.file === file) last.text += written;
      else runs.push({ file, text: written });
    }
  }
  return runs;
}

/** Returns the first file that has a letter. */
export function fileWith(letter: string, weight: Weight): string | undefined {
  return FACES[weight].find((face) => open(face).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** Opens a file of the typeface, once. */
export function open(file: string): Face {
  const known = opened.get(file);
  if (known) return known;
  const bytes = unpackTypeface(readFileSync(packages.resolve(file)));
  const face = { bytes, font: create(bytes) as Font };
  opened.set(file, face);
  return face;
}
