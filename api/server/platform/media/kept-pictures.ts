import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How often looking at a picture is written down, so that the ones nobody looks at go first. */
const TOUCH_MS = 86_400_000;
/** After a sweep there is room for a while. */
const LEFT_SHARE = 0.8;

/**
 * Pictures that were drawn or cut, on disk. All of them can be made again, so there are never more than so many bytes:
 * those looked at longest ago go first.
 */
export class KeptPictures {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Counted once, and then kept up; null until then. */
  #bytes: number | null = null;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  async read(name: string): Promise<Buffer | null> {
    const path = join(this.#folder, name);
    const picture = await readFile(path).catch(() => null);
    if (picture) await this.#touch(path);
    return picture;
  }

  async write(name: string, picture: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true });
    // Written beside and then moved, so that nobody ever reads half a picture.
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

  /** Counts anew, because other servers may keep theirs in the same folder. */
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
