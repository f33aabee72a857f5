import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { STAFF_SCOPES, type StaffScope } from '../contract/rules/roles.ts';
import type { Booking } from '../contract/structs/booking.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../testing/fixtures.ts';
import { createColleague, createHostRecord, pairTestDevice } from '../testing/team.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { preparePayouts } from './money/payouts/prepare-payouts.ts';
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

interface OwnRow {
  params: Record<string, string>;
  body?: unknown;
}

interface Ownership {
  role: 'customer' | 'host';
  /** What staff need to act on it, where they may at all. */
  scope?: StaffScope;
  make: (owner: AuthToken) => Promise<OwnRow>;
  /** Of a host and no place: its people are answered of the places where they work. */
  ofAllPlaces?: true;
}

const bookingOf = (body?: unknown): Ownership => ({
  role: 'customer',
  scope: 'bookings:all',
  make: async (owner) => {
    const booking = await createBooking(server, owner, await createStashpoint(server));
    return { params: { id: booking.id }, body };
  },
});
const tokenOf = (body?: unknown): Ownership => ({
  role: 'customer',
  make: async ({ token }) => ({ params: { token }, body }),
});
const personOf = (body?: unknown): Ownership => ({
  role: 'customer',
  scope: 'users:all',
  make: async ({ user }) => ({ params: { id: user.id }, body }),
});
const hostIdOf = (owner: AuthToken) => createHostRecord(server, owner);
/** A clerk at a place of the owner, who has an invitation to withdraw. */
const clerkOf = (body?: unknown): Ownership => ({
  role: 'host',
  make: async (owner) => {
    await hostIdOf(owner);
    const place = await createStashpoint(server, { hostId: owner.user.id });
    const email = `${owner.user.id.slice(0, 8)}@clerk.test`;
    const sent = { name: 'Kit', role: 'clerk', pin: '4711', email } as const;
    const { id } = await server.clientOf(owner.token).createPerson({ body: { ...sent, stashpoint_ids: [place] } });
    return { params: { id }, body };
  },
});
const deviceOf = (body?: unknown): Ownership => ({
  role: 'host',
  make: async (owner) => {
    const place = await createStashpoint(server, { hostId: owner.user.id });
    await pairTestDevice(server, owner, place);
    const [device] = await server.clientOf(owner.token).listCounterDevices();
    return { params: { id: String(device?.id) }, body };
  },
});
const hostOf = (): Ownership => ({
  role: 'host',
  scope: 'hosts:all',
  make: async (owner) => ({ params: { id: await hostIdOf(owner) } }),
});
/** Who a host is on paper, which staff see who are trusted with money. */
const hostPapersOf = (body?: object): Ownership => ({
  role: 'host',
  scope: 'money:all',
  make: async (owner) => ({
    params: { id: await hostIdOf(owner) },
    body: body && { legal_name: 'Shelf Ltd', address: '1 Shelf Street', country_code: 'GB', ...body },
  }),
});
type MoneyList = 'listCommissions' | 'listPayouts' | 'listInvoices' | 'listInvoiceLines';
/** A stay of last month with all that follows from it: its line in the ledger, its payout, its invoice. */
const paidStayOf = (list: MoneyList): Ownership => ({
  role: 'host',
  scope: 'money:all',
  make: async (owner) => {
    await hostIdOf(owner);
    const columns = { first_day_commission: 600 };
    const place = await createStashpoint(server, { hostId: owner.user.id, columns });
    const booking = await createBooking(server, await createSession(server), place);
    const past = sql<Date>`dropoff - interval '40 days'`;
    await server.database.query
      .updateTable('bookings')
      .set({ dropoff: past, pickup: sql<Date>`pickup - interval '40 days'` })
      .where('id', '=', booking.id)
      .execute();
    const client = server.clientOf(owner.token);
    await client.createExternalAccount({
      body: { payment_type: 'bank_transfer', account_number: '12345678', account_ccy: 'GBP', account_country: 'GB' },
    });
    const details = { legal_name: 'Shelf Ltd', address: '1 Shelf Street', city: 'London', country_code: 'GB' };
    await client.updateTaxDetails({ params: { id: 'me' }, body: { ...details, accept_self_billing: true } });
    await preparePayouts(server.services);
    const [row] = (await client[list]({})).items;
    return { params: { id: row?.id ?? 'nothing' } };
  },
});
const accountOf = (body: unknown): Ownership => ({
  role: 'host',
  scope: 'hosts:all',
  make: async (owner) => {
    await hostIdOf(owner);
    const account = await server.clientOf(owner.token).createExternalAccount({
      body: {
        payment_type: 'bank_transfer',
        account_holder: 'Ada Lovelace',
        account_number: 'DE89370400440532013000',
        account_ccy: 'EUR',
        account_country: 'DE',
      },
    });
    return { params: { id: account.id }, body };
  },
});
const addressOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'hosts:all',
  make: async (owner) => {
    await hostIdOf(owner);
    const { id } = await server
      .clientOf(owner.token)
      .createHostNotificationEmail({ body: { email: `${owner.user.id.slice(0, 8)}@desk.test` } });
    return { params: { id }, body };
  },
});

const counterOf = (row: (booking: { id: string }) => OwnRow = () => ({ params: {} })): Ownership => ({
  role: 'host',
  scope: 'bookings:all',
  make: async (owner) => {
    const id = await createStashpoint(server, { hostId: owner.user.id });
    const booking = await createBooking(server, await createSession(server), id, {
      dropoff: '2026-11-23T11:00:00Z',
      pickup: '2026-11-23T18:00:00Z',
    });
    const { params, body } = row(booking);
    return { params: { id, ...params }, body };
  },
});
const DEVICE = '00000000-0000-4000-8000-000000000000';
const taskOf = (): Ownership => {
  const counter = counterOf();
  return {
    ...counter,
    make: async (owner) => {
      const { params } = await counter.make(owner);
      const result = await server.clientOf(owner.token).takeCounterAction({
        params: { id: String(params.id) },
        body: { ...actionOn('NOTHERE000'), queued: true },
      });
      return { params: { ...params, task: String(result.task?.id) }, body: { resolved: true } };
    },
  };
};
function actionOn(booking_id: string) {
  const occurred_at = server.services.now().toISOString();
  return { id: randomUUID(), kind: 'check_in', booking_id, occurred_at, device_id: DEVICE } as const;
}
/** A paid booking of one of a host's places, by a traveller of its own unless one is named. */
async function bookedAt({ user }: AuthToken, traveller?: AuthToken, stay = {}): Promise<Booking> {
  const place = await createStashpoint(server, { hostId: user.id });
  return createBooking(server, traveller ?? (await createSession(server)), place, stay);
}
const reportOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'bookings:all',
  make: async (owner) => {
    const traveller = await createSession(server);
    const stay = { dropoff: '2026-11-23T10:15:00Z', pickup: '2026-11-23T18:00:00Z' };
    const { id } = await bookedAt(owner, traveller, stay);
    const { booking } = await server
      .clientOf(traveller.token)
      .reportIncident({ params: { id }, body: { kind: 'closed' } });
    return { params: { id: String(booking.incident?.id) }, body };
  },
});
const reviewOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'reviews:all',
  make: async (owner) => {
    const traveller = await createSession(server);
    const { id } = await bookedAt(owner, traveller);
    const { query } = server.database;
    await query.updateTable('bookings').set({ state: 'checked_out' }).where('id', '=', id).execute();
    const review = await server
      .clientOf(traveller.token)
      .createReview({ body: { booking_id: id, language: 'en', stasher_rating: 5, stashpoint_rating: 5 } });
    return { params: { id: review.id }, body };
  },
});
const hostedBookingOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'bookings:all',
  make: async (owner) => ({ params: { id: (await bookedAt(owner)).id }, body }),
});
/** An hour and a half after what is booked, and before the place closes. */
const LATER = '2026-11-24T19:30:00Z';
const bookingMailOf = (): Ownership => ({
  ...hostedBookingOf(),
  make: async (owner) => {
    const { id } = await bookedAt(owner);
    const mails = server.database.query.selectFrom('mails').select('id').where('booking_id', '=', id).orderBy('id');
    return { params: { id }, body: { mail_id: String((await mails.executeTakeFirstOrThrow()).id) } };
  },
});
const placeOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'stashpoints:all',
  make: async ({ user }) => ({ params: { id: await createStashpoint(server, { hostId: user.id }) }, body }),
});

const PUSH_DEVICE = {
  endpoint: 'https://push.example/device',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  language: 'en',
} as const;
const ALL_KINDS = { notice_kinds: ['bookings', 'reports', 'money'] };

const OWNED: Partial<Record<EndpointName, Ownership>> = {
  updatePerson: clerkOf({ name: 'Kim' }),
  deletePerson: clerkOf(),
  invitePerson: clerkOf({ email: 'kim@clerk.test' }),
  withdrawInvitation: clerkOf(),
  updateCounterDevice: deviceOf({ name: 'Till' }),
  deleteCounterDevice: deviceOf(),
  getBooking: bookingOf(),
  listBookingPictures: bookingOf(),
  getAdminReview: reviewOf(),
  answerReview: reviewOf({ text: 'Thank you!' }),
  getIncident: reportOf(),
  answerIncident: reportOf({ answer: 'agrees' }),
  getBookingTimeline: hostedBookingOf(),
  resendMail: bookingMailOf(),
  listBookingMessages: hostedBookingOf(),
  sendBookingMessage: hostedBookingOf({ kind: 'how_to_find' }),
  proposeExtension: hostedBookingOf({ pickup: LATER }),
  withdrawExtension: {
    ...hostedBookingOf(),
    make: async (owner) => {
      const params = { id: (await bookedAt(owner)).id };
      await server.clientOf(owner.token).proposeExtension({ params, body: { pickup: LATER } });
      return { params };
    },
  },
  getCounterDay: counterOf(),
  listCounterChanges: counterOf(),
  streamCounterChanges: counterOf(),
  takeCounterAction: counterOf(({ id }) => ({ params: {}, body: actionOn(id) })),
  changeTagRanges: counterOf(() => ({ params: {}, body: { tag_ranges: [] } })),
  resolveCounterTask: taskOf(),
  getPushKey: counterOf(),
  subscribePush: counterOf(() => ({ params: {}, body: PUSH_DEVICE })),
  unsubscribePush: counterOf(() => ({ params: {}, body: { endpoint: PUSH_DEVICE.endpoint } })),
  testPush: {
    ...counterOf(),
    make: async (owner) => {
      const { params } = await counterOf().make(owner);
      // Nobody is at this address, and nobody is asked: it is refused before.
      const device = { ...PUSH_DEVICE, endpoint: `https://${owner.user.id}.invalid/push` };
      await server.clientOf(owner.token).subscribePush({ params: { id: String(params.id) }, body: device });
      return { params, body: { endpoint: device.endpoint } };
    },
  },
  getPlaceCalendar: counterOf(),
  renewPlaceCalendar: counterOf(),
  updateBooking: bookingOf({ state: 'cancelled' }),
  quoteChange: bookingOf({ bag_count: 1 }),
  getToken: tokenOf(),
  updateToken: tokenOf({ expires_at: '2026-12-10T00:00:00Z' }),
  deleteToken: tokenOf(),
  updateUser: personOf({ first_name: 'Grace' }),
  deleteUser: personOf(),
  getAdminStashpoint: placeOf(),
  updateAdminStashpoint: placeOf({ description: 'Behind the blue door.' }),
  listPublicHolidays: placeOf(),
  previewStashpointImpact: placeOf({ active: false }),
  getHost: hostOf(),
  getHostMoney: hostOf(),
  // Whoever works at one of a host's places is answered of that one.
  getPlaceFigures: { ...hostOf(), ofAllPlaces: true },
  getPlaceTakings: hostOf(),
  getTaxDetails: hostPapersOf(),
  updateTaxDetails: hostPapersOf({ city: 'London' }),
  getStatement: hostPapersOf(),
  updateExternalAccount: accountOf({ is_active: false }),
  updateHostNotificationEmail: addressOf({ email: 'other@desk.test' }),
  deleteHostNotificationEmail: addressOf(),
  chooseNoticeKinds: {
    ...hostOf(),
    make: async (owner) => ({ params: { id: await hostIdOf(owner) }, body: ALL_KINDS }),
  },
};

/** Somebody who runs a place with a booking of its own, and has no business at others. */
async function hostOfAnotherPlace(): Promise<AuthToken> {
  const host = await createSession(server, 'host');
  await bookedAt(host);
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
        const row = await make(owner);
        expect([200, 204]).toContain(await statusOf(endpoint, owner.token, row));
      });

      it('does not exist for anybody else', async () => {
        const row = await make(await createSession(server, role));
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
          const row = await make(owner);
          const these = await placesOf(owner);
          const another = await createStashpoint(server, { hostId: owner.user.id });
          const { token } = await createColleague(server, owner, work, place === 'this' ? these : [another]);
          const mayCall = endpoint.roles !== 'anyone' && endpoint.roles.includes(work);
          const status = await statusOf(endpoint, token, row);
          expect(mayCall && at === 'this' ? [200, 204] : mayCall ? [404] : [403], who).toContain(status);
        });

      if (scope)
        it('is for staff who are trusted with it', async () => {
          const row = await make(await createSession(server, role));
          const { token } = await staffWith([scope]);
          expect([200, 204]).toContain(await statusOf(endpoint, token, row));
        });
    },
  );
});

/** Lists that staff read whole and others read of their own; each row is found by its id. */
const OWN_LISTS: Partial<Record<EndpointName, Ownership>> = {
  listAdminBookings: hostedBookingOf(),
  listAdminStashpoints: placeOf(),
  listIncidents: reportOf(),
  listAdminReviews: reviewOf(),
  listCounterPlaces: placeOf(),
  listPeople: clerkOf(),
  listCounterDevices: deviceOf(),
  listCommissions: paidStayOf('listCommissions'),
  listPayouts: paidStayOf('listPayouts'),
  listInvoices: paidStayOf('listInvoices'),
  listInvoiceLines: paidStayOf('listInvoiceLines'),
  listExternalAccounts: accountOf({}),
  listHostNotificationEmails: addressOf(),
};

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
      const { params } = await make(owner);
      const stranger = await createSession(server, role);
      if (role === 'host') await hostIdOf(stranger);
      expect(await idsListed(name, owner.token)).toContain(params.id);
      expect(await idsListed(name, stranger.token)).not.toContain(params.id);
    });

    if (role === 'host')
      it.each(COLLEAGUES)('hold for the $who what is theirs', async ({ role: work, at }) => {
        const owner = await createSession(server, 'host');
        const { params } = await make(owner);
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
    const { id } = await bookedAt(owner, undefined, {
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
