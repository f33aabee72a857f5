import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { END_OF_BASELINE, LAST_BEFORE_BASELINE, OLD_MIGRATIONS } from './before-baseline.ts';
import type { Database } from './connect.ts';
import { IS_FULL } from './full-disk.ts';
import { giveWay, LOCK_MS } from './give-way.ts';
import { asOwner, grantRights } from './rights.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** An arbitrary number shared by all servers: two that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_283_011;
const UNIQUE_VIOLATION = '23505';

/**
 * Brings the database to the newest schema: numbered SQL files, each applied once, whole or not at all. Returns the names
 * of those it applied. It is done by the owner of the tables, who then gives the server's own role its rights.
 */
export async function migrate(database: Database): Promise<string[]> {
  return asOwner(database, async (owner) => {
    const applied = await applyAll(owner);
    if (owner !== database) await grantRights(owner, database.role);
    return applied;
  });
}

async function applyAll(database: Database): Promise<string[]> {
  await database.executeSql(
    `create table if not exists schema_migrations (name text primary key, applied timestamptz not null default now());
     alter table schema_migrations add column if not exists checksum text`,
  );
  const files = await listFiles();
  await adoptBaseline(
    database,
    files.filter((name) => name <= END_OF_BASELINE),
  );
  await compare(database, files);
  const applied: string[] = [];
  for (const name of files) {
    if (await applyOnce(database, name)) applied.push(name);
  }
  return applied;
}

/**
 * Compares what ran here with the files of today; what ran before there were checksums gets them.
 *
 * @throws Error that names a file which has changed since.
 */
async function compare(database: Database, files: readonly string[]): Promise<void> {
  const { rows } = await database.executeSql('select name, checksum from schema_migrations');
  const recorded = new Map(rows.map(({ name, checksum }) => [String(name), checksum as string | null]));
  for (const name of files.filter((each) => recorded.has(each))) {
    const checksum = checksumOf(await readMigration(name));
    const known = recorded.get(name);
    if (known === null)
      await database.executeSql('update schema_migrations set checksum = $1 where name = $2', [checksum, name]);
    else if (known !== checksum)
      throw new Error(
        `Migration ${name} has changed since it ran on this database: put the file back as it was, and write the change as a new migration.`,
      );
  }
}

function readMigration(name: string): Promise<string> {
  return readFile(new URL(name, FOLDER), 'utf8');
}

/** Returns the hash of a migration's statements: its comments and line breaks may change. */
export function checksumOf(text: string): string {
  const statements = text.replace(/^\s*--.*$/gm, '').replace(/\s+/g, ' ');
  return createHash('sha256').update(statements.trim()).digest('hex').slice(0, 32);
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
 * The busiest tables, in the order in which the server's transactions come to them. A migration that waits for one of
 * them while it holds a later one waits for transactions that wait for it.
 */
const BUSY_TABLES = [
  'bookings',
  'stashpoints',
  'users',
  'incidents',
  'payments',
  'refunds',
  'ledger_entries',
  'custody_events',
  'mails',
  'coupons',
  'tokens',
];
/**
 * Applies a migration. While other servers use its tables it gives way to them, undone as a whole, and tries again: then
 * it locks the busiest of its tables before its first statement.
 *
 * @throws Error with the next step where it fails, or the tables stay in use.
 */
async function applyOnce(database: Database, name: string): Promise<boolean> {
  try {
    return await giveWay((isBusy) => tryOnce(database, name, isBusy));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`Migration ${name} failed: ${message}.${nextStep(error as Error)}`, { cause: error });
  }
}

async function tryOnce(database: Database, name: string, isBusy: boolean): Promise<boolean> {
  const known = await database.executeSql('select 1 from schema_migrations where name = $1', [name]);
  if (known.rows.length > 0) return false;
  const text = await readMigration(name);
  if (OUTSIDE.test(text)) return runOutside(database, name, text);
  // Several statements sent at once are one transaction. The insert fails when another server was quicker.
  try {
    await database.executeSql(
      `set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(${MIGRATION_LOCK}); set local lock_timeout = ${LOCK_MS}; ${isBusy ? locksOf(text) : ''} insert into schema_migrations (name, checksum) values ('${name}', '${checksumOf(text)}'); ${text}`,
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Returns the statements that lock the busiest tables a migration names. */
function locksOf(text: string): string {
  const words = new Set(text.match(/\w+/g));
  const named = BUSY_TABLES.filter((table) => words.has(table));
  return named.map((table) => `lock table ${table} in access exclusive mode;`).join(' ');
}

/**
 * The first line of a migration whose statements run one by one, outside a transaction: indexes of large tables, built
 * while they are in use, and rows that are changed in batches. Interrupted, it runs again from its beginning, so each
 * statement may find its work done; an index that was left half-built is dropped first.
 */
const OUTSIDE = /^-- Outside a transaction[.:]/;

async function runOutside(database: Database, name: string, text: string): Promise<boolean> {
  await database.query.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    await run('set statement_timeout = 0');
    try {
      for (const statement of statementsOf(text)) {
        // A concurrent index waits for open transactions and blocks no others.
        await run(`set lock_timeout = ${/\bconcurrently\b/.test(statement) ? 0 : LOCK_MS}`);
        await giveWay(() => run(statement));
      }
    } finally {
      await run('reset statement_timeout; reset lock_timeout');
    }
  });
  await database.executeSql('insert into schema_migrations (name, checksum) values ($1, $2) on conflict do nothing', [
    name,
    checksumOf(text),
  ]);
  return true;
}

/** Splits a migration at the semicolons that end a line, but for those of a function's body. */
function statementsOf(text: string): string[] {
  const statements = text.replace(/^--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|(?!;[ \t]*$)[\s\S])+/gm) ?? [];
  return statements.filter((statement) => statement.trim() !== '');
}

/** Returns the next step where PostgreSQL lacks an extension, or its role may not add one. */
function nextStep({ message }: Error): string {
  const [, extension] = message.match(/extension "(\w+)"/) ?? [];
  if (!extension) return '';
  return ` Install ${extension} with PostgreSQL (postgresql-contrib), then have a role with the right to do so run "create extension ${extension}" in this database once.`;
}
