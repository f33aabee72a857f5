import { execFile, execFileSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { bundledPostgres } from '../server/platform/database/embedded/bundled-postgres.ts';
import { startGuarded } from '../server/platform/database/embedded/guard.ts';
import { canReach, chooseIdentity } from '../server/platform/database/embedded/identity.ts';
import { APP_ROLE, REPORTS_ROLE } from '../server/platform/database/embedded/roles.ts';
import { prepareDatabase } from './bench-database.ts';

/** A throw-away PostgreSQL on a loopback port of its own. */
export interface PostgresServer {
  url: string;
  /** Returns the numbers of its processes. */
  processes: () => number[];
  /** Stops it immediately and keeps its files: connections are cut without waiting. */
  halt: () => Promise<void>;
  /** Kills it with its connections, as a power cut does; waits until nothing of it runs. */
  kill: () => Promise<void>;
  /** Starts it again after a halt, at the same address. */
  resume: () => Promise<void>;
  /** Stops it and removes its files. */
  stop: () => Promise<void>;
}

/**
 * Finds the machine's own PostgreSQL: the folder with initdb and postgres of POSTGRES_BIN, of Debian's packages, or of
 * PATH.
 */
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

/** The child's user if we are root, because PostgreSQL refuses to run as root. */
export const IDENTITY = chooseIdentity('');

/** The database of every test cluster: migrated, and empty but for the rows that migrations insert. */
export const TEMPLATE = 'cubby_template';

interface Options {
  /** The folder of initdb and postgres; the bundled ones by default. */
  bin?: string | undefined;
  /**
   * The folder for its data, without its log of writes: a disk full of data is an error, one without room for the log
   * ends the cluster. The system's folder for temporary files by default.
   */
  under?: string;
  /** Lines of postgresql.conf. */
  settings?: Record<string, string>;
}

/** Starts an empty cluster. */
export async function startPostgres({ bin, under, settings = {} }: Options = {}): Promise<PostgresServer> {
  const folder = ownFolder('cubby-postgres-');
  const home = bin ?? (await reachableBundle(folder));
  const data = join(under ? ownFolder('cubby-data-', under) : folder, 'data');
  createCluster(home, data, ['-X', join(folder, 'wal')]);
  return run(home, folder, data, settings);
}

/** Starts a replica of a cluster by streaming replication; it begins as a copy of the files. */
export async function startReplica(
  primary: PostgresServer,
  { bin, settings = {} }: { bin: string; settings?: Record<string, string> },
): Promise<PostgresServer> {
  const folder = ownFolder('cubby-postgres-');
  const data = join(folder, 'data');
  const options = [
    '--pgdata',
    data,
    '--dbname',
    primary.url,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ];
  await promisify(execFile)(join(bin, 'pg_basebackup'), options, { ...IDENTITY, cwd: '/', env: ENVIRONMENT });
  return run(bin, folder, data, settings);
}

/**
 * Starts the bundled PostgreSQL with the template of test databases, which is created once for each set of migrations.
 */
export async function startTestPostgres(): Promise<PostgresServer> {
  const made = join(tmpdir(), `cubby-test-cluster-${process.getuid?.() ?? ''}-${migrationsHash()}`);
  if (!existsSync(made)) await makeTestCluster(made);
  const folder = ownFolder('cubby-postgres-');
  execFileSync('cp', ['-a', made, join(folder, 'data')]);
  const server = await run(await reachableBundle(folder), folder, join(folder, 'data'), SHORT_LIVED);
  // Through its socket a statement costs two thirds of the time; what needs a port and a host finds them, too.
  const url = new URL(server.url);
  url.searchParams.set('host', folder);
  return { ...server, url: url.href };
}

async function makeTestCluster(path: string): Promise<void> {
  const folder = ownFolder('cubby-postgres-');
  const home = await reachableBundle(folder);
  const data = join(folder, 'data');
  createCluster(home, data);
  const server = await run(home, folder, data, {});
  await createRoles(server.url);
  await administer(server.url, `create database ${TEMPLATE}`);
  const ownerUrl = databaseAt(server.url, TEMPLATE);
  await prepareDatabase({ url: asApp(ownerUrl), ownerUrl });
  await server.halt();
  rmSync(join(data, 'postmaster.pid'), { force: true });
  // Two runs may create it at once: each moves a complete one into place.
  const own = `${path}.${process.pid}`;
  execFileSync('cp', ['-a', data, own]);
  try {
    renameSync(own, path);
  } catch {
    rmSync(own, { recursive: true });
  }
  rmSync(folder, { recursive: true, force: true });
}

function ownFolder(prefix: string, under = tmpdir()): string {
  const folder = mkdtempSync(join(under, prefix));
  if ('uid' in IDENTITY) chownSync(folder, IDENTITY.uid, IDENTITY.gid);
  return folder;
}

/** Returns the bundled binaries, as a copy if only root can enter the checkout's folder. */
async function reachableBundle(folder: string): Promise<string> {
  const bundle = await bundledPostgres();
  if (canReach(IDENTITY, join(bundle, 'bin/postgres'))) return join(bundle, 'bin');
  const copy = join(folder, 'postgresql');
  execFileSync('cp', ['-R', bundle, copy]);
  if ('uid' in IDENTITY) execFileSync('chown', ['-R', `${IDENTITY.uid}:${IDENTITY.gid}`, copy]);
  return join(copy, 'bin');
}

const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

function createCluster(bin: string, data: string, more: readonly string[] = []): void {
  const options = [...more, '-U', 'cubby', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  const builtin = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).includes(' 18.');
  if (builtin) options.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options], {
    ...IDENTITY,
    cwd: '/',
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const DEFAULTS = {
  listen_addresses: '127.0.0.1',
  max_connections: '120',
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  timezone: 'UTC',
};

/** Settings for a cluster that is deleted after some minutes; they save a fifteenth of the time of the server's tests. */
const SHORT_LIVED = {
  synchronous_commit: 'off',
  autovacuum: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

async function run(
  bin: string,
  folder: string,
  data: string,
  settings: Record<string, string>,
): Promise<PostgresServer> {
  const port = await freePort();
  const options = Object.entries({ ...DEFAULTS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://cubby@127.0.0.1:${port}/postgres`;
  const log = openSync(join(folder, 'log'), 'a');
  // It ends with these tests, even if they are killed.
  const start = async () => {
    const guard = startGuarded({
      command: [join(bin, 'postgres'), '-D', data, '-p', `${port}`, '-k', folder, ...options],
      identity: IDENTITY,
      runFolder: join(folder, 'run'),
      log,
      folderDescriptor: null,
    });
    await answering(url);
    return guard;
  };
  const end = async (signal: 'SIGQUIT' | 'SIGKILL') => {
    const gone = once(guard, 'exit');
    process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), signal);
    await gone;
  };
  let guard = await start();
  const processes = () => processesIn(data);
  return {
    url,
    processes,
    halt: () => end('SIGQUIT'),
    kill: async () => {
      const children = processes();
      await end('SIGKILL');
      while (children.some(isRunning)) await setTimeout(20);
    },
    resume: async () => {
      guard = await start();
    },
    stop: async () => {
      if (guard.exitCode === null) {
        const gone = once(guard, 'exit');
        guard.stdin?.end();
        await gone;
      }
      closeSync(log);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the processes of a cluster, all of which work in its folder; none where the system does not tell. */
function processesIn(data: string): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === data;
      } catch {
        return false;
      }
    });
}

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

/** Waits until a database responds. */
export async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answered) return;
    await setTimeout(20);
  }
  throw new Error('PostgreSQL did not answer within ten seconds.');
}

/** Runs statements one after the other on a connection of its own. */
export async function administer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Creates the roles of a marketplace in a cluster; they may be there already. */
export async function createRoles(url: string): Promise<void> {
  const each = [APP_ROLE, REPORTS_ROLE].map(
    (role) => `begin create role ${role} login; exception when duplicate_object or unique_violation then null; end;`,
  );
  await administer(url, `do $$ begin ${each.join(' ')} end $$`);
}

/** Returns the address for the server's own role instead of the owner of the tables. */
export function asApp(ownerUrl: string, role = APP_ROLE): string {
  const own = new URL(ownerUrl);
  own.username = role;
  return own.href;
}

/** Returns the address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/**
 * Reserves a port until this process ends: the even port below it stays bound, so that no other test is given the same.
 * Both are below the ports that systems give to outgoing connections.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + 2 * randomInt(10_000);
    const reservation = await listening(port);
    const probe = reservation && (await listening(port + 1));
    if (probe) {
      reservation.unref();
      await new Promise((closed) => probe.close(closed));
      return port + 1;
    }
    reservation?.close();
  }
}

/** Resolves with null where the port is taken. */
function listening(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null)).listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** A template is valid only for the migrations it was made from. */
function migrationsHash(): string {
  const folder = new URL('../server/platform/database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}
