import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a data directory for this process: an embedded database must never be opened twice. The lock is the operating
 * system's, held on a file through SQLite, which comes with Node: a process that is killed lets go of it at once, one
 * that is paused keeps it.
 *
 * @throws Error at once, naming the directory and the process that holds it.
 */
export function lockDataDir(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, 'lock'));
  try {
    // Nothing is ever written to it, so no journal has to be kept for it either.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    const message = `DATA_DIR ${directory} is in use by ${holderOf(directory)}. Stop it, or set DATA_DIR to another folder.`;
    throw new Error(message, { cause: error });
  }
  const since = new Date().toISOString();
  writeFileSync(holderFile(directory), `process ${process.pid}, started ${since}`);
  return () => lock.close();
}

function holderOf(directory: string): string {
  try {
    return readFileSync(holderFile(directory), 'utf8');
  } catch {
    return 'another process';
  }
}

/** Beside the lock, because nobody else can read what is locked. */
function holderFile(directory: string): string {
  return join(directory, 'lock-holder');
}
