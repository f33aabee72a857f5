import type { Database } from '../server/platform/database/connect.ts';
import { type DatabaseSettings, openDatabase } from '../server/platform/database/open-database.ts';
import { asOwner } from '../server/platform/database/rights.ts';
import { check, compareClock, type Failure, type Finding } from './finding.ts';

const MINIMUM_VERSION = 15;

/** Checks the PostgreSQL of DATABASE_URL: whether it answers, is one we can use, and lets us create our tables. */
export async function checkDatabase(settings: DatabaseSettings): Promise<Finding[]> {
  if (!settings.databaseUrl)
    return [
      { status: 'skipped', subject: 'database', found: 'DATABASE_URL is unset: the bundled PostgreSQL is used.' },
    ];
  const database = await openDatabase(settings, () => {});
  try {
    const facts: Facts[] = [];
    const owners: Facts[] = [];
    const answer = await check('database', async () => versionOf(await readFacts(database, facts)), adviceOf);
    const asked = settings.databaseOwnerUrl
      ? [
          await check(
            'database owner',
            () => asOwner(database, async (owner) => ownerOf(await readFacts(owner, owners))),
            adviceOf,
          ),
        ]
      : [];
    return [
      answer,
      ...asked,
      ...facts.flatMap((read) => [
        rights(read, settings.databaseOwnerUrl !== null),
        // The owner adds it.
        ...(settings.databaseOwnerUrl ? owners : [read]).map(extension),
        connections(read, settings),
        clock(read),
      ]),
    ];
  } finally {
    // A connection that hangs must not hold up the report.
    void database.close().catch(() => {});
  }
}

interface Facts {
  version: string;
  version_number: number;
  encoding: string;
  role: string;
  name: string;
  schema: string | null;
  may_create: boolean | null;
  may_wipe: boolean;
  has_trigrams: boolean;
  offers_trigrams: boolean;
  may_add: boolean;
  connections: number;
  milliseconds: number;
  before: number;
  after: number;
}

async function readFacts(database: Database, facts: Facts[]): Promise<Facts> {
  // The first query opens the connection, which would count as a difference of the clocks.
  await database.executeSql('select 1');
  const before = Date.now();
  const { rows } = await database.executeSql(`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as version_number,
      current_setting('server_encoding') as encoding,
      current_user as role, current_database() as name, current_schema() as schema,
      has_schema_privilege(current_schema(), 'create') as may_create,
      coalesce(has_table_privilege(to_regclass('ledger_entries'), 'truncate'), rolsuper) as may_wipe,
      exists (select from pg_extension where extname = 'pg_trgm') as has_trigrams,
      exists (select from pg_available_extensions where name = 'pg_trgm') as offers_trigrams,
      has_database_privilege(current_database(), 'create') as may_add,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as milliseconds
    from pg_roles where rolname = current_user`);
  const read = { ...rows[0], before, after: Date.now() } as Facts;
  facts.push(read);
  return read;
}

function versionOf({ version, version_number, encoding, name }: Facts): Omit<Finding, 'subject'> {
  const found = `PostgreSQL ${version} answers; database ${name} is encoded as ${encoding}.`;
  if (version_number < MINIMUM_VERSION * 10_000)
    return { status: 'fault', found, todo: `Upgrade PostgreSQL to version ${MINIMUM_VERSION} or newer.` };
  if (encoding !== 'UTF8')
    return {
      status: 'fault',
      found,
      todo: `Create the database with \`createdb --encoding=UTF8 --template=template0\`.`,
    };
  return { status: 'ok', found };
}

/** Says what the server's role may do: the books should outlive its faults. */
function rights(facts: Facts, hasOwner: boolean): Finding {
  const subject = 'database rights';
  const { role, may_wipe } = facts;
  if (!hasOwner && !facts.may_create) return { subject, ...ownerOf(facts) };
  if (!may_wipe && hasOwner)
    return { subject, status: 'ok', found: `${role} can neither change nor delete what is in the books.` };
  return {
    subject,
    status: 'warning',
    found: `${role}, as which the server connects, owns the tables: a fault of ours, or a careless session, could delete the books.`,
    todo: 'Give the server a role of its own, and set DATABASE_OWNER_URL ("Roles" in docs/operations.md).',
  };
}

/** Says whether the owner of the tables can make them. */
function ownerOf({ role, schema, may_create, name }: Facts): Omit<Finding, 'subject'> {
  if (may_create) return { status: 'ok', found: `${role} may create tables in the schema ${schema}.` };
  return {
    status: 'fault',
    found: schema ? `${role} may not create tables in the schema ${schema}.` : `${role} can use no schema.`,
    todo: `As its owner, run \`alter database ${name} owner to ${role}\`, or \`grant create, usage on schema ${schema ?? 'public'} to ${role}\`.`,
  };
}

function extension({ has_trigrams, offers_trigrams, may_add, role }: Facts): Finding {
  const subject = 'database extension';
  if (has_trigrams) return { subject, status: 'ok', found: 'pg_trgm is there.' };
  if (!offers_trigrams)
    return {
      subject,
      status: 'fault',
      found: 'This PostgreSQL does not have pg_trgm.',
      todo: 'Install postgresql-contrib on its machine.',
    };
  if (may_add) return { subject, status: 'ok', found: 'pg_trgm is added at the first start.' };
  return {
    subject,
    status: 'fault',
    found: `pg_trgm is missing, and ${role} may not add it.`,
    todo: 'As a role with the right to do so, run `create extension pg_trgm` in this database once.',
  };
}

/** Compares the connections of one server, its pool and the one for notifications, with PostgreSQL's limit. */
function connections({ connections }: Facts, { databasePooler, databasePoolSize }: DatabaseSettings): Finding {
  const subject = 'database connections';
  if (databasePooler !== 'none')
    return { subject, status: 'skipped', found: 'A pooler shares the connections of PostgreSQL.' };
  const each = databasePoolSize + 1;
  const found = `Each server opens up to ${each} connections, and PostgreSQL allows ${connections}.`;
  if (each > connections)
    return { subject, status: 'fault', found, todo: 'Lower DATABASE_POOL_SIZE, or raise max_connections.' };
  // An upgrade runs the new version beside the old one.
  if (2 * each > connections)
    return { subject, status: 'warning', found, todo: 'An upgrade runs two servers: raise max_connections.' };
  return { subject, status: 'ok', found };
}

function clock({ milliseconds, before, after }: Facts): Finding {
  return { subject: 'database clock', ...compareClock(milliseconds, before, after) };
}

function adviceOf({ code = '' }: Failure): string {
  if (code.startsWith('28'))
    return 'Correct the user and the password in DATABASE_URL, or let the user in (pg_hba.conf).';
  if (code === '3D000') return 'Create the database, or correct its name in DATABASE_URL.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Correct the host in DATABASE_URL.';
  return 'Start PostgreSQL, let this machine reach its port, and compare DATABASE_URL with its address.';
}
