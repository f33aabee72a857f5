import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { connectDatabase, type Database } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrate.ts';

/** Where a PostgreSQL server for tests answers; unset, tests run on the embedded database. */
const POSTGRES_URL = process.env.TEST_POSTGRES_URL;

/** Databases that a test file of this worker has given back, empty again: emptying one is far cheaper than making one. */
const idle: Database[] = [];

/** A migrated database of one's own, empty but for the rows that migrations bring. Closing it gives it back. */
export async function openTestDatabase(): Promise<Database> {
  const database = idle.pop() ?? (await (POSTGRES_URL ? openPostgres(POSTGRES_URL) : openEmbedded()));
  return {
    ...database,
    close: async () => {
      await empty(database);
      idle.push(database);
    },
  };
}

/** Rows that migrations bring, by table: taken down once, from a database nobody has used. */
let pristine: Promise<Map<string, unknown[]>> | null = null;

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await database.executeSql(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  );
  return rows.map(({ tablename }) => String(tablename));
}

async function readPristine(database: Database): Promise<Map<string, unknown[]>> {
  const found = new Map<string, unknown[]>();
  for (const table of await tablesOf(database)) {
    const { rows } = await database.executeSql(`select to_jsonb(t) as row from "${table}" t`);
    if (rows.length > 0)
      found.set(
        table,
        rows.map(({ row }) => row),
      );
  }
  return found;
}

async function empty(database: Database): Promise<void> {
  const tables = (await tablesOf(database)).map((table) => `"${table}"`);
  await database.executeSql(`truncate ${tables.join(', ')} restart identity cascade`);
  for (const [table, rows] of (await pristine) ?? [])
    await database.executeSql(`insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1)`, [
      JSON.stringify(rows),
    ]);
}

/** A database with nothing in it at all, not even our tables. */
export async function openBlankDatabase(): Promise<Database> {
  return POSTGRES_URL ? createPostgres(POSTGRES_URL) : connectDatabase({ directory: null });
}

async function createPostgres(url: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return connectDatabase({ url: own.href });
}

async function openPostgres(url: string): Promise<Database> {
  const database = await createPostgres(url);
  await migrate(database);
  pristine ??= readPristine(database);
  await pristine;
  return database;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Making a cluster and migrating it takes seconds, loading a finished one a fraction: made once, then loaded. */
async function openEmbedded(): Promise<Database> {
  const path = join(tmpdir(), `cubby-test-${migrationsHash()}.tar`);
  if (!existsSync(path)) await makeSnapshot(path);
  const database = await connectDatabase({ directory: null, snapshot: new Blob([await readFile(path)]) });
  await migrate(database);
  pristine ??= readPristine(database);
  await pristine;
  return database;
}

async function makeSnapshot(path: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'cubby-test-cluster-'));
  const database = await connectDatabase({ directory });
  await migrate(database);
  await database.close();
  const pglite = await PGlite.create(`${directory}/database`);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await rm(directory, { recursive: true });
  // Two workers may make it at once: each moves a whole one into place.
  const own = `${path}.${process.pid}`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, path);
}

/** A snapshot is as good as the migrations it was made from. */
function migrationsHash(): string {
  const folder = new URL('../server/platform/database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}
