import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { typefaces } from '@cubby/design-system/tokens';
import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import { openFont } from './open-font.ts';
import { type Face, openOtherFaces } from './other-faces.ts';
import { unpackTypeface } from './unpack-typeface.ts';

const packages = createRequire(import.meta.url);
const bidi = bidiFactory();

export type Weight = 'regular' | 'strong';

/** Letters that are drawn together. */
interface Run {
  face: Face;
  text: string;
}

/**
 * The typeface of the site, and another for what it lacks: the signs of won, shekel and rouble, Cyrillic and Greek
 * letters, the accents of Vietnamese. Each letter is taken from the first file that has it.
 */
export const FACES: Record<Weight, readonly string[]> = { regular: facesOf(400), strong: facesOf(600) };

function facesOf(weight: number): string[] {
  const { text, others } = typefaces;
  const parts = [
    ...['latin', 'latin-ext'].map((part) => [text.source, part]),
    ...['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'].map((part) => [others.source, part]),
  ];
  return parts.map(([source, part]) => `@fontsource/${source}/files/${source}-${part}-${weight}-normal.woff`);
}

const opened = new Map<string, Face>();

/** Dates and sums contain spaces that the typeface lacks. */
const NARROW_SPACES = /[\u2009\u202f]/g;
const NO_BREAK_SPACE = '\u00a0';
/** A Thai letter whose ring stands below the tone; the library that draws papers leaves it above. */
const SARA_AM = /([\u0e48-\u0e4b]*)\u0e33/g;
/** Signs that change how others are drawn, and are not drawn themselves. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** After a part of a text, so that numbers in the next one stay there even if this one runs from right to left. */
const LEFT_TO_RIGHT = '\u200e';
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters with their accents are never separated. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of one paper: those of the site's typefaces, and others that its texts need. */
export class Letters {
  private readonly others: ReadonlyMap<string, Face>;

  /** @param others the faces of letters that the site's typefaces lack */
  private constructor(others: ReadonlyMap<string, Face>) {
    this.others = others;
  }

  static async of(texts: readonly string[]): Promise<Letters> {
    const lacking = texts.flatMap((text) => {
      const words = split(text).map((letter) => (faceWith(letter, 'regular') ? ' ' : letter));
      return words.join('').split(' ').filter(Boolean);
    });
    return new Letters(lacking.length === 0 ? new Map() : await openOtherFaces(lacking));
  }

  /**
   * Returns what can be written of a text: without signs that all typefaces lack. A part of it, up to a comma, is left out
   * if one of its letters is lacking: a name is never written with other letters than its owner's.
   */
  printable(text: string): string {
    return text
      .replace(DIRECTIONS, '')
      .split(', ')
      .flatMap((part) => {
        const letters = split(part);
        const known = letters.filter((letter) => this.faceOf(letter, 'regular'));
        return letters.some((letter) => /\p{L}/u.test(letter) && !known.includes(letter)) ? [] : [known.join('')];
      })
      .join(`${LEFT_TO_RIGHT}, `)
      .replace(/ {2,}/g, ' ')
      .trim();
  }

  /** Splits a printable text into runs, in the order in which they stand on paper. */
  runs(text: string, weight: Weight): Run[] {
    const letters = split(text);
    const line = letters.join('');
    const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
    const runs: (Run & { at: number; level: number })[] = [];
    let at = 0;
    for (const letter of letters) {
      const face = this.faceOf(letter, weight);
      const level = levels[at] ?? 0;
      const last = runs.at(-1);
      if (face && letter !== LEFT_TO_RIGHT) {
        if (last?.face === face && last.level === level) last.text += letter;
        else runs.push({ face, text: letter, at, level });
      }
      at += letter.length;
    }
    if (runs.every(({ level }) => level === 0)) return runs;
    const order = bidi.getReorderedIndices(line, {
      levels,
      paragraphs: [{ start: 0, end: line.length - 1, level: 0 }],
    });
    return runs
      .toSorted((one, other) => order.indexOf(one.at) - order.indexOf(other.at))
      .map(({ level, text, face }) => ({ face, text: level % 2 === 1 ? backwards(text) : text }));
  }

  private faceOf(letter: string, weight: Weight): Face | undefined {
    const own = faceWith(letter, weight);
    if (own) return own;
    const other = this.others.get([...letter][0] ?? '');
    return other && has(other.font, letter) ? other : undefined;
  }
}

/** Letters of scripts that run from right to left are turned round when they are shaped; signs between them here. */
function backwards(text: string): string {
  if (RIGHT_TO_LEFT.test(text)) return text;
  return split(text)
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');
}

/** Splits a text into letters with their accents. */
export function split(text: string): string[] {
  const written = text.replace(NARROW_SPACES, NO_BREAK_SPACE).replace(SARA_AM, '\u0e4d$1\u0e32').normalize();
  return Array.from(graphemes.segment(written), ({ segment }) => segment);
}

/** Returns the first of the site's faces that has a letter. */
export function faceWith(letter: string, weight: Weight): Face | undefined {
  for (const file of FACES[weight]) {
    const face = open(file);
    if (has(face.font, letter)) return face;
  }
  return undefined;
}

function has(font: Font, letter: string): boolean {
  return [...letter].every((sign) => INVISIBLE.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** Opens a file of the typeface, once. */
function open(file: string): Face {
  const known = opened.get(file);
  if (known) return known;
  const face = { name: file, font: openFont(unpackTypeface(readFileSync(packages.resolve(file)))) };
  opened.set(file, face);
  return face;
}
