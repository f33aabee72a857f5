import lockfile from 'proper-lockfile';

/** A lock not refreshed for this long belongs to a process that was killed. */
const STALE_MS = 5_000;

/**
 * Takes the data directory for this process: the embedded database must never be opened twice.
 * Waits long enough to outlast the lock of a process that was killed just before.
 *
 * @throws Error naming the directory when another process holds it.
 */
export async function lockDataDir(directory: string): Promise<() => Promise<void>> {
  const attempts = 8;
  try {
    return await lockfile.lock(directory, {
      stale: STALE_MS,
      update: 1_500,
      retries: { retries: attempts, minTimeout: 1_000, maxTimeout: 1_000 },
    });
  } catch (error) {
    throw new Error(`DATA_DIR ${directory} is in use by another process. Stop it, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
}
