import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { openFont } from './open-font.ts';

const packages = createRequire(import.meta.url);

/**
 * The typefaces of letters that the site's own lack. A word is written in the first that has all of it: Chinese names in
 * the typeface for Chinese if that for Japanese lacks one of their letters.
 */
const FAMILIES = [
  // Noto’s own for Arabic draws letters from parts, which readers of a paper cannot put together again.
  'vazirmatn',
  ...['hebrew', 'thai', 'georgian', 'jp', 'kr', 'sc'].map((script) => `noto-sans-${script}`),
];

/** A typeface's file, by the name that a paper knows it by. */
export interface Face {
  name: string;
  font: Font;
}

/** The files of a family, each with the code points in it. */
type Family = { file: string; ranges: [from: number, to: number][] }[];

/** Read with the first letter that needs one. */
let families: Family[] | null = null;

/** Opens the faces of words that the site's typefaces lack, cut to their letters; by letter. */
export async function openOtherFaces(words: readonly string[]): Promise<Map<string, Face>> {
  families ??= FAMILIES.map(readFamily);
  const wanted = new Map<string, string>();
  for (const word of new Set(words)) {
    const signs = [...word];
    const all = families.find((family) => signs.every((sign) => fileOf(family, sign)));
    for (const sign of signs) {
      const family = all ?? families.find((each) => fileOf(each, sign));
      const file = family && fileOf(family, sign);
      if (file) wanted.set(file, (wanted.get(file) ?? '') + sign);
    }
  }
  const { default: subsetFont } = await import('subset-font');
  const faces = new Map<string, Face>();
  for (const [file, signs] of wanted) {
    const whole = readFileSync(packages.resolve(file));
    // Some ranges promise letters that their file lacks.
    const { characterSet } = openFont(whole);
    const letters = [...signs].filter((sign) => characterSet.includes(sign.codePointAt(0) ?? 0)).join('');
    if (!letters) continue;
    // The files have all weights. The library that draws papers can embed neither these nor their compression.
    const bytes = await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: { wght: 400 } });
    const face = { name: file, font: openFont(bytes) };
    for (const letter of letters) if (!faces.has(letter)) faces.set(letter, face);
  }
  return faces;
}

function fileOf(family: Family, sign: string): string | undefined {
  const point = sign.codePointAt(0) ?? 0;
  return family.find(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to))?.file;
}

function readFamily(name: string): Family {
  const folder = `@fontsource-variable/${name}`;
  const parts = JSON.parse(readFileSync(packages.resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(parts).map(([part, ranges]) => ({
    // The parts of large families have numbers: `[12]`.
    file: `${folder}/files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return [from, to];
    }),
  }));
}
