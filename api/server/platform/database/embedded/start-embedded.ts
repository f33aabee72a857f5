import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { bundledPostgres, POSTGRES_MAJOR } from './bundled-postgres.ts';
import { startGuarded } from './guard.ts';
import { canReach, chooseIdentity, type Identity, ownName } from './identity.ts';
import { readProcess } from './os-process.ts';
import { APP_ROLE, OWNER, REPORTS_ROLE } from './roles.ts';
import { ownershipParameters, refuseIfInUse, takeOver } from './running-postgres.ts';

export interface EmbeddedPostgres {
  /** Its address for the server's role, and for the owner of the tables; only this process can use them. */
  addresses: { url: string; ownerUrl: string };
  /** Ends PostgreSQL; every connection has to be closed first. */
  stop: () => Promise<void>;
}

/** Connections besides a server's pool: the one that receives notifications, and those of tools. */
const FURTHER_CONNECTIONS = 22;

/** Settings for one machine: small. */
const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '64MB',
  // One server's statements are short: parallel workers would cost memory and gain nothing.
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  io_method: 'sync',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Nothing is replicated. A checkpoint that has to write a list of origins ends PostgreSQL on a full disk.
  max_active_replication_origins: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A failed statement may contain what people typed.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** PostgreSQL's default; its socket is in a folder of its own. */
const PORT = 5432;
/**
 * The longest path of the folder: a socket's path may have 103 characters on macOS, and the folder's and the socket's
 * names take 32 of them.
 */
const LONGEST_FOLDER = 70;
const LOOK_MS = 20;
const RESTART_MS = 1_000;

/**
 * Starts the bundled PostgreSQL on `DATA_DIR/postgresql`, which it creates where there is none. It ends with this
 * process, and is started again when it ends by itself.
 *
 * @throws Error that says what to do when the folder is in use, cannot be opened, or PostgreSQL does not start.
 */
export async function startEmbedded(
  dataDir: string,
  say: (text: string) => void,
  poolSize = 10,
): Promise<EmbeddedPostgres> {
  const bundle = await bundledPostgres();
  mkdirSync(dataDir, { recursive: true });
  const folder = join(realpathSync(dataDir), 'postgresql');
  refuseOther(dataDir, folder);
  const caller = ownName();
  const identity = chooseIdentity(folder);
  await takeOver(folder, dataDir, say);
  const runFolder = mkdtempSync(join(tmpdir().length > LONGEST_FOLDER ? '/tmp' : tmpdir(), 'cubby-'));
  const log = join(dataDir, 'postgresql.log');
  const start = () => launch({ bundle, folder, poolSize, dataDir, identity, caller, runFolder, log });

  let guard = await start();
  let stopping = false;
  const restart = async () => {
    const [status] = (await once(guard, 'exit')) as [number | null];
    if (stopping) return;
    say(`PostgreSQL has stopped unexpectedly (${status === null ? 'killed' : `status ${status}`}): starting it again.`);
    while (!stopping) {
      await setTimeout(RESTART_MS);
      try {
        if (!stopping) guard = await start();
        return void restart();
      } catch (error) {
        say((error as Error).message);
      }
    }
  };
  void restart();
  const addressOf = (role: string) =>
    `postgres://${role}@localhost:${PORT}/postgres?host=${encodeURIComponent(runFolder)}&sslmode=disable`;
  return {
    addresses: { url: addressOf(APP_ROLE), ownerUrl: addressOf(OWNER) },
    stop: async () => {
      stopping = true;
      if (guard.exitCode !== null || guard.signalCode !== null) return;
      const ended = once(guard, 'exit');
      guard.stdin?.end();
      await ended;
    },
  };
}

/** Refuses a database that this version cannot open; it is named, never changed. */
function refuseOther(dataDir: string, folder: string): void {
  if (existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new Error(
      `DATA_DIR ${dataDir} contains a database of PGlite, which Cubby no longer uses. Set DATA_DIR to an empty folder; commit 4eadf87a is the last that can open this one.`,
    );
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) return;
  const major = readFileSync(version, 'utf8').trim();
  if (major !== String(POSTGRES_MAJOR))
    throw new Error(
      `DATA_DIR ${dataDir} contains a database of PostgreSQL ${major}; this version of Cubby runs PostgreSQL ${POSTGRES_MAJOR}. Move it to a PostgreSQL of your own with the release that made it (npm run move), or set DATA_DIR to an empty folder.`,
    );
}

interface Launch {
  bundle: string;
  /** The cluster's folder. */
  folder: string;
  poolSize: number;
  dataDir: string;
  identity: Identity;
  /** The system's name of the user this process runs under. */
  caller: string;
  runFolder: string;
  log: string;
}

/** Starts PostgreSQL under its guard and waits until it answers. */
async function launch({
  bundle,
  folder,
  poolSize,
  dataDir,
  identity,
  caller,
  runFolder,
  log,
}: Launch): Promise<ChildProcess> {
  mkdirSync(runFolder, { recursive: true, mode: 0o700 });
  const home = installWhereReachable(bundle, runFolder, identity);
  writeAccess(runFolder, caller);
  if ('uid' in identity) execFileSync('chown', ['-R', `${identity.uid}:${identity.gid}`, runFolder]);
  if (!existsSync(folder)) createCluster(home, folder, identity);

  const descriptor = canReach(identity, folder) ? null : openSync(folder, 'r');
  const output = openSync(log, 'w', 0o600);
  const settings = {
    ...SETTINGS,
    max_connections: String(poolSize + FURTHER_CONNECTIONS),
    unix_socket_directories: runFolder,
    hba_file: join(runFolder, 'pg_hba.conf'),
    ident_file: join(runFolder, 'pg_ident.conf'),
  };
  const guard = startGuarded({
    command: [
      join(home, 'bin/postgres'),
      ...['-D', descriptor === null ? folder : DESCRIPTOR_PATH, '-p', String(PORT)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ...ownershipParameters(folder),
    ],
    identity,
    runFolder,
    log: output,
    folderDescriptor: descriptor,
  });
  for (const opened of [descriptor, output]) if (opened !== null) closeSync(opened);
  if (await answers(guard, runFolder)) return guard;
  // Another server may have been quicker.
  refuseIfInUse(folder, dataDir);
  throw new Error(`PostgreSQL did not start: ${lastLine(log)} (${log})`);
}

/**
 * The path of an open descriptor on Linux. Where only root may enter the folders above a data folder, PostgreSQL gets
 * the folder through it.
 */
const DESCRIPTOR_PATH = '/proc/self/fd/3';

/**
 * Installs PostgreSQL where it can be read: it looks for its files beside its executable, so it gets a copy if it has
 * no access there.
 */
function installWhereReachable(bundle: string, runFolder: string, identity: Identity): string {
  if (canReach(identity, join(bundle, 'bin/postgres'))) return bundle;
  const home = join(runFolder, 'postgresql');
  if (!existsSync(home)) execFileSync('cp', ['-R', bundle, home]);
  return home;
}

/** Writes the access rules: only this user may connect, and the operating system identifies the caller. */
function writeAccess(runFolder: string, caller: string): void {
  const roles = [OWNER, APP_ROLE, REPORTS_ROLE];
  writeFileSync(join(runFolder, 'pg_hba.conf'), `local all ${roles.join()} peer map=server\n`, { mode: 0o600 });
  const names = roles.map((role) => `server "${caller}" ${role}\n`);
  writeFileSync(join(runFolder, 'pg_ident.conf'), names.join(''), { mode: 0o600 });
}

/**
 * Creates a cluster beside its final place and moves it there whole: of two servers that create one at once, one is
 * kept.
 */
function createCluster(home: string, folder: string, identity: Identity): void {
  removeUnfinished(folder);
  const making = `${folder}.new-${process.pid}`;
  mkdirSync(making, { mode: 0o700 });
  if ('uid' in identity) chownSync(making, identity.uid, identity.gid);
  const descriptor = canReach(identity, making) ? null : openSync(making, 'r');
  const { status, stderr } = spawnSync(
    join(home, 'bin/initdb'),
    [
      ...['-D', descriptor === null ? making : DESCRIPTOR_PATH, '-U', OWNER, '-A', 'reject', '-E', 'UTF8'],
      // The same sort order and the same characters on every system.
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
    ],
    {
      ...identity,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe', ...(descriptor === null ? [] : [descriptor])],
    },
  );
  if (descriptor !== null) closeSync(descriptor);
  if (status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new Error(`The database could not be created in ${folder}: ${stderr?.trim() || `status ${status}`}`);
  }
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Removes files of servers that were killed while creating a database. */
function removeUnfinished(folder: string): void {
  const parent = join(folder, '..');
  for (const name of readdirSync(parent)) {
    const [, pid] = /^postgresql\.new-(\d+)$/.exec(name) ?? [];
    if (pid && !readProcess(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** Every data folder gets the roles, also one from before there were several. */
const CREATE_ROLES = `do $$ declare name text; begin
  foreach name in array array['${APP_ROLE}', '${REPORTS_ROLE}'] loop
    if not exists (select from pg_roles where rolname = name) then execute format('create role %I login', name); end if;
  end loop;
end $$`;

/** Waits until PostgreSQL answers, and has its roles, however long its recovery takes; false when it ends instead. */
async function answers(guard: ChildProcess, runFolder: string): Promise<boolean> {
  while (guard.exitCode === null && guard.signalCode === null) {
    const client = new pg.Client({ host: runFolder, port: PORT, user: OWNER, database: 'postgres', ssl: false });
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    if (answered) await client.query(CREATE_ROLES);
    await client.end().catch(() => {});
    if (answered) return true;
    await setTimeout(LOOK_MS);
  }
  return false;
}

/** Returns the last line of PostgreSQL's log, without time and process. */
function lastLine(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  const said = lines.filter((line) => /FATAL|PANIC/.test(line)).at(-1) ?? lines.filter(Boolean).at(-1);
  return said?.replace(/^.*(FATAL|PANIC):\s*/, '') ?? 'it said nothing';
}
