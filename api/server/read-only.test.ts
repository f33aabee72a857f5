import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { isWrite } from '../contract/endpoint-errors.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Booking } from '../contract/structs/booking.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, TOMORROW } from '../testing/fixtures.ts';
import { administer } from '../testing/postgres.ts';
import { pairTestDevice } from '../testing/team.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/*
 * PostgreSQL refuses to write, as a replica does. Every endpoint of the table is called, so that a new one that writes
 * on the side of a read is found.
 */

const ROLES = ['admin', 'host', 'customer', 'device'] as const;
type Role = (typeof ROLES)[number];

let server: TestServer;
let name: string;
let stashpoint: string;
let booking: Booking;
const sessions = new Map<Role, AuthToken>();

beforeAll(async () => {
  server = await startTestServer({}, { limited: true });
  const { rows } = await server.database.executeSql('select current_database() as name');
  name = String(rows[0]?.name);
  for (const role of ['admin', 'host', 'customer'] as const) sessions.set(role, await createSession(server, role));
  stashpoint = await createStashpoint(server, { hostId: sessionOf('host').user.id });
  booking = await createBooking(server, sessionOf('customer'), stashpoint);
  sessions.set('device', await pairTestDevice(server, sessionOf('host'), stashpoint));
  // The first request creates it, and needs to write.
  await clientOf('host').getStashpointCalendar({ params: { id: stashpoint } });
  await accept(false);
});
afterAll(async () => {
  await accept(true);
  await server.close();
});

/** Lets the database accept writes, or refuse them, from the next connection on. */
async function accept(writes: boolean): Promise<void> {
  const change = writes ? 'reset' : 'set';
  const value = writes ? '' : ' = on';
  const url = process.env.TEST_POSTGRES_URL ?? '';
  await administer(url, `alter database ${name} ${change} default_transaction_read_only${value}`);
  await server.database.writes.look();
}

function sessionOf(role: Role): AuthToken {
  const session = sessions.get(role);
  if (!session) throw new Error(`No session of a ${role}.`);
  return session;
}

const clientOf = (role: Role) => server.clientOf(sessionOf(role).token);

/** Calls an endpoint as each role; its ids are those of the place, or of the booking. */
async function answers({ method, path, roles, stream }: Endpoint): Promise<[status: number, id: string | undefined][]> {
  const isBooking = /bookings\/\{id\}/.test(path);
  const filled = path.replace(/\{\w+\}/g, isBooking ? booking.id : stashpoint);
  const callers = ROLES.filter((role) => roles === 'anyone' || roles.includes(role));
  return Promise.all(
    callers.map(async (role) => {
      const headers = { Authorization: `Token ${sessionOf(role).token}`, 'Content-Type': 'application/json' };
      const reply = await fetch(`${server.url}${filled}?since=0`, {
        method,
        headers,
        ...(method !== 'GET' && { body: '{}' }),
      });
      if (stream) await reply.body?.cancel();
      const body = stream ? {} : ((await reply.json().catch(() => ({}))) as { id?: string });
      return [reply.status, body.id] as [number, string | undefined];
    }),
  );
}

const table = Object.entries<Endpoint>(endpoints);

describe('a database that accepts no writes', () => {
  it('answers everything that is read', async () => {
    const failing: unknown[] = [];
    for (const [endpoint, row] of table.filter(([, each]) => !isWrite(each)))
      for (const [status, id] of await answers(row)) if (status >= 500) failing.push([endpoint, status, id]);
    expect(failing).toEqual([]);
    const customer = clientOf('customer');
    const params = { id: booking.id };
    expect((await customer.getBooking({ params, query: {} })).pass).toBeTruthy();
    const stay = { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 1 };
    expect(await server.client.createQuote({ body: stay })).toMatchObject({ first_day_price: 500 });
    expect(await customer.quoteChange({ params, body: { bag_count: 3 } })).toBeTruthy();
    expect(await server.client.checkUserExists({ body: { email: sessionOf('host').user.email } })).toEqual({
      exists: true,
    });
  });

  it('refuses everything that is written at once, and says when to come back', async () => {
    for (const [endpoint, row] of table.filter(([, each]) => isWrite(each)))
      for (const [status, id] of await answers(row))
        expect([endpoint, status, id]).toEqual([endpoint, 503, 'READ_ONLY']);
    await expect(server.client.createTemporaryUser({ body: {} })).rejects.toMatchObject({ retryAfter: 10 });
  });

  it('is told to sites, balancers and operators', async () => {
    expect((await server.client.getAppContext()).data.read_only).toBe(true);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready', read_only: true });
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('cubby_database_read_only 1');
  });

  it('is written again on every connection once it accepts that', async () => {
    await accept(true);
    const guests = Array.from({ length: 20 }, () => server.client.createTemporaryUser({ body: {} }));
    expect((await Promise.all(guests)).every(({ token }) => token)).toBe(true);
    expect((await server.client.getAppContext()).data.read_only).toBe(false);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('is noticed by the first write that it refuses', async () => {
    const { executeSql, query, writes } = server.database;
    // As a connection is that PostgreSQL has just demoted.
    await executeSql(`alter database ${name} set default_transaction_read_only = on`);
    const refused = query.transaction().setAccessMode('read only');
    await expect(refused.execute((own) => own.deleteFrom('settings').execute())).rejects.toThrow('read-only');
    await expect.poll(() => writes.isReadOnly, { timeout: 10_000 }).toBe(true);
  });
});
