import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCubby } from './cubby-server.ts';

/** Where a PostgreSQL server for tests answers; unset, tests run on the embedded database. */
export const POSTGRES_URL = process.env.TEST_POSTGRES_URL;

/** One run of the tests: what it prepares is neither an older run's nor another's at the same time. */
const RUN = (process.env.TEST_RUN_ID ?? String(process.ppid)).replace(/\W/g, '_');

export interface OwnDatabase {
  /** Settings that put a server on it. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/**
 * A database of a test's own, on whichever engine is being tested: empty, or filled with the demo network. The network
 * is drawn up once a run and then copied.
 */
export async function ownDatabase({ demo = true, url = POSTGRES_URL } = {}): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-own-'));
  const removeFolder = async () => rmSync(folder, { recursive: true, force: true });
  if (!url) {
    if (demo) cpSync(await demoFolder(), folder, { recursive: true });
    return { env: { DATA_DIR: folder }, remove: removeFolder };
  }
  const name = `own_${randomBytes(6).toString('hex')}`;
  await administer(url, [`create database ${name}${demo ? ` template ${await demoTemplate(url)}` : ''}`]);
  return {
    env: { DATA_DIR: folder, DATABASE_URL: databaseAt(url, name) },
    remove: async () => {
      await administer(url, [`drop database if exists ${name} with (force)`]);
      await removeFolder();
    },
  };
}

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function demoFolder(): Promise<string> {
  const template = join(tmpdir(), `cubby-demo-${RUN}`);
  if (existsSync(template)) return template;
  const folder = mkdtempSync(join(tmpdir(), 'cubby-demo-making-'));
  await fillWithDemo({ DATA_DIR: folder });
  // Of two who make it at once, one moves it into place.
  if (existsSync(template)) rmSync(folder, { recursive: true });
  else renameSync(folder, template);
  return template;
}

async function demoTemplate(url: string): Promise<string> {
  const name = `demo_${RUN}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Whoever comes second waits here, and finds it made.
  await client.query(`select pg_advisory_lock(hashtext('${name}'))`);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const making = `${name}_making`;
    await client.query(`create database ${making}`);
    const folder = mkdtempSync(join(tmpdir(), 'cubby-demo-making-'));
    await fillWithDemo({ DATA_DIR: folder, DATABASE_URL: databaseAt(url, making) });
    rmSync(folder, { recursive: true });
    await client.query(`alter database ${making} rename to ${name}`);
  }
  await client.end();
  return name;
}

async function fillWithDemo(env: Record<string, string>): Promise<void> {
  const server = await startCubby(env);
  await server.stop();
}

export async function administer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
