import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** The user and group a child process runs under; empty for our own. */
export type Identity = { uid: number; gid: number } | Record<string, never>;

/** Users without rights that systems come with, best first. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * Chooses who runs PostgreSQL, which refuses to run as root: the owner of the data folder, where there is one, else an
 * unprivileged user of this system. Anyone but root runs it themselves.
 *
 * @throws Error that says what to do where no such user exists.
 */
export function chooseIdentity(folder: string): Identity {
  if (process.getuid?.() !== 0) {
    refuseForeign(folder);
    return {};
  }
  const owner = existsSync(folder) ? statSync(folder) : null;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error(
    `PostgreSQL does not run as root, and this system has none of the users ${UNPRIVILEGED.join(' and ')}. Start Cubby as another user, or set DATABASE_URL.`,
  );
}

function refuseForeign(folder: string): void {
  if (!existsSync(folder)) return;
  const { uid } = statSync(folder);
  if (uid !== process.getuid?.())
    throw new Error(`${folder} belongs to another user (number ${uid}). Start Cubby as that user or as root.`);
}

function idOf(kind: '-u' | '-g', name: string): number | null {
  try {
    return Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}

/**
 * Returns the name of the user this process runs under, by which PostgreSQL knows its caller.
 *
 * @throws Error that says what to do where the user's number has no name.
 */
export function ownName(): string {
  try {
    return userInfo().username;
  } catch (cause) {
    throw new Error(
      `PostgreSQL needs a user of this system, and number ${process.getuid?.()} has no entry in the password file. Start Cubby as another user, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** Tells whether a child of this identity can read a file or enter a folder; every folder above counts. */
export function canReach(identity: Identity, path: string): boolean {
  return spawnSync('test', ['-r', path, '-a', '-x', path], { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}
