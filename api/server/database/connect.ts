import { mkdir } from 'node:fs/promises';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataDir } from './data-dir-lock.ts';
import { ExclusivePGliteDialect } from './pglite-driver.ts';
import type { Schema } from './schema.ts';

/** The marketplace's database, whichever of the two it is. */
export interface Database {
  kind: 'embedded' | 'postgres';
  query: Kysely<Schema>;
  /** Runs SQL as it stands; a text without values may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

export type DatabaseLocation =
  | { url: string; poolSize?: number }
  /** A folder on disk, guarded by a lock; or nothing: in memory, for tests. */
  | { directory: string | null; snapshot?: Blob };

export async function connectDatabase(location: DatabaseLocation): Promise<Database> {
  return 'url' in location ? connectPostgres(location) : openEmbedded(location);
}

function connectPostgres({ url, poolSize = 10 }: { url: string; poolSize?: number }): Database {
  // Counts and sums come as bigint; all of ours fit a number.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types, application_name: 'cubby' });
  // A broken idle connection is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => {});
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: prepared(pool) }) });
  return {
    kind: 'postgres',
    query,
    executeSql: async (text, values) => {
      const result = await pool.query<Record<string, unknown>>(text, values);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    close: () => query.destroy(),
  };
}

/**
 * Names every statement, so that PostgreSQL plans it once a connection and not at every call: planning a search
 * costs more than running it. Our statements are few; only their values differ.
 */
function prepared(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
        return query(text, values, ...rest);
      const name = names.get(text) ?? `cubby_${names.size}`;
      names.set(text, name);
      return query({ name, text, values }, ...rest);
    }) as typeof client.query;
  });
  return pool;
}

async function openEmbedded(location: { directory: string | null; snapshot?: Blob }): Promise<Database> {
  const { directory, snapshot } = location;
  if (directory) await mkdir(directory, { recursive: true });
  const unlock = directory ? await lockDataDir(directory) : null;
  const pglite = await PGlite.create({
    ...(directory && { dataDir: `${directory}/database` }),
    ...(snapshot && { loadDataDir: snapshot }),
    parsers: { [pgliteTypes.INT8]: Number },
  });
  const query = new Kysely<Schema>({ dialect: new ExclusivePGliteDialect({ pglite }) });
  return {
    kind: 'embedded',
    query,
    executeSql: async (text, values) => {
      // PGlite prepares what `query` gets, and only one statement can be prepared.
      const run = () =>
        values?.length
          ? pglite.query<Record<string, unknown>>(text, values)
          : pglite.exec(text).then((all) => all.at(-1));
      const result = await query.connection().execute(run);
      return { rows: (result?.rows ?? []) as Record<string, unknown>[] };
    },
    close: async () => {
      await query.destroy();
      await unlock?.();
    },
  };
}
