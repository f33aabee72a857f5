import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CacheUse } from '../caches/caches.ts';

/** The interval of recording views of a picture, so that the least viewed are deleted first. */
const TOUCH_MS = 86_400_000;
/** The share of the limit that is left after a sweep. */
const LEFT_SHARE = 0.8;

/**
 * Drawn and resized pictures, cached on disk. All of them can be made again, so their size is limited: those viewed
 * longest ago are deleted first.
 */
export class KeptPictures {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Counted once, and then kept up to date; null until then. */
  #bytes: number | null = null;
  #hits = 0;
  #misses = 0;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  async read(name: string): Promise<Buffer | null> {
    const path = join(this.#folder, name);
    const picture = await readFile(path).catch(() => null);
    if (picture) this.#hits += 1;
    else this.#misses += 1;
    if (picture) await this.#touch(path);
    return picture;
  }

  /** Counts reads; the files are shared with other servers and not counted. */
  use(): CacheUse {
    return { hits: this.#hits, misses: this.#misses, entries: null };
  }

  async write(name: string, picture: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true });
    // Written beside its place and then moved, so that half a picture is never read.
    const beside = `${path}.${process.pid}`;
    await writeFile(beside, picture);
    await rename(beside, path);
    this.#bytes = this.#bytes === null ? sizeOf(await this.#list()) : this.#bytes + picture.length;
    if (this.#bytes > this.#mostBytes) await this.#sweep();
  }

  async #touch(path: string): Promise<void> {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    const now = new Date();
    if (now.getTime() - mtimeMs > TOUCH_MS) await utimes(path, now, now).catch(() => {});
  }

  /** Counts again, because other servers may use the same folder. */
  async #sweep(): Promise<void> {
    const files = (await this.#list()).sort((one, other) => one.touched - other.touched);
    let left = sizeOf(files);
    for (const { path, size } of files) {
      if (left <= this.#mostBytes * LEFT_SHARE) break;
      await rm(path, { force: true });
      left -= size;
    }
    this.#bytes = left;
  }

  async #list(): Promise<KeptFile[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const found = await stat(path).catch(() => null);
        return found?.isFile() ? [{ path, size: found.size, touched: found.mtimeMs }] : [];
      }),
    );
    return files.flat();
  }
}

interface KeptFile {
  path: string;
  size: number;
  touched: number;
}

function sizeOf(files: readonly KeptFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
