import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const FILES = join(dirname(createRequire(import.meta.url).resolve('@fontsource/figtree/package.json')), 'files');

export type Weight = 'regular' | 'strong';

/** The typeface of the site, in two files: letters that the first lacks, such as ł, are in the second. */
export const FACES: Record<Weight, readonly string[]> = {
  regular: ['figtree-latin-400-normal.woff', 'figtree-latin-ext-400-normal.woff'],
  strong: ['figtree-latin-600-normal.woff', 'figtree-latin-ext-600-normal.woff'],
};

const opened = new Map<string, Font>();

export function pathOf(file: string): string {
  return join(FILES, file);
}

/** Dates and sums contain spaces that the typeface lacks. */
const NARROW_SPACES = /[\u2009\u202f]/g;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Splits a text into pieces, each with the file that has its letters. Letters that both lack are written with the first
 * file.
 */
export function runsOf(text: string, weight: Weight): { file: string; text: string }[] {
  const runs: { file: string; text: string }[] = [];
  for (const letter of text.replace(NARROW_SPACES, NO_BREAK_SPACE)) {
    const [first = ''] = FACES[weight];
    const file = FACES[weight].find((face) => open(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? first;
    const last = runs.at(-1);
    if (last?.file === file) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
}

function open(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(pathOf(file)) as Font;
  opened.set(file, font);
  return font;
}
