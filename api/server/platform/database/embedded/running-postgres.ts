import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type OsProcess, readProcess } from './os-process.ts';

/**
 * Returns parameters for PostgreSQL's command line that name its owner. PostgreSQL accepts any parameter with a prefix,
 * and everyone can read the command line of a process.
 */
export function ownershipParameters(folder: string): string[] {
  return ['-c', `cubby.folder=${folder}`, '-c', `cubby.server=${process.pid}`];
}

/** A PostgreSQL process that uses a data folder. */
interface RunningPostgres {
  pid: number;
  started: Date;
  /** The Cubby server it belongs to; null when that server is gone. */
  serverPid: number | null;
}

/** The line of the lock file with the folder of the socket, which a killed guard has not removed. */
const SOCKET_LINE = 4;
const RUN_FOLDER = /\/cubby-\w{6}$/;

/** The time for a PostgreSQL without a server to write its last checkpoint, milliseconds. */
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 5_000;
const LOOK_MS = 25;

/**
 * Makes sure that no PostgreSQL runs on a data folder: ends one that a killed server left behind, and removes a lock
 * file whose process has ended or whose number belongs to another one by now, with the folder of its socket.
 *
 * @throws Error naming the process when a server uses the folder.
 */
export async function takeOver(folder: string, dataDir: string, say: (text: string) => void): Promise<void> {
  const running = findRunning(folder);
  if (running) refuseInUse(running, dataDir);
  const runFolder = readLock(folder)?.split('\n')[SOCKET_LINE] ?? '';
  if (running) await end(folder, running);
  else removeStaleLock(folder);
  if (RUN_FOLDER.test(runFolder)) rmSync(runFolder, { recursive: true, force: true });
  if (running) say(`Stopped a PostgreSQL that an earlier server had left running (process ${running.pid}).`);
}

/** @throws Error naming the process when a server uses the folder. */
export function refuseIfInUse(folder: string, dataDir: string): void {
  const running = findRunning(folder);
  if (running) refuseInUse(running, dataDir);
}

function refuseInUse({ serverPid, started }: RunningPostgres, dataDir: string): void {
  if (serverPid === null) return;
  throw new Error(
    `DATA_DIR ${dataDir} is in use by process ${serverPid}, started ${started.toISOString()}. Stop it, or set DATA_DIR to another folder.`,
  );
}

/**
 * Finds the running PostgreSQL. Its number may belong to another process by now, so the process itself is checked for
 * being PostgreSQL on this folder.
 */
function findRunning(folder: string): RunningPostgres | null {
  const [pid, , started] = readLock(folder)?.split('\n') ?? [];
  const postmaster = readProcess(Number(pid));
  if (!postmaster || !runsOn(folder, postmaster)) return null;
  const [, server] = / cubby\.server=(\d+)( |$)/.exec(postmaster.command) ?? [];
  // The guard (see guard.ts) is the server's child: when the server dies it gets another parent at once.
  const guard = readProcess(postmaster.parentPid);
  const isOwned = guard !== null && runsOn(folder, guard) && guard.parentPid === Number(server);
  return {
    pid: postmaster.pid,
    started: new Date(Number(started) * 1000),
    serverPid: isOwned ? Number(server) : null,
  };
}

function runsOn(folder: string, { command }: OsProcess): boolean {
  return `${command} `.includes(` cubby.folder=${folder} `);
}

/** Reads PostgreSQL's lock file: process number, data directory, start in seconds, and more, a line each. */
function readLock(folder: string): string | null {
  try {
    return readFileSync(lockFile(folder), 'utf8');
  } catch {
    return null;
  }
}

function lockFile(folder: string): string {
  return join(folder, 'postmaster.pid');
}

/**
 * Removes a stale lock file. PostgreSQL trusts one whose number belongs to any live process, even another one. Renaming
 * it first shows whether it is still the one that was read: a server that starts at this moment writes its own.
 */
function removeStaleLock(folder: string): void {
  const stale = readLock(folder);
  if (stale === null) return;
  const aside = `${lockFile(folder)}.stale-${process.pid}`;
  try {
    renameSync(lockFile(folder), aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, lockFile(folder));
  rmSync(aside);
}

/** Ends the process first like the server, then like a power cut: neither loses anything committed. */
async function end(folder: string, { pid }: RunningPostgres): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    if (findRunning(folder)?.pid === pid) process.kill(pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (findRunning(folder)?.pid !== pid) return;
      await setTimeout(LOOK_MS);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) from an earlier server does not stop. Stop it, then start again.`);
}
