import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBlankDatabase } from '../../../testing/test-database.ts';
import { END_OF_BASELINE } from './before-baseline.ts';
import type { Database } from './connect.ts';
import { checksumOf, migrate, requireCurrentSchema } from './migrate.ts';
import { asTheOnlyServer } from './only-server.ts';

const FILES = readdirSync(new URL('./migrations/', import.meta.url)).sort();

let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
});
afterAll(() => database.close());

describe('a fresh database', () => {
  it('that accepts no writes can’t be used yet, and says what is missing', async () => {
    await expect(requireCurrentSchema(database)).rejects.toThrow(
      `lacks migrations of this version (${FILES.length}, beginning with ${FILES[0]})`,
    );
  });

  it('says what to do if an extension can’t be added, and continues at the next start', async () => {
    const refusing: Database = {
      ...database,
      executeSql: async (text, values) => {
        if (text.includes('create extension')) throw new Error('permission denied to create extension "pg_trgm"');
        return database.executeSql(text, values);
      },
    };
    await expect(migrate(refusing)).rejects.toThrow(
      /^Migration 0002-texts\.sql failed: permission denied.*Install pg_trgm.* run "create extension pg_trgm"/,
    );
    expect(await migrate(database)).toEqual(FILES.slice(FILES.indexOf('0002-texts.sql')));
    await requireCurrentSchema(database);
  });

  it('gives way to requests that use its tables, and tries again', async () => {
    const last = FILES.at(-1) ?? '';
    await database.executeSql('delete from schema_migrations where name = $1', [last]);
    let tries = 0;
    const busy: Database = {
      ...database,
      executeSql: async (text, values) => {
        if (!text.includes('insert into schema_migrations')) return database.executeSql(text, values);
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        // Its tables are there already.
        return database.executeSql('insert into schema_migrations (name) values ($1)', [last]);
      },
    };
    expect(await migrate(busy)).toEqual([last]);
    expect(tries).toBe(2);
  });

  it('builds an index concurrently while other servers wait for the start', async () => {
    const build = () => database.executeSql('create index concurrently while_waiting on settings (value)');
    const first = asTheOnlyServer(database, () => setTimeout(100).then(build));
    await Promise.all([first, asTheOnlyServer(database, async () => {})]);
    await database.executeSql('drop index while_waiting');
  });

  it('refuses a file that has changed since it ran, but for its comments', async () => {
    const [name = ''] = FILES;
    const text = await readFile(new URL(`./migrations/${name}`, import.meta.url), 'utf8');
    expect(checksumOf(`-- Another comment.\n\n${text}`)).toBe(checksumOf(text));
    expect(checksumOf(text.replace('create table', 'create  table if not exists'))).not.toBe(checksumOf(text));
    const change = (value: string) =>
      database.executeSql(`update schema_migrations set checksum = ${value} where name = $1`, [name]);
    await change("'another'");
    await expect(migrate(database)).rejects.toThrow(`Migration ${name} has changed since it ran`);
    await change('null');
    expect(await migrate(database)).toEqual([]);
  });

  it('runs every file once, the baseline first', async () => {
    expect(await migrate(database)).toEqual([]);
    const { rows } = await database.executeSql('select name from schema_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(FILES);
    expect(FILES).toContain(END_OF_BASELINE);
  });
});
