import limit from 'p-limit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { noteEndpoints } from '../contract/endpoints/notes.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { STAFF_SCOPES, type StaffScope } from '../contract/rules/roles.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, lastingProof } from '../testing/fixtures.ts';
import { bookedAt, OWN_LISTS, OWNED, type Ownership } from '../testing/owned-rows.ts';
import { createColleague, createHostRecord, pairTestDevice } from '../testing/team.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openSession } from './people/identity/open-session.ts';
import { findUser } from './people/users/accounts.ts';

/*
 * Calls every endpoint of the table as every kind of caller. Where a row belongs to a person, the callers include its
 * owner, a stranger of the same role, and staff without the scope. A new endpoint is tested by being in the table; one
 * whose rows have an owner must say here how such a row is made.
 */

const TABLE = Object.entries(endpoints) as [EndpointName, Endpoint][];
const CALLERS = [
  'nobody',
  'guest',
  'customer',
  'host',
  'manager',
  'clerk',
  'device',
  'device without a PIN',
  'admin',
  'admin of nothing',
  'recovery',
  'mfa_pending',
] as const;
type CallerKind = (typeof CALLERS)[number];

/** Fewer than the server has connections to its database. */
const AT_ONCE = 6;

let server: TestServer;
const tokens = new Map<CallerKind, string | null>([['nobody', null]]);
beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['guest', 'customer', 'host', 'admin'] as const)
    tokens.set(role, (await createSession(server, role)).token);
  const owner = await createSession(server, 'host');
  const stashpoint = await createStashpoint(server, { hostId: owner.user.id });
  for (const role of ['manager', 'clerk'] as const)
    tokens.set(role, (await createColleague(server, owner, role, [stashpoint])).token);
  tokens.set('device', (await deviceWithClerk(owner, stashpoint)).token);
  tokens.set('device without a PIN', (await pairTestDevice(server, owner, stashpoint)).token);
  tokens.set('admin of nothing', (await staffWith([])).token);
  const person = await createSession(server);
  const user = await findUser(server.database.query, person.user.id);
  if (!user) throw new Error('Nobody to recover.');
  const proof = lastingProof(server);
  for (const role of ['recovery', 'mfa_pending'] as const)
    tokens.set(role, (await openSession(server.services, server.database.query, user, { role, proof })).token);
});
afterAll(() => server.close());

/** Creates a device at the counter of a place, with a clerk signed in on it. */
async function deviceWithClerk(owner: AuthToken, stashpoint: string): Promise<AuthToken> {
  const device = await pairTestDevice(server, owner, stashpoint);
  const { personId } = await createColleague(server, owner, 'clerk', [stashpoint]);
  await server.database.query
    .updateTable('host_devices')
    .set({ person_id: personId })
    .where('user_id', '=', device.user.id)
    .execute();
  return device;
}

async function staffWith(scopes: readonly StaffScope[]): Promise<AuthToken> {
  const session = await createSession(server, 'admin');
  const { query } = server.database;
  await query
    .updateTable('users')
    .set({ scopes: [...scopes] })
    .where('id', '=', session.user.id)
    .execute();
  return session;
}

interface Input {
  params?: Record<string, string>;
  body?: unknown;
}

/** Returns the status a call answers; `{id}` and the like are filled with an id that does not exist. */
async function statusOf(endpoint: Endpoint, token: string | null, input: Input = {}): Promise<number> {
  return (await call(endpoint, token, input)).status;
}

/** Returns the status of a call, and the body of its answer if that is JSON. */
async function call({ method, path, upload }: Endpoint, token: string | null, { params = {}, body }: Input = {}) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'nothing-like-it'));
  const query = path.endsWith('/stream') || path.endsWith('/changes') ? '?since=0' : '';
  const reply = await fetch(server.url + url + query, {
    method,
    headers: {
      ...(!(upload && body) && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Token ${token}` }),
    },
    ...(method !== 'GET' && { body: upload && body ? await formOf(body) : JSON.stringify(body ?? {}) }),
  });
  const isJson = reply.headers.get('Content-Type')?.startsWith('application/json');
  const answered: unknown = isJson ? await reply.json() : null;
  // A stream would go on for as long as the caller listens.
  if (!isJson) await reply.body?.cancel();
  return { status: reply.status, body: answered };
}

/** Returns the fields of an upload with a picture. */
async function formOf(fields: unknown): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string>)) form.set(name, value);
  const picture = sharp({ create: { width: 500, height: 500, channels: 3, background: '#345' } });
  form.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]));
  return form;
}

/** Names of fields with what an owner earns, is paid, or is paid into. */
const OWNERS_MONEY = /commission|earn|host_share|payout|takings|invoice|iban|account_number|bank/;

/** Returns the fields of an answer that tell of the owner's money, at any depth. */
function ownersMoneyIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    OWNERS_MONEY.test(name) && value !== null ? [name] : ownersMoneyIn(value),
  );
}

function expectedOf({ roles, scope, withoutPin }: Endpoint, caller: CallerKind): 'in' | 401 | 403 {
  if (roles === 'anyone') return 'in';
  if (caller === 'nobody') return 401;
  const role = caller === 'admin of nothing' ? 'admin' : caller === 'device without a PIN' ? 'device' : caller;
  if (caller === 'device without a PIN' && !withoutPin) return 403;
  if (!roles.includes(role)) return 403;
  return scope && caller === 'admin of nothing' ? 403 : 'in';
}

/** Endpoints that are open to a role and still refuse it, for a reason of their own. */
const REFUSED_BY_RULE: Partial<Record<EndpointName, readonly CallerKind[]>> = {
  // Every action of a device was done by a person.
  takeCounterAction: ['device', 'device without a PIN'],
  // Everyone changes their own record; only callers who may act on people change others.
  updateUser: ['admin of nothing'],
  // A caller with a pass needs no session; without either, they have to sign in.
  payByCard: ['nobody'],
  finalizePayment: ['nobody'],
  // These are examples for what those two lack.
  createBackupCodes: ['host', 'manager', 'admin', 'admin of nothing'],
  // The caller is known from the link of a mail, or from a session with an address.
  getMailChoices: ['nobody', 'guest', 'device without a PIN'],
};

/** Endpoints that end the sessions the matrix uses: they are left to the rows below it. */
const ENDS_SESSIONS: readonly EndpointName[] = ['deleteUser', 'deleteToken', 'deleteOtherSessions'];

describe('the access matrix', () => {
  it('answers every kind of caller at every endpoint as its row says', async () => {
    const cells = TABLE.filter(([name]) => !ENDS_SESSIONS.includes(name)).flatMap(([name, endpoint]) =>
      CALLERS.map((caller) => ({ name, endpoint, caller })),
    );
    const wrong = await failing(cells, async ({ name, endpoint, caller }) => {
      const status = await statusOf(endpoint, tokens.get(caller) ?? null);
      const expected = expectedOf(endpoint, caller);
      const isRefused = status === 401 || status === 403;
      const isRight =
        expected === 'in'
          ? status < 500 && (!isRefused || !!REFUSED_BY_RULE[name]?.includes(caller))
          : status === expected;
      return isRight ? null : `${name} for ${caller}: ${status} instead of ${expected}`;
    });
    expect(cells.length).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
  });

  it('asks a scope of staff wherever only staff may call', () => {
    const open = TABLE.filter(
      ([, { roles, scope }]) => roles !== 'anyone' && roles.length === 1 && roles[0] === 'admin' && !scope,
    ).map(([name]) => name);
    // Callers see their own entries; the log and the work on records also show each of them only what their scopes cover.
    const own = open.filter((name) => TABLE.some(([each, { path }]) => each === name && path.startsWith('/v2/me/')));
    expect(open.filter((name) => !own.includes(name))).toEqual([...Object.keys(noteEndpoints), 'listChanges']);
    expect(new Set(TABLE.flatMap(([, { scope }]) => scope ?? []))).toEqual(new Set(STAFF_SCOPES));
  });
});

/** Creates a host who runs a place with a booking of its own and has no rights at other places. */
async function hostOfAnotherStashpoint(): Promise<AuthToken> {
  const host = await createSession(server, 'host');
  await bookedAt(server, host);
  return host;
}

/** Colleagues of a row's owner: at its place, or at another place of the same owner. */
const COLLEAGUES = [
  { who: 'manager of this shop', role: 'manager', at: 'this' },
  { who: 'manager of another', role: 'manager', at: 'another' },
  { who: 'clerk of this shop', role: 'clerk', at: 'this' },
  { who: 'clerk of another', role: 'clerk', at: 'another' },
] as const;

/** Creates a colleague of an owner, at the owner's current places or at another one. */
async function colleagueOf(owner: AuthToken, { role, at }: (typeof COLLEAGUES)[number]): Promise<string> {
  const these = await stashpointsOf(owner);
  const another = await createStashpoint(server, { hostId: owner.user.id });
  return (await createColleague(server, owner, role, at === 'this' ? these : [another])).token;
}

const isIn = (status: number) => status === 200 || status === 204;

/** Returns the rows of a table that fail a check; several rows are checked at once. */
async function failing<T>(rows: readonly T[], check: (row: T) => Promise<string | null>): Promise<string[]> {
  const atOnce = limit(AT_ONCE);
  const found = await Promise.all(rows.map((row) => atOnce(() => check(row))));
  return found.filter((each) => each !== null);
}

async function stashpointsOf({ user }: AuthToken): Promise<string[]> {
  const { query } = server.database;
  const rows = await query.selectFrom('stashpoints').select('id').where('host_id', '=', user.id).execute();
  return rows.map(({ id }) => id);
}

describe('rows that have an owner', () => {
  it('are all named here', () => {
    const owned = TABLE.filter(
      ([, { params, roles }]) => params && roles !== 'anyone' && roles.some((role) => role !== 'admin'),
    ).map(([name]) => name);
    expect(owned.filter((name) => !OWNED[name])).toEqual([]);
  });

  const rows = Object.entries(OWNED) as [EndpointName, Ownership][];

  it('are visible to their owner, and to staff with the permission', async () => {
    const wrong = await failing(rows, async ([name, { role, scope, make }]) => {
      const endpoint = endpoints[name] as Endpoint;
      const owner = await createSession(server, role);
      const own = await statusOf(endpoint, owner.token, await make(server, owner));
      const row = scope ? await make(server, await createSession(server, role)) : null;
      const trusted = row && scope ? await statusOf(endpoint, (await staffWith([scope])).token, row) : 200;
      return isIn(own) && isIn(trusted) ? null : `${name}: ${own} for its owner, ${trusted} for staff`;
    });
    expect(wrong).toEqual([]);
  });

  it('do not exist for other callers', async () => {
    const wrong = await failing(rows, async ([name, { role, scope, make }]) => {
      const row = await make(server, await createSession(server, role));
      const strangers = [
        await createSession(server, role),
        await createSession(server, 'guest'),
        await hostOfAnotherStashpoint(),
        await staffWith(STAFF_SCOPES.filter((each) => each !== scope)),
      ];
      const statuses: number[] = [];
      for (const { token } of strangers) statuses.push(await statusOf(endpoints[name] as Endpoint, token, row));
      return statuses.every((status) => status === 403 || status === 404) ? null : `${name}: ${statuses}`;
    });
    expect(wrong).toEqual([]);
  });

  it('are visible to the owner’s colleagues at that place, without the owner’s money', async () => {
    const cells = rows
      .filter(([, { role }]) => role === 'host')
      .flatMap(([name, ownership]) => COLLEAGUES.map((colleague) => ({ name, ownership, colleague })));
    const wrong = await failing(
      cells,
      async ({ name, ownership: { make, ofAllStashpoints, isPersonal }, colleague }) => {
        const endpoint = endpoints[name] as Endpoint;
        const owner = await createSession(server, 'host');
        const row = await make(server, owner);
        const token = await colleagueOf(owner, colleague);
        const mayCall = endpoint.roles !== 'anyone' && endpoint.roles.includes(colleague.role);
        const worksHere = !isPersonal && (ofAllStashpoints || colleague.at === 'this');
        const { status, body } = await call(endpoint, token, row);
        const isRight = mayCall && worksHere ? isIn(status) : status === (mayCall ? 404 : 403);
        const told = ownersMoneyIn(body);
        return isRight && told.length === 0 ? null : `${name} for the ${colleague.who}: ${status} ${told}`;
      },
    );
    expect(cells.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });
});

/** Tells whether an endpoint is for those who run places, and not for everyone with an account. */
const isOfTeams = (roles: Endpoint['roles']) =>
  roles !== 'anyone' && roles.includes('manager') && !roles.includes('customer');

describe('lists of the caller’s own rows', () => {
  it('are all named here', () => {
    const lists = TABLE.filter(
      ([, { method, path, params, roles, scope }]) =>
        method === 'GET' &&
        !params &&
        // These are the caller's own by their address.
        !path.startsWith('/v2/me/') &&
        (scope || isOfTeams(roles)) &&
        roles !== 'anyone' &&
        roles.some((role) => role !== 'admin'),
    ).map(([name]) => name);
    // Sums have no rows to look for; the test of commissions covers them.
    expect(lists.filter((name) => !OWN_LISTS[name])).toEqual(['sumCommissions']);
  });

  const lists = Object.entries(OWN_LISTS) as [EndpointName, Ownership][];

  it('contain the caller’s own rows and no others', async () => {
    const wrong = await failing(lists, async ([name, { role, make }]) => {
      const owner = await createSession(server, role);
      const { params } = await make(server, owner);
      const stranger = await createSession(server, role);
      if (role === 'host') await createHostRecord(server, stranger);
      const [own, others] = [await idsListed(name, owner.token), await idsListed(name, stranger.token)];
      return own.includes(String(params.id)) && !others.includes(String(params.id)) ? null : name;
    });
    expect(wrong).toEqual([]);
  });

  it('contain the rows of a colleague’s places, without the owner’s money', async () => {
    const cells = lists
      .filter(([, { role }]) => role === 'host')
      .flatMap(([name, { make }]) => COLLEAGUES.map((colleague) => ({ name, make, colleague })));
    const wrong = await failing(cells, async ({ name, make, colleague }) => {
      const owner = await createSession(server, 'host');
      const { params } = await make(server, owner);
      const token = await colleagueOf(owner, colleague);
      const { roles } = endpoints[name] as Endpoint;
      const mayCall = roles !== 'anyone' && roles.includes(colleague.role);
      const isRight = mayCall
        ? (await idsListed(name, token)).includes(String(params.id)) === (colleague.at === 'this')
        : (await statusOf(endpoints[name], token)) === 403;
      const told = ownersMoneyIn((await call(endpoints[name], token)).body);
      return isRight && told.length === 0 ? null : `${name} for the ${colleague.who} ${told}`;
    });
    expect(cells.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  async function idsListed(name: EndpointName, token: string): Promise<string[]> {
    const reply = await fetch(`${server.url}${endpoints[name].path}`, { headers: { Authorization: `Token ${token}` } });
    const answer = (await reply.json()) as { items: { id: string }[] } | { id: string }[];
    return (Array.isArray(answer) ? answer : answer.items).map(({ id }) => id);
  }
});

describe('a traveller’s bookings and other callers', () => {
  it('are shown to a clerk at the counter with custody, but without prices', async () => {
    const owner = await createSession(server, 'host');
    const { id } = await bookedAt(server, owner, undefined, {
      dropoff: '2026-11-23T11:00:00Z',
      pickup: '2026-11-23T18:00:00Z',
    });
    const [stashpoint = ''] = await stashpointsOf(owner);
    const clerk = await createColleague(server, owner, 'clerk', [stashpoint]);
    const manager = await createColleague(server, owner, 'manager', [stashpoint]);
    const device = await deviceWithClerk(owner, stashpoint);
    const params = { id };
    for (const { token } of [clerk, device]) {
      expect(await statusOf(endpoints.getBooking, token, { params })).toBe(404);
      expect(await statusOf(endpoints.updateBooking, token, { params, body: { state: 'cancelled' } })).toBeGreaterThan(
        402,
      );
      expect(await server.clientOf(token).getCustody({ params })).toEqual([]);
      const day = await server.clientOf(token).getCounterDay({ params: { id: stashpoint } });
      expect(day.bookings.map((booking) => [booking.id, booking.total_price_amount])).toEqual([[id, null]]);
    }
    const [row] = (await server.clientOf(manager.token).listAdminBookings({})).items;
    expect(row).toMatchObject({ id, host_share_amount: null });
    expect((await server.clientOf(manager.token).getBooking({ params })).id).toBe(id);
    const money = (await server.clientOf(manager.token).getBookingTimeline({ params })).filter(
      ({ kind }) => kind === 'money',
    );
    expect(money.map(({ facts }) => facts.entry ?? facts.kind)).not.toContain('host_share');
  });

  it('are hidden from a device if a clerk booked for themselves', async () => {
    const owner = await createSession(server, 'host');
    const stashpoint = await createStashpoint(server, { hostId: owner.user.id });
    const clerk = await createColleague(server, owner, 'clerk', [stashpoint]);
    const own = await createBooking(server, clerk, await createStashpoint(server));
    const device = await pairTestDevice(server, owner, stashpoint);
    const { query } = server.database;
    await query
      .updateTable('host_devices')
      .set({ person_id: clerk.personId })
      .where('user_id', '=', device.user.id)
      .execute();
    expect(await statusOf(endpoints.getBooking, clerk.token, { params: { id: own.id } })).toBe(200);
    expect(await statusOf(endpoints.getBooking, device.token, { params: { id: own.id } })).toBe(404);
    expect(await statusOf(endpoints.getCustody, device.token, { params: { id: own.id } })).toBe(404);
  });

  it('can’t be reported or moved without the booking’s pass', async () => {
    const booking = await createBooking(server, await createSession(server), await createStashpoint(server));
    const stranger = await createSession(server);
    const params = { id: booking.id };
    for (const token of [null, stranger.token]) {
      expect(await statusOf(endpoints.reportIncident, token, { params, body: { kind: 'closed' } })).toBe(404);
      expect(await statusOf(endpoints.rebook, token, { params, body: { stashpoint_id: 'x' } })).toBe(404);
    }
  });
});
