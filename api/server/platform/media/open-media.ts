import type { Config } from '../settings/config.ts';
import { openFolder } from './folder-storage.ts';
import type { BucketBounds, MediaStorage } from './media-storage.ts';
import { foldersOf } from './uploads.ts';

/** Opens the bucket of MEDIA_URL, or else the folder in DATA_DIR, for which nothing of the AWS SDK is loaded. */
export async function openMedia(
  { media, dataDir }: Pick<Config, 'media' | 'dataDir'>,
  bounds: BucketBounds = {},
): Promise<MediaStorage> {
  if (!media) return openFolder(foldersOf(dataDir).uploads);
  return (await import('./bucket-storage.ts')).openBucket(media, bounds);
}
