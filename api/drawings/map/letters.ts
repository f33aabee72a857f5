import { createRequire } from 'node:module';
import { typefaces } from '@cubby/design-system/tokens';
import { type Font, openSync } from 'fontkit';

/* Words as outlines: the renderer then needs no typefaces installed on the machine. */

const packages = createRequire(import.meta.url);

export type Weight = 'regular' | 'strong';

/** The typeface of the site; letters beyond the first file are in the second. */
const FACES: Record<Weight, readonly string[]> = { regular: facesOf(400), strong: facesOf(600) };

function facesOf(weight: number): string[] {
  const { source } = typefaces.text;
  return ['latin', 'latin-ext'].map((part) => `@fontsource/${source}/files/${source}-${part}-${weight}-normal.woff`);
}

const opened = new Map<string, Font>();

export interface Line {
  /** SVG path data, its baseline beginning at 0, 0. */
  path: string;
  width: number;
}

/** Returns one line of words as outlines; null when our typeface lacks one of its letters. */
export function writeLine(text: string, size: number, weight: Weight, spacing = 0): Line | null {
  let width = 0;
  const parts: string[] = [];
  for (const letter of text) {
    const font = faceWith(letter, weight);
    const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    if (!font || !glyph) return null;
    const scale = size / font.unitsPerEm;
    parts.push(outline(glyph.path.commands, scale, width));
    width += glyph.advanceWidth * scale + spacing;
  }
  return { path: parts.join(''), width: width - spacing };
}

function faceWith(letter: string, weight: Weight): Font | undefined {
  return FACES[weight].map(open).find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function open(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(packages.resolve(file)) as Font;
  opened.set(file, font);
  return font;
}

const LETTER_OF: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Flips an outline: typefaces measure upwards, pictures downwards. */
function outline(commands: readonly { command: string; args: number[] }[], scale: number, right: number): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => (index % 2 === 0 ? value * scale + right : -value * scale).toFixed(2));
      return `${LETTER_OF[command] ?? ''}${points.join(' ')}`;
    })
    .join('');
}
