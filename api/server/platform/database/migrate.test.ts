import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBlankDatabase } from '../../../testing/test-database.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
});
afterAll(() => database.close());

it('says what to do where an extension may not be added', async () => {
  const refusing: Database = {
    ...database,
    executeSql: async (text, values) => {
      if (text.includes('create extension')) throw new Error('permission denied to create extension "pg_trgm"');
      return database.executeSql(text, values);
    },
  };
  await expect(migrate(refusing)).rejects.toThrow(
    /Migration 0150-find-places\.sql failed: permission denied.*somebody who may run "create extension pg_trgm"/,
  );
  // What came before stands, and the next start goes on from there.
  expect(await migrate(database)).toContain('0150-find-places.sql');
});
