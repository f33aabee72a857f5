import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Where uploads lie, and where pictures are kept once they were cut to a size. */
export function foldersOf(dataDir: string): { uploads: string; pictures: string } {
  return { uploads: join(dataDir, 'uploads'), pictures: join(dataDir, 'pictures') };
}

export function isUpload(name: string): boolean {
  return name.startsWith('upload-');
}

/** What somebody photographed stands before what we drew; otherwise as it was. */
export function uploadsFirst(names: readonly string[]): string[] {
  return names.toSorted((one, other) => Number(isUpload(other)) - Number(isUpload(one)));
}

/** An upload cut to another size than those of its purpose; undefined when there is no such upload. */
export async function cutUpload(
  dataDir: string,
  name: string,
  [width, height]: readonly [number, number],
  format: 'webp' | 'avif' | 'jpeg',
): Promise<Buffer | undefined> {
  const master = await readFile(join(foldersOf(dataDir).uploads, `${name}.webp`)).catch(() => null);
  if (!master) return undefined;
  const image = sharp(master).resize(width, height, { fit: 'cover' });
  // As little effort as drawn pictures take: what it saves in bytes is not worth the time.
  return (format === 'avif' ? image.avif({ effort: 2 }) : image.toFormat(format)).toBuffer();
}
