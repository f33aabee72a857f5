import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBlankDatabase } from '../../../testing/test-database.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../settings/config.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

/** A demo network of 24 places as an earlier version wrote it: the last migration it knew was 0063. */
const OLD_DATABASE = new URL('../../../testing/database-0063.sql.gz', import.meta.url);

let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
  await database.executeSql(gunzipSync(await readFile(OLD_DATABASE)).toString());
  // The dump has emptied it for its own session.
  await database.executeSql('reset all; select 1');
});
afterAll(() => database.close());

const sums = async () => ({
  bookings: (
    await database.executeSql(
      'select state, count(*) as count, sum(total) as total, sum(host_share) as share from public.bookings group by state order by state',
    )
  ).rows,
  ledger: (
    await database.executeSql(
      'select kind, currency_code, count(*) as count, sum(amount) as amount from public.ledger_entries group by 1, 2 order by 1, 2',
    )
  ).rows,
  people: (await database.executeSql('select role, count(*) as count from public.users group by role order by role'))
    .rows,
});

describe('a database that an earlier version filled', () => {
  it('is brought to the schema with its bookings and its ledger as they were', async () => {
    const before = await sums();
    expect(before.bookings.length).toBeGreaterThan(3);
    expect(before.ledger.length).toBeGreaterThan(5);
    const applied = await migrate(database);
    expect(applied.length).toBeGreaterThan(0);
    expect(await sums()).toEqual(before);
    expect(await migrate(database)).toEqual([]);
  });

  it('is served', async () => {
    const config = readConfig({ DATA_DIR: tmpdir() });
    const { server } = await buildApp({ config, database, logLevel: 'silent', checkOutput: true });
    for (const path of ['/v2/aggregate-stats', '/v2/reviews', '/v2/cities', '/readyz'])
      expect((await server.inject(path)).statusCode, path).toBe(200);
    await server.close();
  });
});
