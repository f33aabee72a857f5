import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { MediaStorage } from './media-storage.ts';

/** The end of a file that is being written. */
const PART = '.part';

/** Opens a folder as the storage of uploaded pictures. */
export function openFolder(folder: string): MediaStorage {
  return {
    async read(name) {
      const file = await open(join(folder, name)).catch(nullIfMissing);
      return file?.createReadStream() ?? null;
    },
    async write(name, content) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      // Written beside its place and then moved, so that half a picture is never read.
      const beside = `${path}${PART}`;
      await writeFile(beside, Buffer.isBuffer(content) ? content : content.stream);
      await rename(beside, path);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async *list() {
      const entries = (await readdir(folder, { withFileTypes: true, recursive: true }).catch(nullIfMissing)) ?? [];
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith(PART)) continue;
        const path = join(entry.parentPath, entry.name);
        yield { name: relative(folder, path), bytes: (await stat(path)).size };
      }
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
