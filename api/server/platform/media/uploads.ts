import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { MediaStorage } from './media-storage.ts';

/** Returns the folders of uploads, and of resized pictures. */
export function foldersOf(dataDir: string): { uploads: string; pictures: string } {
  return { uploads: join(dataDir, 'uploads'), pictures: join(dataDir, 'pictures') };
}

export function isUpload(name: string): boolean {
  return name.startsWith('upload-');
}

/** Sorts uploaded photos before our drawings; otherwise the order stays. */
export function uploadsFirst(names: readonly string[]): string[] {
  return names.toSorted((one, other) => Number(isUpload(other)) - Number(isUpload(one)));
}

/** Reads the original of an upload; null when there is no such upload. */
export async function readUpload(media: MediaStorage, name: string): Promise<Buffer | null> {
  const stream = await media.read(fileOf(name));
  return stream && buffer(stream);
}

/** Returns the name of an upload's original in the storage. */
export function fileOf(name: string): string {
  return `${name}.webp`;
}

/** Resizes an upload to a size other than those of its purpose. */
export async function cutUpload(
  original: Buffer,
  [width, height]: readonly [number, number],
  format: 'webp' | 'avif' | 'jpeg',
): Promise<Buffer> {
  const image = sharp(original).resize(width, height, { fit: 'cover' });
  // The same low effort as for drawn pictures: the bytes saved are not worth the time.
  return (format === 'avif' ? image.avif({ effort: 2 }) : image.toFormat(format)).toBuffer();
}
