import { hue } from '@cubby/design-system/paints';
import sharp from 'sharp';
import { type Scene, sceneOf } from './draw-picture.ts';
import { frameOf } from './frame.ts';

export type PictureFormat = 'webp' | 'avif' | 'jpeg';

const longestSide = 2400;
const shortestSide = 16;

/**
 * Draws the named picture in exactly this size, pixels. Undefined when there is no such picture or the size is out of
 * bounds. `more` finds scenes beside those every network has.
 */
export function renderPicture(
  name: string,
  width: number,
  height: number,
  format: PictureFormat,
  more: (name: string) => Scene | undefined = () => undefined,
): Promise<Buffer> | undefined {
  const sensible = [width, height].every(
    (side) => Number.isInteger(side) && side >= shortestSide && side <= longestSide,
  );
  const scene = sensible ? (sceneOf(name) ?? more(name)) : undefined;
  if (!scene) return undefined;
  const image = sharp(Buffer.from(scene(frameOf(width, height)))).resize(width, height, { fit: 'fill' });
  // Flat colours keep their edges at a low quality in every format but JPEG.
  if (format === 'webp') return image.webp({ quality: 82 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: 60, effort: 2 }).toBuffer();
  return image.flatten({ background: hue.neutral[50] }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
