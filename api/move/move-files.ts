import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { ListedFile, MediaStorage } from '../server/platform/media/media-storage.ts';

/** Files moved at once: a bucket takes its time for each, and the line is shared. */
const AT_ONCE = 8;
const TOLD_EACH = 1_000;

export interface MovedFiles {
  files: number;
  /** Files that an earlier run had copied. */
  already: number;
}

/**
 * Copies the files of one storage to another and compares all of them, also those an earlier run had copied, so that a second
 * run needs no record of the first. The source is only read.
 *
 * @throws Error about a file that differs after copying; MediaFailure.
 */
export async function moveFiles(
  from: MediaStorage,
  to: MediaStorage,
  say: (text: string) => void,
): Promise<MovedFiles> {
  const there = new Map<string, number>();
  for await (const { name, bytes } of to.list()) there.set(name, bytes);
  const moved: MovedFiles = { files: 0, already: 0 };
  const turn = pLimit(AT_ONCE);
  const moveOne = async ({ name, bytes }: ListedFile) => {
    const isThere = there.get(name) === bytes && (await isSame(from, to, name));
    if (isThere) moved.already += 1;
    else await copy(from, to, { name, bytes });
    moved.files += 1;
    if (moved.files % TOLD_EACH === 0) say(`${moved.files.toLocaleString('en')} pictures …`);
  };
  const here: ListedFile[] = [];
  for await (const file of from.list()) here.push(file);
  try {
    await Promise.all(here.map((file) => turn(() => moveOne(file))));
  } finally {
    turn.clearQueue();
  }
  return moved;
}

async function copy(from: MediaStorage, to: MediaStorage, { name, bytes }: ListedFile): Promise<void> {
  const stream = await from.read(name);
  if (!stream) throw new Error(`${name} has gone from the source: stop Cubby first, and then run this again.`);
  await to.write(name, { stream, bytes });
  if (!(await isSame(from, to, name)))
    throw new Error(`${name} differs from the source after copying. Run this again; nothing else is changed.`);
}

async function isSame(from: MediaStorage, to: MediaStorage, name: string): Promise<boolean> {
  const [one, other] = await Promise.all([hashOf(from, name), hashOf(to, name)]);
  return one !== null && one === other;
}

async function hashOf(storage: MediaStorage, name: string): Promise<string | null> {
  const stream = await storage.read(name);
  if (!stream) return null;
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}
