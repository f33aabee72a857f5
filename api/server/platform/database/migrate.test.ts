import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBlankDatabase } from '../../../testing/test-database.ts';
import { END_OF_BASELINE } from './before-baseline.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

const FILES = readdirSync(new URL('./migrations/', import.meta.url)).sort();

let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
});
afterAll(() => database.close());

describe('a fresh database', () => {
  it('says what to do if an extension can’t be added, and continues at the next start', async () => {
    const refusing: Database = {
      ...database,
      executeSql: async (text, values) => {
        if (text.includes('create extension')) throw new Error('permission denied to create extension "pg_trgm"');
        return database.executeSql(text, values);
      },
    };
    await expect(migrate(refusing)).rejects.toThrow(
      /^Migration 0003-places\.sql failed: permission denied.*Install pg_trgm.* run "create extension pg_trgm"/,
    );
    expect(await migrate(database)).toEqual(FILES.slice(FILES.indexOf('0003-places.sql')));
  });

  it('runs every file once, the baseline first', async () => {
    expect(await migrate(database)).toEqual([]);
    const { rows } = await database.executeSql('select name from schema_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(FILES);
    expect(FILES).toContain(END_OF_BASELINE);
  });
});
