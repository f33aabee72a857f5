import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { asApp } from '../../../testing/postgres.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { REPORTS_ROLE } from './embedded/roles.ts';
import { migrate } from './migrate.ts';

const REFUSED = /permission denied|must be owner/;

let server: TestServer;
let app: pg.Client;
let reports: pg.Client;

beforeAll(async () => {
  server = await startTestServer();
  await createBooking(server, await createSession(server), await createStashpoint(server));
  const { rows } = await server.database.executeSql('select current_database() as name');
  const own = new URL(process.env.TEST_POSTGRES_URL ?? '');
  own.pathname = `/${rows[0]?.name}`;
  [app, reports] = [asApp(own.href), asApp(own.href, REPORTS_ROLE)].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client];
  await Promise.all([app.connect(), reports.connect()]);
});
afterAll(async () => {
  await Promise.all([app.end(), reports.end()]);
  await server.close();
});

describe('the server’s role', () => {
  it.each([
    'truncate ledger_entries cascade',
    'truncate invoices cascade',
    'set session_replication_role = replica',
    'drop table bookings',
    'alter table ledger_entries disable trigger all',
    'update ledger_entries set amount = 0',
    'delete from ledger_entries',
    'delete from invoices',
    'delete from custody_events',
    'delete from changes_log',
    "insert into schema_migrations (name) values ('9999-mine.sql')",
    'create role mine superuser',
  ])('can’t %s', async (text) => {
    await app.query('begin');
    await expect(app.query(text)).rejects.toThrow(REFUSED);
    await app.query('rollback');
  });

  it('sees and changes what is its work, also after another start', async () => {
    await migrate(server.database);
    expect((await app.query('update users set language = language')).rowCount).toBeGreaterThan(0);
    expect((await app.query('select from ledger_entries')).rowCount).toBeGreaterThan(0);
  });
});

describe('the role for reports', () => {
  it.each([
    'select state, currency_code, total, dropoff from bookings',
    'select kind, amount, booking_id from ledger_entries',
    'select id, status, created from payments',
  ])('can %s', async (text) => {
    expect((await reports.query(text)).rowCount).toBeGreaterThan(0);
  });

  it.each([
    'select email from bookings',
    'select first_name from bookings',
    'select card from payments',
    'select * from users',
    'select * from mails',
    'select detail from custody_events',
    'update bookings set total = 0',
    'insert into ledger_entries default values',
  ])('can’t %s', async (text) => {
    await expect(reports.query(text)).rejects.toThrow(REFUSED);
  });

  it('sees no person, even where every table may be read', async () => {
    await server.database.executeSql(`grant select on all tables in schema public to ${REPORTS_ROLE}`);
    expect((await reports.query('select * from users')).rowCount).toBe(0);
    expect((await reports.query('select * from tokens')).rowCount).toBe(0);
  });
});
