import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer, asApp, createRoles, databaseAt } from '@cubby/api/testing';
import pg from 'pg';
import { startCubby } from './cubby-server.ts';

export interface OwnDatabase {
  /** Environment variables that make a server use it. */
  env: { DATA_DIR: string; DATABASE_URL: string; DATABASE_OWNER_URL: string };
  remove: () => Promise<void>;
}

/** Returns the PostgreSQL of this test run. */
function testPostgres(): string {
  return process.env.TEST_POSTGRES_URL ?? '';
}

/**
 * Creates a database for one test: empty, or filled with the demo network, which is created once for each PostgreSQL
 * and then copied. The folder beside it only contains pictures.
 */
export async function ownDatabase({ demo = true, url = testPostgres() } = {}): Promise<OwnDatabase> {
  const { folder, removeFolder } = ownFolder();
  await createRoles(url);
  const name = `own_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}${demo ? ` template ${await demoTemplate(url)}` : ''}`);
  return {
    env: { DATA_DIR: folder, ...addressesOf(url, name) },
    remove: async () => {
      await administer(url, `drop database if exists ${name} with (force)`);
      removeFolder();
    },
  };
}

/** Returns an empty data directory, for a server that runs its own PostgreSQL. */
export function ownDataDir(): { env: { DATA_DIR: string; SEED: string }; remove: () => void } {
  const { folder, removeFolder } = ownFolder();
  return { env: { DATA_DIR: folder, SEED: 'none' }, remove: removeFolder };
}

function addressesOf(url: string, name: string) {
  const owner = databaseAt(url, name);
  return { DATABASE_URL: asApp(owner), DATABASE_OWNER_URL: owner };
}

function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-own-'));
  return { folder, removeFolder: () => rmSync(folder, { recursive: true, force: true }) };
}

const DEMO = 'demo';

async function demoTemplate(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Tests run side by side: one creates the template, while the others pause here and then find it.
  await client.query(`select pg_advisory_lock(hashtext('${DEMO}'))`);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DEMO]);
  if (rowCount === 0) {
    const making = `${DEMO}_making`;
    await client.query(`create database ${making}`);
    const { folder, removeFolder } = ownFolder();
    const server = await startCubby({ DATA_DIR: folder, ...addressesOf(url, making) });
    await server.stop();
    removeFolder();
    await client.query(`alter database ${making} rename to ${DEMO}`);
  }
  await client.end();
  return DEMO;
}
