import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBlankDatabase } from '../../../testing/test-database.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../settings/config.ts';
import { END_OF_BASELINE, LAST_BEFORE_BASELINE, OLD_MIGRATIONS } from './before-baseline.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

const BASELINE = readdirSync(new URL('./migrations/', import.meta.url)).filter((name) => name <= END_OF_BASELINE);

let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
  await database.executeSql(
    'create table schema_migrations (name text primary key, applied timestamptz default now())',
  );
});
afterAll(() => database.close());

async function record(names: string[]): Promise<void> {
  await database.executeSql('insert into schema_migrations (name) select unnest($1::text[])', [names]);
}

async function recorded(): Promise<string[]> {
  const { rows } = await database.executeSql('select name from schema_migrations order by name');
  return rows.map(({ name }) => String(name));
}

describe('a database from before the baseline', () => {
  it.each([
    { lacking: 'the last migration', names: OLD_MIGRATIONS.slice(0, -1) },
    { lacking: 'one in between', names: OLD_MIGRATIONS.toSpliced(20, 1) },
    { lacking: 'all but the first', names: OLD_MIGRATIONS.slice(0, 1) },
  ])('lacking $lacking is refused, untouched, with the commit to start first', async ({ names }) => {
    await database.executeSql('truncate schema_migrations');
    await record(names);
    const first = OLD_MIGRATIONS.find((name) => !names.includes(name));
    await expect(migrate(database)).rejects.toThrow(
      `lacks ${OLD_MIGRATIONS.length - names.length} of the ${OLD_MIGRATIONS.length} migrations that this version has folded into one baseline, beginning with ${first}: check out commit ${LAST_BEFORE_BASELINE} and start it on this database once, then start this version.`,
    );
    expect(await recorded()).toEqual(names);
  });

  it('with all old migrations gets the baseline recorded, not run, and is served', async () => {
    // The old migrations made the same schema as the baseline.
    await database.executeSql('truncate schema_migrations');
    await migrate(database);
    await database.executeSql('delete from schema_migrations where name <= $1', [END_OF_BASELINE]);
    // Some databases have the names of an older baseline's predecessors, too.
    const names = ['0001-marketplace.sql', ...OLD_MIGRATIONS];
    await record(names);
    await database.executeSql("insert into settings (key, value) values ('from_before', 'kept')");

    // To run the baseline would fail, because its tables exist.
    expect(await migrate(database)).toEqual([]);
    expect(await recorded()).toEqual(expect.arrayContaining([...names, ...BASELINE]));
    expect(await migrate(database)).toEqual([]);
    const kept = await database.executeSql("select value from settings where key = 'from_before'");
    expect(kept.rows).toEqual([{ value: 'kept' }]);

    const config = readConfig({ DATA_DIR: tmpdir() });
    const { server } = await buildApp({ config, database, logLevel: 'silent', checkOutput: true });
    for (const path of ['/v2/aggregate-stats', '/v2/reviews', '/v2/cities', '/readyz'])
      expect((await server.inject(path)).statusCode, path).toBe(200);
    await server.close();
  });
});
