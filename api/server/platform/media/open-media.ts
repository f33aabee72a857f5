import type { Config } from '../settings/config.ts';
import { openFolder } from './folder-store.ts';
import type { BucketBounds, MediaStore } from './media-store.ts';
import { foldersOf } from './uploads.ts';

/** Opens the bucket of MEDIA_URL, or else the folder in DATA_DIR, for which nothing of the AWS SDK is loaded. */
export async function openMedia(
  { media, dataDir }: Pick<Config, 'media' | 'dataDir'>,
  bounds: BucketBounds = {},
): Promise<MediaStore> {
  if (!media) return openFolder(foldersOf(dataDir).uploads);
  return (await import('./bucket-store.ts')).openBucket(media, bounds);
}
