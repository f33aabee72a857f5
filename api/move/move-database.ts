import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { END_OF_BASELINE } from '../server/platform/database/before-baseline.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { START_LOCK } from '../server/platform/database/only-server.ts';
import { UNFINISHED_MOVE } from '../server/platform/database/unfinished-move.ts';

const LOOKS = 20;
const LOOK_MS = 100;

/** The content of a table: its rows, and the sum of a hash of each. */
interface Content {
  rows: number;
  sum: string;
}

interface Table {
  /** Quoted, as are its columns. */
  name: string;
  /** Those that are written, not computed. */
  columns: string;
}

export interface Moved {
  tables: number;
  rows: number;
  /** Tables with rows that an earlier run had moved. */
  already: number;
}

/**
 * Copies the database at one address to the empty one at another, as one moment's state. Every table is compared by the
 * number of its rows and a sum over them. A second run goes on after the last whole table. The source is only read.
 *
 * @throws Error that says what to do: servers use the source, versions differ, or the target is in use or not empty.
 */
export async function moveDatabase(sourceUrl: string, targetUrl: string, say: (text: string) => void): Promise<Moved> {
  const source = await connect(sourceUrl);
  const target = await connect(targetUrl);
  try {
    await claim(source, 'source');
    await claim(target, 'target');
    await source.query('begin isolation level repeatable read read only');
    await prepare(source, target, targetUrl);
    const moved = await moveTables(source, target, say);
    await finish(source, target);
    return moved;
  } finally {
    await source.end();
    await target.end();
  }
}

/** Connects for hours of work, with the settings on which a row's text depends the same at both ends. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'cubby-move', keepAlive: true });
  // A connection that breaks fails the next statement as well; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
     set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = '5s'`,
  );
  return client;
}

/** Keeps servers from starting on a database for as long as the connection lasts, and refuses one that they use. */
async function claim(client: pg.Client, side: 'source' | 'target'): Promise<void> {
  const { rows } = await client.query<{ claimed: boolean }>('select pg_try_advisory_lock($1::bigint) as claimed', [
    START_LOCK,
  ]);
  if (!rows[0]?.claimed)
    throw new Error(`The ${side} is being moved or started on, or source and target are the same database.`);
  // The connections of a server that has just stopped take a moment to end.
  for (let left = LOOKS; await isUsed(client); left -= 1) {
    if (left === 0) throw new Error(`Servers use the ${side}: stop them first, and then run this again.`);
    await setTimeout(LOOK_MS);
  }
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_stat_activity
    where datname = current_database() and application_name in ('cubby', 'cubby-listen') limit 1`);
  return rows.length > 0;
}

/** Brings an empty target to the schema, without its foreign keys and triggers until everything is there. */
async function prepare(source: pg.Client, target: pg.Client, targetUrl: string): Promise<void> {
  if (await exists(source, UNFINISHED_MOVE)) throw new Error('The source was never filled to its end: choose another.');
  const isBegun = await exists(target, UNFINISHED_MOVE);
  if (!isBegun) {
    const { rows } = await target.query(`select 1 from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname = 'public' and relkind in ('r', 'p') limit 1`);
    if (rows.length > 0)
      throw new Error('The target holds tables already, and no unfinished move: choose an empty database.');
    await target.query(`create table ${UNFINISHED_MOVE} (on_table text, name text, definition text)`);
  }
  const database = connectDatabase({ url: targetUrl, poolSize: 2 });
  await migrate(database).finally(() => database.close());
  const [here, there] = await Promise.all([source, target].map(migrationsOf));
  if (here !== there)
    throw new Error('The source has another version’s schema: start this version on it once, and then run this again.');
  await target.query(`
    begin;
    insert into ${UNFINISHED_MOVE} ${FOREIGN_KEYS};
    do $$ declare one record; begin
      for one in ${FOREIGN_KEYS} loop execute format('alter table %s drop constraint %s', one.on_table, one.name); end loop;
      for one in ${TABLES} loop execute format('alter table %s disable trigger user', one.name); end loop;
    end $$;
    commit`);
}

/** Foreign keys of whole tables: those of a partition come with its table's. */
const FOREIGN_KEYS = `select conrelid::regclass::text as on_table, quote_ident(conname) as name,
  pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`;

/** Our tables, of partitioned ones the whole, without those of the schema itself. */
const TABLES = `select c.oid::regclass::text as name, (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
  ) as columns
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  and relname not in ('schema_migrations', '${UNFINISHED_MOVE}') order by relname`;

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
  return rows[0]?.found ?? false;
}

async function migrationsOf(client: pg.Client): Promise<string> {
  if (!(await exists(client, 'schema_migrations'))) throw new Error('The source holds no database of Cubby.');
  // Those from before the baseline were recorded before it.
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(name, ' ' order by name) as names from schema_migrations
      where name = $1 or applied > (select applied from schema_migrations where name = $1)`,
    [END_OF_BASELINE],
  );
  return rows[0]?.names ?? '';
}

async function moveTables(source: pg.Client, target: pg.Client, say: (text: string) => void): Promise<Moved> {
  const { rows: tables } = await source.query<Table>(TABLES);
  const moved: Moved = { tables: tables.length, rows: 0, already: 0 };
  for (const [index, table] of tables.entries()) {
    const wanted = await contentOf(source, table);
    moved.rows += wanted.rows;
    if (isSame(await contentOf(target, table), wanted)) {
      if (wanted.rows > 0) moved.already += 1;
    } else {
      say(`${index + 1} of ${tables.length}: ${table.name}, ${wanted.rows.toLocaleString('en')} rows …`);
      await copy(source, target, table);
      if (!isSame(await contentOf(target, table), wanted))
        throw new Error(
          `${table.name} differs from the source after copying. Run this again; nothing else is changed.`,
        );
    }
  }
  return moved;
}

async function contentOf(client: pg.Client, { name, columns }: Table): Promise<Content> {
  const { rows } = await client.query<Content>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text as sum from ${name}`,
  );
  return rows[0] as Content;
}

function isSame(one: Content, other: Content): boolean {
  return one.rows === other.rows && one.sum === other.sum;
}

/** Copies a table as a whole or not at all, replacing the rows of an interrupted run. */
async function copy(source: pg.Client, target: pg.Client, { name, columns }: Table): Promise<void> {
  await target.query('begin');
  try {
    await target.query(`truncate ${name}`);
    await pipeline(
      source.query(copyTo(`copy (select ${columns} from ${name}) to stdout`)),
      target.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
    );
    await target.query('commit');
  } catch (error) {
    await target.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Sets the numbers that come next, puts foreign keys and triggers back, and opens the database to servers: all or
 * nothing.
 */
async function finish(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows: sequences } = await source.query<{ name: string; last: string | null }>(
    `select format('%I', sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  await target.query('begin');
  for (const { name, last } of sequences)
    if (last !== null) await target.query('select setval($1::regclass, $2::bigint)', [name, last]);
  await target.query(`
    do $$ declare one record; begin
      for one in select * from ${UNFINISHED_MOVE} loop
        execute format('alter table %s add constraint %s %s', one.on_table, one.name, one.definition);
      end loop;
      for one in ${TABLES} loop execute format('alter table %s enable trigger user', one.name); end loop;
    end $$;
    drop table ${UNFINISHED_MOVE};
    commit`);
  await target.query('analyze');
}
