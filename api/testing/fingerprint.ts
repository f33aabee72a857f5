import type { Database } from '../server/platform/database/connect.ts';

/**
 * Returns a hash of every row of the database, as one text for each table: two equal results mean that nothing was
 * written. Tables in `except` may change even if a request is refused.
 */
export async function fingerprintOf(database: Database, except: readonly string[] = []): Promise<Map<string, string>> {
  const { rows: tables } = await database.executeSql(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  const names = tables.map(({ tablename }) => String(tablename)).filter((name) => !except.includes(name));
  const each = names.map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print from "${name}" t`,
  );
  const { rows } = await database.executeSql(each.join(' union all '));
  return new Map(rows.map(({ name, print }) => [String(name), String(print)]));
}
