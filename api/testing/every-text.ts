import type { Database } from '../server/platform/database/connect.ts';

/**
 * Returns every row of every table, including the queue's, as one text, to search for secrets that must not be stored.
 */
export async function everyText({ executeSql }: Database): Promise<Map<string, string>> {
  const { rows: tables } = await executeSql(`select table_schema as schema, table_name as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const texts = new Map<string, string>();
  for (const { schema, name } of tables) {
    const { rows } = await executeSql(
      `select coalesce(string_agg(t::text, ' '), '') as text from "${schema}"."${name}" t`,
    );
    texts.set(`${schema}.${name}`, String(rows[0]?.text));
  }
  return texts;
}
