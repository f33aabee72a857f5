import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CubbyServer } from './cubby-server.ts';

interface DataDir {
  DATA_DIR: string;
}

/** Returns the lock file of the PostgreSQL that a server runs in its data directory. */
export function lockFile({ DATA_DIR }: DataDir): string {
  return join(DATA_DIR, 'postgresql/postmaster.pid');
}

/** Returns the process id of that PostgreSQL. */
export function postgresOf(dataDir: DataDir): number {
  return Number(readFileSync(lockFile(dataDir), 'utf8').split('\n')[0]);
}

/** Returns the folder of its socket. */
export function runFolderOf(dataDir: DataDir): string {
  return readFileSync(lockFile(dataDir), 'utf8').split('\n')[4] ?? '';
}

/**
 * Kills the shells that would end PostgreSQL with its server. Both are paused first: if they ended one after the other,
 * the second would still see the first one's pipe close, and end PostgreSQL.
 */
export function killGuard({ DATA_DIR }: DataDir): void {
  for (const signal of ['-STOP', '-KILL'])
    execFileSync('pkill', [signal, '-f', `cubby-guard .*cubby[.]folder=${DATA_DIR}/`]);
}

/** Kills everything at once, as a power cut would, without warning. */
export async function killAll(server: CubbyServer, dataDir: DataDir): Promise<void> {
  const postgres = postgresOf(dataDir);
  killGuard(dataDir);
  process.kill(postgres, 'SIGKILL');
  await server.kill();
}
