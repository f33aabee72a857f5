import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The browser draws the corners of one picture differently by 2 % of black to white at most, from run to run. */
const INVISIBLE = 0.03;

export type Verdict = 'changed' | 'new' | 'removed' | 'same';

/**
 * Compares two pictures of a story, either of which may be missing, and marks their difference in a third picture.
 *
 * @returns what has become of the story, and the number of pixels that differ.
 */
export async function compare(
  before: string,
  after: string,
  difference: string,
): Promise<{ verdict: Verdict; pixels: number }> {
  if (!existsSync(before)) return { verdict: 'new', pixels: 0 };
  if (!existsSync(after)) return { verdict: 'removed', pixels: 0 };
  const [one, other] = await Promise.all([readFile(before), readFile(after)]);
  if (one.equals(other)) return { verdict: 'same', pixels: 0 };
  const pixels = await mark(one, other, difference);
  return { verdict: pixels > 0 ? 'changed' : 'same', pixels };
}

async function mark(one: Buffer, other: Buffer, path: string): Promise<number> {
  const [before, after] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [left, right] = await Promise.all([pixelsOf(one, width, height), pixelsOf(other, width, height)]);
  const marked = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(left, right, marked, width, height, { threshold: INVISIBLE, includeAA: true });
  if (pixels > 0)
    await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(path);
  return pixels;
}

/** Reads a picture's pixels, with nothing where it is smaller than the other one. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: right, height: bottom } = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - right, bottom: height - bottom, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
}
