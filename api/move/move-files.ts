import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface MovedFiles {
  files: number;
  /** Files that an earlier run had copied. */
  already: number;
}

/**
 * Copies the files of one folder to another, each under its own name once it is whole; those there already, of the same
 * size, are kept: names of uploads are never used again.
 */
export async function moveFiles(from: string, to: string): Promise<MovedFiles> {
  const moved: MovedFiles = { files: 0, already: 0 };
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const folder = join(to, entry.parentPath.slice(from.length));
    const target = join(folder, entry.name);
    moved.files += 1;
    if ((await sizeOf(target)) === (await sizeOf(path))) {
      moved.already += 1;
      continue;
    }
    await mkdir(folder, { recursive: true });
    await copyFile(path, `${target}.part`);
    await rename(`${target}.part`, target);
  }
  return moved;
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}
