import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  url: string;
  /** Stops it at once and lets its files stay: connections are cut, nothing is waited for. */
  halt: () => Promise<void>;
  /** Starts it again after a halt, at the same address. */
  resume: () => Promise<void>;
  /** Ends it and removes its files. */
  stop: () => Promise<void>;
}

/** The folder with initdb and postgres: of POSTGRES_BIN, of Debian's packages, or on the PATH; else null. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as Debian's `nobody`, whose numbers these are. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

/** Starts a throw-away cluster on a loopback port of its own. `settings` are lines of postgresql.conf. */
export async function startPostgres(bin: string, settings: Record<string, string> = {}): Promise<PostgresServer> {
  const identity = process.getuid?.() === 0 ? NOBODY : {};
  const folder = mkdtempSync(join(tmpdir(), 'cubby-postgres-'));
  if ('uid' in identity) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'cubby', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...identity,
    stdio: 'ignore',
    cwd: folder,
  });
  const port = await freePort();
  const options = Object.entries({ ...DEFAULTS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://cubby@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...options], {
      ...identity,
      stdio: 'ignore',
      cwd: folder,
    });
    await answering(url);
    return started;
  };
  let server = await start();
  return {
    url,
    halt: () => end(server, 'SIGQUIT'),
    resume: async () => {
      server = await start();
    },
    stop: async () => {
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const DEFAULTS = { listen_addresses: '127.0.0.1', max_connections: '120', shared_buffers: '256MB', fsync: 'off' };

/** Waits until a database answers. */
export async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answered) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('PostgreSQL did not answer within ten seconds.');
}

/** SIGINT is a fast shutdown, SIGQUIT an immediate one. */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
