import { randomBytes } from 'node:crypto';
import { connectDatabase, type Database } from '../server/platform/database/connect.ts';
import { administer, asApp, databaseAt, TEMPLATE } from './postgres.ts';

/** Databases that a test file of this worker has returned, emptied: emptying one is cheaper than creating one. */
const idle: Database[] = [];

/** Opens a migrated database for one test file, empty but for the rows that migrations insert. Closing returns it. */
export async function openTestDatabase(): Promise<Database> {
  const database = idle.pop() ?? (await create(TEMPLATE));
  pristine ??= readPristine(database);
  await pristine;
  return {
    ...database,
    close: async () => {
      await empty(database);
      idle.push(database);
    },
  };
}

/** Opens a migrated database that no test has used, for what a connection does from its beginning. */
export function openNewDatabase(): Promise<Database> {
  return create(TEMPLATE);
}

/** Opens a database with nothing in it at all, not even our tables. */
export async function openBlankDatabase(): Promise<Database> {
  return connectDatabase({ url: await createAs('template1') });
}

/** Creates a database; returns its address for the owner. */
async function createAs(template: string): Promise<string> {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('Run database tests with `npm test -- <part of their path>`, which starts a database.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name} template ${template}`);
  return databaseAt(url, name);
}

async function create(template: string): Promise<Database> {
  const ownerUrl = await createAs(template);
  const [app, owner] = [connectDatabase({ url: asApp(ownerUrl), ownerUrl }), connectDatabase({ url: ownerUrl })];
  return {
    ...app,
    // Tests prepare and look with SQL of any kind; all else has the rights of a server.
    executeSql: (text, values) => (app.inTransaction() ? app : owner).executeSql(text, values),
    close: async () => {
      await app.close();
      await owner.close();
    },
  };
}

/** The rows that migrations leave behind, as statements that bring it back: read once, from an unused database. */
let pristine: Promise<{ rows: string; sequences: string }> | null = null;

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await database.executeSql(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  );
  return rows.map(({ tablename }) => String(tablename));
}

async function readPristine(database: Database): Promise<{ rows: string; sequences: string }> {
  const inserts: string[] = [];
  for (const table of await tablesOf(database)) {
    const { rows } = await database.executeSql(
      `select json_agg(to_jsonb(t))::text as rows, (
         select string_agg(format('%I', attname), ', ') from pg_attribute
         where attrelid = '"${table}"'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       ) as columns from "${table}" t having count(*) > 0`,
    );
    for (const { rows: data, columns } of rows)
      inserts.push(
        `insert into "${table}" (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::"${table}", '${String(data).replaceAll("'", "''")}');`,
      );
  }
  const { rows } = await database.executeSql(
    `select string_agg(format('setval(%L, %s, %L)', format('%I', sequencename), coalesce(last_value, start_value), last_value is not null), ', ')
       as sequences from pg_sequences where schemaname = 'public'`,
  );
  return { rows: inserts.join('\n'), sequences: `select ${rows[0]?.sequences}` };
}

/**
 * Brings back what migrations leave behind, without triggers and references, which our superuser can pass over: a trigger
 * has written its rows already. Rows are deleted, because to truncate a table makes new files for it and for each of its
 * indexes.
 */
async function empty(database: Database): Promise<void> {
  const tables = await tablesOf(database);
  const ofEach = tables.map((table) => `select '${table}' as table where exists (select 1 from "${table}")`);
  const { rows: filled } = await database.executeSql(ofEach.join(' union all '));
  const deletes = filled.map(({ table }) => `delete from "${table}";`).join('');
  await database.executeSql(`set session_replication_role = replica; ${deletes} reset session_replication_role`);
  // The files are empty again, too: tests may rely on rows being read in the order in which they were written.
  if (filled.length > 0)
    await database.executeSql(`vacuum (index_cleanup, truncate) ${filled.map(({ table }) => `"${table}"`).join(', ')}`);
  const { rows, sequences } = (await pristine) ?? { rows: '', sequences: 'select' };
  await database.executeSql(
    `set session_replication_role = replica; ${rows} reset session_replication_role; ${sequences}`,
  );
}
