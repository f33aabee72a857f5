import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './connect.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number, the same for all of us: two servers starting at once migrate one after the other. */
const MIGRATION_LOCK = 7_283_011;
const UNIQUE_VIOLATION = '23505';

/** Brings the database to the newest schema: numbered SQL files, each applied once, whole or not at all. */
export async function migrate(database: Database): Promise<string[]> {
  await database.executeSql(
    'create table if not exists schema_migrations (name text primary key, applied timestamptz not null default now())',
  );
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const applied: string[] = [];
  for (const name of files) {
    if (await applyOnce(database, name)) applied.push(name);
  }
  return applied;
}

async function applyOnce(database: Database, name: string): Promise<boolean> {
  const known = await database.executeSql('select 1 from schema_migrations where name = $1', [name]);
  if (known.rows.length > 0) return false;
  const text = await readFile(new URL(name, FOLDER), 'utf8');
  // Several statements sent at once are one transaction. The insert fails when another server was quicker.
  try {
    await database.executeSql(
      `set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(${MIGRATION_LOCK}); insert into schema_migrations (name) values ('${name}'); ${text}`,
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw new Error(`Migration ${name} failed: ${(error as Error).message}.${nextStep(error as Error)}`, {
      cause: error,
    });
  }
}

/** What to do about the one thing a role may not be allowed, or a server may not have. */
function nextStep({ message }: Error): string {
  const [, extension] = message.match(/extension "(\w+)"/) ?? [];
  if (!extension) return '';
  return ` Have ${extension} installed with PostgreSQL (postgresql-contrib), and let somebody who may run "create extension ${extension}" in this database once.`;
}
