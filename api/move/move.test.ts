import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '../demo/seed-database.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { refuseUnfinishedMove } from '../server/platform/database/unfinished-move.ts';
import { readConfig } from '../server/platform/settings/config.ts';
import { administer, databaseAt, TEMPLATE } from '../testing/postgres.ts';
import { move } from './move.ts';

const server = process.env.TEST_POSTGRES_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'cubby-move-'));
const quiet = () => {};

async function createDatabase(template = 'template1'): Promise<string> {
  const name = `move_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  return databaseAt(server, name);
}

async function rowsOf(url: string, text: string): Promise<Record<string, unknown>[]> {
  const database = connectDatabase({ url });
  return (await database.executeSql(text).finally(() => database.close())).rows;
}

let databaseUrl = '';
const from = () => readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'from') });

beforeAll(async () => {
  databaseUrl = await createDatabase(TEMPLATE);
  const database = connectDatabase({ url: databaseUrl });
  // It was made by migrations from before the baseline.
  await database.executeSql(
    "insert into schema_migrations (name, applied) values ('0040-takings.sql', now() - interval '1 year')",
  );
  await seedDatabase(database, { now: new Date('2026-11-21T12:00:00Z'), stashpoints: 10 });
  await database.close();
  mkdirSync(join(folder, 'from/uploads'), { recursive: true });
  writeFileSync(join(folder, 'from/uploads/upload-1.webp'), 'a picture');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a move', () => {
  it('goes on where it was interrupted, and ends with the same rows, numbers, keys, triggers and pictures', async () => {
    const target = await createDatabase();
    const args = ['--to', target, '--files', join(folder, 'to')];
    // Of the same length, but another.
    mkdirSync(join(folder, 'to/uploads'), { recursive: true });
    writeFileSync(join(folder, 'to/uploads/upload-1.webp'), 'b picture');
    const interrupted = move(from(), args, (text) => {
      if (text.includes(': ledger_entries,')) throw new Error('interrupted');
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    const half = connectDatabase({ url: target });
    await expect(refuseUnfinishedMove(half)).rejects.toThrow('A move into this database has not ended');
    await half.close();

    const said: string[] = [];
    await move(from(), args, (text) => said.push(text));
    expect(said.join('\n')).not.toContain(': bookings,');
    expect(said.join('\n')).toContain(': ledger_entries,');
    expect(said.at(-1)).toBe(
      `Start Cubby with DATABASE_URL set to the target and DATA_DIR set to ${join(folder, 'to')}.`,
    );
    expect(readFileSync(join(folder, 'to/uploads/upload-1.webp'), 'utf8')).toBe('a picture');
    for (const text of [
      'select count(*)::int as bookings, max(id) as last from bookings',
      'select sum(amount) as sum, count(*)::int as entries from ledger_entries',
      `select sequencename, last_value from pg_sequences order by 1`,
      `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace order by 1, 2`,
      `select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
      "select table_name from information_schema.tables where table_schema = 'public' order by 1",
    ])
      expect(await rowsOf(target, text)).toEqual(await rowsOf(databaseUrl, text));
  });

  it('is refused where rows could be lost', async () => {
    await expect(move(from(), ['--to', databaseUrl], quiet)).rejects.toThrow('are the same database');
    await expect(move(from(), ['--to', await createDatabase(TEMPLATE)], quiet)).rejects.toThrow('holds tables already');
    const blank = await createDatabase();
    const empty = { ...from(), databaseUrl: blank };
    await expect(move(empty, ['--to', await createDatabase()], quiet)).rejects.toThrow('holds no database of Cubby');
    await expect(move(from(), ['--to', 'mysql://x'], quiet)).rejects.toThrow('is not an address of a PostgreSQL');
    await expect(move(from(), [], quiet)).rejects.toThrow('Name the target');

    const running = connectDatabase({ url: databaseUrl });
    await running.executeSql('select 1');
    await expect(move(from(), ['--to', blank], quiet)).rejects.toThrow('Servers use the source');
    await running.close();
  });
});
