import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { END_OF_BASELINE, LAST_BEFORE_BASELINE, OLD_MIGRATIONS } from './before-baseline.ts';
import type { Database } from './connect.ts';
import { IS_FULL } from './full-disk.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** An arbitrary number shared by all servers: two that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_283_011;
const UNIQUE_VIOLATION = '23505';

/**
 * Brings the database to the newest schema: numbered SQL files, each applied once, whole or not at all. Returns the names
 * of those it applied.
 */
export async function migrate(database: Database): Promise<string[]> {
  await database.executeSql(
    'create table if not exists schema_migrations (name text primary key, applied timestamptz not null default now())',
  );
  const files = await listFiles();
  await adoptBaseline(
    database,
    files.filter((name) => name <= END_OF_BASELINE),
  );
  const applied: string[] = [];
  for (const name of files) {
    if (await applyOnce(database, name)) applied.push(name);
  }
  return applied;
}

/**
 * Checks that a database which accepts no writes has the newest schema.
 *
 * @throws Error that says what it lacks, and what to do.
 */
export async function requireCurrentSchema(database: Database): Promise<void> {
  const isKnown = await database.executeSql(`select to_regclass('schema_migrations') is not null as known`);
  const { rows } = isKnown.rows[0]?.known
    ? await database.executeSql('select name from schema_migrations')
    : { rows: [] };
  const applied = new Set(rows.map(({ name }) => String(name)));
  const missing = (await listFiles()).filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  const why = database.writes.reason === 'disk' ? IS_FULL : 'The database accepts no writes';
  throw new Error(
    `${why}, and it lacks migrations of this version (${missing.length}, beginning with ${missing[0]}). Start this version once where it accepts writes; until then, run the last release here.`,
  );
}

async function listFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Records the baseline, without running it, in a database that the migrations from before it brought to the same
 * schema. Their names stay recorded: they are what ran there, and the commit before the baseline still starts on it.
 *
 * @throws Error where some of them are missing.
 */
async function adoptBaseline(database: Database, baseline: string[]): Promise<void> {
  const { rows } = await database.executeSql('select name from schema_migrations');
  const recorded = new Set(rows.map(({ name }) => String(name)));
  if (recorded.size === 0 || baseline.some((name) => recorded.has(name))) return;
  const missing = OLD_MIGRATIONS.filter((name) => !recorded.has(name));
  if (missing.length > 0)
    throw new Error(
      `This database lacks ${missing.length} of the ${OLD_MIGRATIONS.length} migrations that this version has folded into one baseline, beginning with ${missing[0]}: check out commit ${LAST_BEFORE_BASELINE} and start it on this database once, then start this version.`,
    );
  await database.executeSql('insert into schema_migrations (name) select unnest($1::text[]) on conflict do nothing', [
    baseline,
  ]);
}

/**
 * The time a migration waits for a table, milliseconds: requests that come after it wait behind it. Shorter than
 * deadlock_timeout, one second by default, after which PostgreSQL would end a request instead of the migration.
 */
const LOCK_MS = 500;
/** Tries of a migration that finds its tables in use, and the pause between them, milliseconds: about five minutes. */
const TRIES = 200;
const PAUSE_MS = 1_000;
/** PostgreSQL's codes for a table in use: lock_not_available and deadlock_detected. */
const IN_USE = ['55P03', '40P01'];

/**
 * Applies a migration. While other servers use its tables it gives way to them, undone as a whole, and tries again.
 *
 * @throws Error with the next step where it fails, or the tables stay in use.
 */
async function applyOnce(database: Database, name: string): Promise<boolean> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await tryOnce(database, name);
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      if (left === 1 || !IN_USE.includes(code ?? ''))
        throw new Error(`Migration ${name} failed: ${message}.${nextStep(error as Error)}`, { cause: error });
    }
    await setTimeout(PAUSE_MS);
  }
}

async function tryOnce(database: Database, name: string): Promise<boolean> {
  const known = await database.executeSql('select 1 from schema_migrations where name = $1', [name]);
  if (known.rows.length > 0) return false;
  const text = await readFile(new URL(name, FOLDER), 'utf8');
  // Several statements sent at once are one transaction. The insert fails when another server was quicker.
  try {
    await database.executeSql(
      `set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(${MIGRATION_LOCK}); set local lock_timeout = ${LOCK_MS}; insert into schema_migrations (name) values ('${name}'); ${text}`,
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Returns the next step where PostgreSQL lacks an extension, or its role may not add one. */
function nextStep({ message }: Error): string {
  const [, extension] = message.match(/extension "(\w+)"/) ?? [];
  if (!extension) return '';
  return ` Install ${extension} with PostgreSQL (postgresql-contrib), then have a role with the right to do so run "create extension ${extension}" in this database once.`;
}
