import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { connectDatabase, type Database } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrate.ts';

/** Where a PostgreSQL server for tests answers; unset, tests run on the embedded database. */
const POSTGRES_URL = process.env.TEST_POSTGRES_URL;

/** A migrated database of one's own, empty but for the currencies' table's own rows. */
export function openTestDatabase(): Promise<Database> {
  return POSTGRES_URL ? openPostgres(POSTGRES_URL) : openEmbedded();
}

async function openPostgres(url: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await connectDatabase({ url: own.href });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Making a cluster takes seconds, loading a finished one a fraction: made once a test run, then loaded. */
async function openEmbedded(): Promise<Database> {
  const path = join(tmpdir(), `cubby-test-${process.env.TEST_RUN_ID ?? process.ppid}.tar`);
  if (!existsSync(path)) {
    const pglite = await PGlite.create();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  }
  const database = await connectDatabase({ directory: null, snapshot: new Blob([await readFile(path)]) });
  await migrate(database);
  return database;
}
