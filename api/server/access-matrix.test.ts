import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { STAFF_SCOPES, type StaffScope } from '../contract/rules/roles.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../testing/fixtures.ts';
import { bookedAt, OWN_LISTS, OWNED, type Ownership } from '../testing/owned-rows.ts';
import { createColleague, createHostRecord, pairTestDevice } from '../testing/team.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openSession } from './people/identity/open-session.ts';
import { findUser } from './people/users/accounts.ts';

/*
 * Every endpoint of the table beside every kind of caller; and, where a row belongs to somebody, beside its owner, a
 * stranger of the same role, and staff without the scope. A new endpoint is tested by being in the table; one whose
 * rows belong to somebody must say here how such a row is made.
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

let server: TestServer;
const tokens = new Map<CallerKind, string | null>([['nobody', null]]);
beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['guest', 'customer', 'host', 'admin'] as const)
    tokens.set(role, (await createSession(server, role)).token);
  const owner = await createSession(server, 'host');
  const place = await createStashpoint(server, { hostId: owner.user.id });
  for (const role of ['manager', 'clerk'] as const)
    tokens.set(role, (await createColleague(server, owner, role, [place])).token);
  tokens.set('device', (await deviceWithClerk(owner, place)).token);
  tokens.set('device without a PIN', (await pairTestDevice(server, owner, place)).token);
  tokens.set('admin of nothing', (await staffWith([])).token);
  const person = await createSession(server);
  const user = await findUser(server.database.query, person.user.id);
  if (!user) throw new Error('Nobody to recover.');
  for (const role of ['recovery', 'mfa_pending'] as const)
    tokens.set(role, (await openSession(server.services, server.database.query, user, { role })).token);
});
afterAll(() => server.close());

/** A device at the counter of a place, at which a clerk stands. */
async function deviceWithClerk(owner: AuthToken, place: string): Promise<AuthToken> {
  const device = await pairTestDevice(server, owner, place);
  const { personId } = await createColleague(server, owner, 'clerk', [place]);
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

/** The status a call answers; `{id}` and the like are filled with what nobody has. */
async function statusOf(
  { method, path }: Endpoint,
  token: string | null,
  { params = {}, body }: { params?: Record<string, string>; body?: unknown } = {},
): Promise<number> {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'nothing-like-it'));
  const query = path.endsWith('/stream') || path.endsWith('/changes') ? '?since=0' : '';
  const reply = await fetch(server.url + url + query, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  // A stream would go on for as long as somebody listens.
  await reply.body?.cancel();
  return reply.status;
}

function expectedOf({ roles, scope, withoutPin }: Endpoint, caller: CallerKind): 'in' | 401 | 403 {
  if (roles === 'anyone') return 'in';
  if (caller === 'nobody') return 401;
  const role = caller === 'admin of nothing' ? 'admin' : caller === 'device without a PIN' ? 'device' : caller;
  if (caller === 'device without a PIN' && !withoutPin) return 403;
  if (!roles.includes(role)) return 403;
  return scope && caller === 'admin of nothing' ? 403 : 'in';
}

/** Doors that are open for a role and still refuse it, for a reason of their own. */
const REFUSED_BY_RULE: Partial<Record<EndpointName, readonly CallerKind[]>> = {
  // What a device has done was done by somebody.
  takeCounterAction: ['device', 'device without a PIN'],
  // Everybody changes themselves; others only who may act on people.
  updateUser: ['admin of nothing'],
  // Whoever has a pass needs no session; without either, one has to sign in.
  payByCard: ['nobody'],
  finalizePayment: ['nobody'],
  // They stand in for what these two have not got.
  createBackupCodes: ['admin', 'admin of nothing'],
  // The link of a mail says whose mails, or a session of somebody who has an address.
  getMailChoices: ['nobody', 'guest', 'device without a PIN'],
};

describe('the access matrix', () => {
  describe.each(TABLE)('%s', (name, endpoint) => {
    it.each(CALLERS)('for %s', async (caller) => {
      // Ending the sessions this test stands on is left to the rows below.
      if (name === 'deleteUser' || name === 'deleteToken' || name === 'deleteOtherSessions') return;
      const status = await statusOf(endpoint, tokens.get(caller) ?? null);
      const expected = expectedOf(endpoint, caller);
      if (expected === 'in') {
        const refused = REFUSED_BY_RULE[name]?.includes(caller) ? [] : [401, 403];
        expect([...refused, 500]).not.toContain(status);
      } else expect(status).toBe(expected);
    });
  });

  it('asks a scope of staff wherever only staff may call', () => {
    const open = TABLE.filter(
      ([, { roles, scope }]) => roles !== 'anyone' && roles.length === 1 && roles[0] === 'admin' && !scope,
    ).map(([name]) => name);
    // One's own; and the log shows to each only what their scopes are of.
    const own = open.filter((name) => TABLE.some(([each, { path }]) => each === name && path.startsWith('/v2/me/')));
    expect(open.filter((name) => !own.includes(name))).toEqual(['listChanges']);
    expect(new Set(TABLE.flatMap(([, { scope }]) => scope ?? []))).toEqual(new Set(STAFF_SCOPES));
  });
});

/** Somebody who runs a place with a booking of its own, and has no business at others. */
async function hostOfAnotherPlace(): Promise<AuthToken> {
  const host = await createSession(server, 'host');
  await bookedAt(server, host);
  return host;
}

/** Who works for the owner of a row: at its place, or at another of the same owner. */
const COLLEAGUES = [
  { who: 'manager of this shop', role: 'manager', at: 'this' },
  { who: 'manager of another', role: 'manager', at: 'another' },
  { who: 'clerk of this shop', role: 'clerk', at: 'this' },
  { who: 'clerk of another', role: 'clerk', at: 'another' },
] as const;

async function placesOf({ user }: AuthToken): Promise<string[]> {
  const { query } = server.database;
  const rows = await query.selectFrom('stashpoints').select('id').where('host_id', '=', user.id).execute();
  return rows.map(({ id }) => id);
}

describe('rows that belong to somebody', () => {
  it('are all named here', () => {
    const owned = TABLE.filter(
      ([, { params, roles }]) => params && roles !== 'anyone' && roles.some((role) => role !== 'admin'),
    ).map(([name]) => name);
    expect(owned.filter((name) => !OWNED[name])).toEqual([]);
  });

  describe.each(Object.entries(OWNED) as [EndpointName, Ownership][])(
    '%s',
    (name, { role, scope, make, ofAllPlaces }) => {
      const endpoint = endpoints[name] as Endpoint;

      it('is for its owner', async () => {
        const owner = await createSession(server, role);
        const row = await make(server, owner);
        expect([200, 204]).toContain(await statusOf(endpoint, owner.token, row));
      });

      it('does not exist for anybody else', async () => {
        const row = await make(server, await createSession(server, role));
        const strangers = [
          await createSession(server, role),
          await createSession(server, 'guest'),
          await hostOfAnotherPlace(),
          await staffWith(STAFF_SCOPES.filter((each) => each !== scope)),
        ];
        for (const { token } of strangers) expect([403, 404]).toContain(await statusOf(endpoint, token, row));
      });

      if (role === 'host')
        it.each(COLLEAGUES)('for the $who of %#', async ({ who, at: place, role: work }) => {
          const at = ofAllPlaces ? 'this' : place;
          const owner = await createSession(server, 'host');
          const row = await make(server, owner);
          const these = await placesOf(owner);
          const another = await createStashpoint(server, { hostId: owner.user.id });
          const { token } = await createColleague(server, owner, work, place === 'this' ? these : [another]);
          const mayCall = endpoint.roles !== 'anyone' && endpoint.roles.includes(work);
          const status = await statusOf(endpoint, token, row);
          expect(mayCall && at === 'this' ? [200, 204] : mayCall ? [404] : [403], who).toContain(status);
        });

      if (scope)
        it('is for staff who are trusted with it', async () => {
          const row = await make(server, await createSession(server, role));
          const { token } = await staffWith([scope]);
          expect([200, 204]).toContain(await statusOf(endpoint, token, row));
        });
    },
  );
});

/** Of those who run places, and not of everybody who has an account. */
const isOfTeams = (roles: Endpoint['roles']) =>
  roles !== 'anyone' && roles.includes('manager') && !roles.includes('customer');

describe('lists of one’s own rows', () => {
  it('are all named here', () => {
    const lists = TABLE.filter(
      ([, { method, params, roles, scope }]) =>
        method === 'GET' &&
        !params &&
        (scope || isOfTeams(roles)) &&
        roles !== 'anyone' &&
        roles.some((role) => role !== 'admin'),
    ).map(([name]) => name);
    // Sums have no rows to be found by; the test of commissions holds them.
    expect(lists.filter((name) => !OWN_LISTS[name])).toEqual(['sumCommissions']);
  });

  describe.each(Object.entries(OWN_LISTS) as [EndpointName, Ownership][])('%s', (name, { role, make }) => {
    it('hold what is one’s own and nothing of others', async () => {
      const owner = await createSession(server, role);
      const { params } = await make(server, owner);
      const stranger = await createSession(server, role);
      if (role === 'host') await createHostRecord(server, stranger);
      expect(await idsListed(name, owner.token)).toContain(params.id);
      expect(await idsListed(name, stranger.token)).not.toContain(params.id);
    });

    if (role === 'host')
      it.each(COLLEAGUES)('hold for the $who what is theirs', async ({ role: work, at }) => {
        const owner = await createSession(server, 'host');
        const { params } = await make(server, owner);
        const these = await placesOf(owner);
        const another = await createStashpoint(server, { hostId: owner.user.id });
        const { token } = await createColleague(server, owner, work, at === 'this' ? these : [another]);
        const { roles } = endpoints[name] as Endpoint;
        if (roles === 'anyone' || !roles.includes(work))
          return expect(await statusOf(endpoints[name], token)).toBe(403);
        expect((await idsListed(name, token)).includes(String(params.id))).toBe(at === 'this');
      });
  });

  async function idsListed(name: EndpointName, token: string): Promise<string[]> {
    const reply = await fetch(`${server.url}${endpoints[name].path}`, { headers: { Authorization: `Token ${token}` } });
    const answer = (await reply.json()) as { items: { id: string }[] } | { id: string }[];
    return (Array.isArray(answer) ? answer : answer.items).map(({ id }) => id);
  }
});

describe('what a traveller’s bookings are to others', () => {
  it('a clerk hears at the counter who comes and who had the bags, and not what it costs', async () => {
    const owner = await createSession(server, 'host');
    const { id } = await bookedAt(server, owner, undefined, {
      dropoff: '2026-11-23T11:00:00Z',
      pickup: '2026-11-23T18:00:00Z',
    });
    const [place = ''] = await placesOf(owner);
    const clerk = await createColleague(server, owner, 'clerk', [place]);
    const manager = await createColleague(server, owner, 'manager', [place]);
    const device = await deviceWithClerk(owner, place);
    const params = { id };
    for (const { token } of [clerk, device]) {
      expect(await statusOf(endpoints.getBooking, token, { params })).toBe(404);
      expect(await statusOf(endpoints.updateBooking, token, { params, body: { state: 'cancelled' } })).toBeGreaterThan(
        402,
      );
      expect(await server.clientOf(token).getCustody({ params })).toEqual([]);
      const day = await server.clientOf(token).getCounterDay({ params: { id: place } });
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

  it('a device knows nothing of what a clerk books for themselves', async () => {
    const owner = await createSession(server, 'host');
    const place = await createStashpoint(server, { hostId: owner.user.id });
    const clerk = await createColleague(server, owner, 'clerk', [place]);
    const own = await createBooking(server, clerk, await createStashpoint(server));
    const device = await pairTestDevice(server, owner, place);
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

  it('nobody reports or moves a booking without its pass', async () => {
    const booking = await createBooking(server, await createSession(server), await createStashpoint(server));
    const stranger = await createSession(server);
    const params = { id: booking.id };
    for (const token of [null, stranger.token]) {
      expect(await statusOf(endpoints.reportIncident, token, { params, body: { kind: 'closed' } })).toBe(404);
      expect(await statusOf(endpoints.rebook, token, { params, body: { stashpoint_id: 'x' } })).toBe(404);
    }
  });
});
