import type { ClaimFilePurpose } from '@cubby/api';
import type { DBSchema } from 'idb';

/** A file of a claim that the server does not have yet. */
export interface KeptFile {
  claimId: string;
  purpose: ClaimFilePurpose;
  file: Blob;
}

interface Schema extends DBSchema {
  files: { key: number; value: KeptFile; indexes: { claimId: string } };
}

const NAME = 'cubby-claims';

/**
 * Keeps a file on this device until it is removed.
 *
 * @throws where the browser has no storage for files, or no room.
 */
export async function keepFile(file: KeptFile): Promise<void> {
  await within((database) => database.add('files', file));
}

/** Lists a claim's files on this device with their keys, in the order they were kept. */
export function listKeptFiles(claimId: string): Promise<(KeptFile & { key: number })[]> {
  return within(async (database) => {
    const { store } = database.transaction('files');
    const [keys, files] = await Promise.all([
      store.index('claimId').getAllKeys(claimId),
      store.index('claimId').getAll(claimId),
    ]);
    return files.map((file, index) => ({ ...file, key: keys[index] ?? 0 }));
  });
}

export async function removeKeptFile(key: number): Promise<void> {
  await within((database) => database.delete('files', key));
}

/** Deletes all of them from this device. */
export function forgetFiles(): void {
  // Some browsers have no such storage in private windows.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(NAME);
}

type Database = Awaited<ReturnType<typeof open>>;

/** Opens the database for one step only: an open connection would keep it from being deleted. */
async function within<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The library is loaded with the first file, not with every page. */
async function open() {
  const { openDB } = await import('idb');
  return openDB<Schema>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore('files', { autoIncrement: true }).createIndex('claimId', 'claimId');
    },
  });
}
