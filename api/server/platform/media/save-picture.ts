import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { UploadedPicture } from '../../../contract/structs/picture.ts';
import { PICTURE_SIZES } from '../../../contract/vocabulary/pictures.ts';
import type { HasDatabase } from '../database/connect.ts';
import type { Caller } from '../http/call.ts';
import type { HasClock } from '../runtime/clock.ts';
import { hexId } from '../secrets/ids.ts';
import type { HasConfig } from '../settings/config.ts';
import type { HasMedia } from './media-storage.ts';
import { pictureSet } from './picture-set.ts';
import { addPreview } from './preview.ts';
import { readPicture } from './read-picture.ts';
import { insertPicture } from './store.ts';
import { fileOf, foldersOf } from './uploads.ts';

const LONGEST_SIDE = 2400;

/**
 * Stores a picture, read by `readPicture`, so that nothing of the file itself is kept. Its sizes are made at once.
 *
 * @throws CubbyError like `readPicture`; UNAVAILABLE when it cannot be stored.
 */
export async function savePicture(
  services: HasConfig & HasDatabase & HasClock & HasMedia,
  caller: Caller,
  { file, purpose, crop }: BodyOf<Endpoints['createPicture']>,
): Promise<UploadedPicture> {
  const { data, width, height } = await readPicture(file, { crop, longestSide: LONGEST_SIDE, quality: 90 });
  const id = `upload-${hexId(12)}`;
  const { pictures } = foldersOf(services.config.dataDir);
  await services.media.write(fileOf(id), data);
  await mkdir(pictures, { recursive: true });
  for (const size of PICTURE_SIZES[purpose]) {
    const [across = 0, down = 0] = size.split('x').map(Number);
    const sized = await sharp(data).resize(across, down, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    await writeFile(join(pictures, `${id}-${size}.webp`), sized);
  }
  const row = { id, purpose, width, height, uploaded_by: caller.userId, created: services.now() };
  const { query } = services.database;
  await insertPicture(query, row);
  await addPreview(query, id, data);
  return { id, purpose, width, height, picture: pictureSet(id, PICTURE_SIZES[purpose], '') };
}
