import sharp from 'sharp';
import { type CubbyError, fieldError, type PICTURE_ERRORS } from '../../../contract/errors.ts';
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
 * @throws CubbyError one of `PICTURE_ERRORS` on `file`; INVALID_DATA on `crop`.
 */
export async function readPicture(
  file: Blob | Uint8Array,
  { crop, longestSide, quality }: Reading,
): Promise<ReadPicture> {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw broken();
  const part = requireInside(crop, await inspect(bytes));
  const { data, info } = await cut(bytes, part, longestSide, quality);
  return { data, width: info.width, height: info.height };
}

/** Reads enough of a file to identify it: its size is that of the upright picture. */
async function inspect(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  if (isHeic(bytes)) throw wrong('PICTURE_IS_HEIC', 'HEIC cannot be read: save the photo as JPEG.');
  const read = sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
  const { format, autoOrient } = await read.catch(() => {
    throw BEGINNINGS.test(beginningOf(bytes))
      ? broken()
      : wrong('PICTURE_UNSUPPORTED', 'Only JPEG, PNG, WebP and AVIF are accepted.');
  });
  if (!FORMATS.includes(format)) throw wrong('PICTURE_UNSUPPORTED', 'Only JPEG, PNG, WebP and AVIF are accepted.');
  if (autoOrient.width * autoOrient.height > PICTURE_LIMITS.pixels)
    throw wrong('PICTURE_TOO_MANY_PIXELS', `At most ${PICTURE_LIMITS.pixels / 1e6} megapixels are accepted.`);
  return autoOrient;
}

/** The first bytes of files in our formats. */
const BEGINNINGS = /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftypavi[fs])/s;

function isHeic(bytes: Uint8Array): boolean {
  // The brands of the container, of which AVIF shares some.
  const brands = beginningOf(bytes);
  return /^....ftyp/s.test(brands) && /hei[cmsx]|hev[cmx]/.test(brands) && !brands.includes('avif');
}

function beginningOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 48)).toString('latin1');
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
    throw broken();
  }
}

function broken(): CubbyError {
  return wrong('PICTURE_BROKEN', 'The file is damaged or incomplete.');
}

function wrong(id: (typeof PICTURE_ERRORS)[number], message: string): CubbyError {
  return fieldError('file', message, id);
}

/** @throws CubbyError INVALID_DATA on `crop`; PICTURE_TOO_SMALL. */
function requireInside(crop: Crop | undefined, whole: { width: number; height: number }): Crop {
  const part = crop ?? { x: 0, y: 0, ...whole };
  if (part.x + part.width > whole.width || part.y + part.height > whole.height)
    throw fieldError('crop', 'The crop is outside the picture.');
  if (Math.min(part.width, part.height) < PICTURE_LIMITS.shortestSide)
    throw fieldError(
      crop ? 'crop' : 'file',
      `Each side must have at least ${PICTURE_LIMITS.shortestSide} pixels.`,
      'PICTURE_TOO_SMALL',
    );
  return part;
}
