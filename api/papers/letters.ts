import { createRequire } from 'node:module';
import { typefaces } from '@cubby/design-system/tokens';
import { type Font, openSync } from 'fontkit';

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

const opened = new Map<string, Font>();

export function pathOf(file: string): string {
  return packages.resolve(file);
}

/** Dates and sums contain spaces that the typeface lacks. */
const NARROW_SPACES = /[\u2009\u202f]/g;
const NO_BREAK_SPACE = '\u00a0';

/** Splits a text into pieces, each with the file that has its letters. Letters that all lack are written with the first. */
export function runsOf(text: string, weight: Weight): { file: string; text: string }[] {
  const runs: { file: string; text: string }[] = [];
  for (const letter of text.replace(NARROW_SPACES, NO_BREAK_SPACE)) {
    const [first = ''] = FACES[weight];
    const file = fileWith(letter, weight) ?? first;
    const last = runs.at(-1);
    if (last?.file === file) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
}

/** Returns the first file that has a letter. */
export function fileWith(letter: string, weight: Weight): string | undefined {
  return FACES[weight].find((face) => open(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function open(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(pathOf(file)) as Font;
  opened.set(file, font);
  return font;
}
