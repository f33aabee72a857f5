import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

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

/** Resizes an upload to a size other than those of its purpose; undefined when there is no such upload. */
export async function cutUpload(
  dataDir: string,
  name: string,
  [width, height]: readonly [number, number],
  format: 'webp' | 'avif' | 'jpeg',
): Promise<Buffer | undefined> {
  const master = await readFile(join(foldersOf(dataDir).uploads, `${name}.webp`)).catch(() => null);
  if (!master) return undefined;
  const image = sharp(master).resize(width, height, { fit: 'cover' });
  // The same low effort as for drawn pictures: the bytes saved are not worth the time.
  return (format === 'avif' ? image.avif({ effort: 2 }) : image.toFormat(format)).toBuffer();
}
