import sharp from 'sharp';
import { fieldError } from '../../../contract/errors.ts';
import { type Crop, PICTURE_LIMITS } from '../../../contract/structs/picture.ts';

/** Formats that cameras and people use. Vector drawings are left out: they can load anything. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
const READING = { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' } as const;

interface Reading {
  crop?: Crop | undefined;
  /** Pixels; larger pictures are reduced. */
  longestSide: number;
  /** Quality of the WebP, 1 to 100. */
  quality: number;
}

/** A picture in the form we store. */
export interface ReadPicture {
  /** The WebP file. */
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Reads an uploaded picture: decoded, turned upright, cropped and encoded again, so that nothing of the file itself is
 * kept, neither its position nor any hidden content.
 *
 * @throws CubbyError INVALID_DATA on `file` or `crop`.
 */
export async function readPicture(
  file: Blob | Uint8Array,
  { crop, longestSide, quality }: Reading,
): Promise<ReadPicture> {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw fieldError('file', 'This file is empty.');
  const part = requireInside(crop, await inspect(bytes));
  const { data, info } = await cut(bytes, part, longestSide, quality);
  return { data, width: info.width, height: info.height };
}

/** Reads enough of a file to identify it: its size is that of the upright picture. */
async function inspect(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await sharp(bytes, READING)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 } }));
  if (!FORMATS.includes(format ?? '')) throw fieldError('file', 'Only JPEG, PNG, WebP and AVIF are accepted.');
  return autoOrient;
}

async function cut(bytes: Uint8Array, part: Crop, longestSide: number, quality: number) {
  const { x: left, y: top, width, height } = part;
  try {
    return await sharp(bytes, READING)
      .autoOrient()
      .extract({ left, top, width, height })
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw fieldError('file', 'The picture cannot be read, or has more than 60 megapixels.');
  }
}

/** @throws CubbyError INVALID_DATA on `crop`, or on `file` when the whole is too small. */
function requireInside(crop: Crop | undefined, whole: { width: number; height: number }): Crop {
  const part = crop ?? { x: 0, y: 0, ...whole };
  if (part.x + part.width > whole.width || part.y + part.height > whole.height)
    throw fieldError('crop', 'The crop is outside the picture.');
  if (Math.min(part.width, part.height) < PICTURE_LIMITS.shortestSide)
    throw fieldError(crop ? 'crop' : 'file', `Each side must have at least ${PICTURE_LIMITS.shortestSide} pixels.`);
  return part;
}
