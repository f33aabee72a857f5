import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import { type Crop, PICTURE_LIMITS, type UploadedPicture } from '../../../contract/structs/picture.ts';
import { PICTURE_SIZES } from '../../../contract/vocabulary/pictures.ts';
import type { HasDatabase } from '../database/connect.ts';
import type { Caller } from '../http/call.ts';
import type { HasClock } from '../runtime/clock.ts';
import { hexId } from '../secrets/ids.ts';
import type { HasConfig } from '../settings/config.ts';
import { pictureSet } from './picture-set.ts';
import { insertPicture } from './store.ts';
import { foldersOf } from './uploads.ts';

/** What cameras and people save as. Drawings are left out: they may fetch what they like. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
const LONGEST_SIDE = 2400;
const READING = { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' } as const;

/**
 * Keeps a picture: decoded, turned upright, cropped and written anew, so that nothing of the file itself is kept,
 * neither where it was taken nor what somebody hid in it. Its sizes are cut at once.
 *
 * @throws CubbyError INVALID_DATA on `file` or `crop`.
 */
export async function savePicture(
  services: HasConfig & HasDatabase & HasClock,
  caller: Caller,
  { file, purpose, crop }: BodyOf<Endpoints['createPicture']>,
): Promise<UploadedPicture> {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw fieldError('file', 'This file is empty.');
  const master = await cut(bytes, requireInside(crop, await inspect(bytes)));
  const { width, height } = master.info;
  const id = `upload-${hexId(12)}`;
  const folders = foldersOf(services.config.dataDir);
  await mkdir(folders.uploads, { recursive: true });
  await mkdir(folders.pictures, { recursive: true });
  await writeFile(join(folders.uploads, `${id}.webp`), master.data);
  for (const size of PICTURE_SIZES[purpose]) {
    const [across = 0, down = 0] = size.split('x').map(Number);
    const sized = await sharp(master.data).resize(across, down, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    await writeFile(join(folders.pictures, `${id}-${size}.webp`), sized);
  }
  const row = { id, purpose, width, height, uploaded_by: caller.userId, created: services.now() };
  await insertPicture(services.database.query, row);
  return { id, purpose, width, height, picture: pictureSet(id, PICTURE_SIZES[purpose], '') };
}

/** Reads enough of a file to know what it is: its size the way it is shown. */
async function inspect(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await sharp(bytes, READING)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 } }));
  if (!FORMATS.includes(format ?? '')) throw fieldError('file', 'Only JPEG, PNG, WebP and AVIF are accepted.');
  return autoOrient;
}

async function cut(bytes: Uint8Array, { x: left, y: top, width, height }: Crop) {
  try {
    return await sharp(bytes, READING)
      .autoOrient()
      .extract({ left, top, width, height })
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw fieldError('file', 'The picture cannot be read, or has more than 60 megapixels.');
  }
}

/** @throws CubbyError INVALID_DATA on `crop`, or on `file` when the whole is too small. */
function requireInside(crop: Crop | undefined, whole: { width: number; height: number }): Crop {
  const part = crop ?? { x: 0, y: 0, ...whole };
  if (part.x + part.width > whole.width || part.y + part.height > whole.height)
    throw fieldError('crop', 'The crop lies outside the picture.');
  if (Math.min(part.width, part.height) < PICTURE_LIMITS.shortestSide)
    throw fieldError(crop ? 'crop' : 'file', `Each side needs ${PICTURE_LIMITS.shortestSide} pixels at least.`);
  return part;
}
