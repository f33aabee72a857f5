import type { Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { STAFF_SCOPES, type StaffScope } from '../contract/rules/roles.ts';
import { createBooking, createSession, createStashpoint } from './fixtures.ts';
import { type GeneratedRequest, generateRequests, type KnownValues } from './generated-requests.ts';
import { bookedAt } from './owned-rows.ts';
import { createColleague, createHostRecord, pairTestDevice } from './team.ts';
import { TEST_NOW, type TestServer } from './test-server.ts';

/* Everybody's calls on the objects of two people who have nothing to do with them, looking for any field of theirs. */

/** Words that stand in the personal fields of the two, and nowhere else: names, addresses, numbers, what they wrote. */
const MARKS = [
  'zephyrkin',
  'oxenfoord',
  '79460777',
  '79460888',
  'isolde',
  'hidden lane',
  'turquoise',
  '1234567',
] as const;

interface Stranger {
  who: string;
  token: string | null;
  /** Staff with this permission may see what it is for. */
  scope?: StaffScope;
}

interface World {
  known: KnownValues;
  at: Record<string, KnownValues>;
  /** Secrets of the two that a field may equal or contain. */
  secrets: string[];
  /** The two callers' own data, to compare it with their data afterwards. */
  look: () => Promise<string>;
}

export interface Looked {
  /** Every field of the two that somebody else was told. */
  leaks: string[];
  requests: number;
  fields: number;
  /** Fields at different places of different answers. */
  kinds: number;
  /** True if the two see what they saw before. */
  unchanged: boolean;
}

/** Calls every operation as every stranger, a number of times with other values. */
export async function lookAsStrangers(
  server: TestServer,
  { seed, rounds }: { seed: number; rounds: number },
): Promise<Looked> {
  const world = await createWorld(server);
  const before = await world.look();
  const callers = await createStrangers(server);
  const leaks = new Set<string>();
  const kinds = new Set<string>();
  let [fields, requests] = [0, 0];
  const operations = Object.keys(endpoints).length;
  const generated = generateRequests({ ...world, seed, valid: true, now: server.services.now() });
  for (let number = 0; number < rounds * operations; number += 1) {
    const request = generated.next().value as GeneratedRequest;
    const endpoint: Endpoint = endpoints[request.operation as EndpointName];
    for (const caller of callers) {
      if (!mayTry(request.operation, endpoint, caller)) continue;
      for (const accept of endpoint.csv ? ['application/json', 'text/csv'] : ['application/json']) {
        requests += 1;
        const answer = await send(server, request, caller.token, accept);
        const sent = `${decodeURIComponent(request.url)} ${request.body ?? ''}`.toLowerCase();
        for (const { path, value } of leavesOf(answer)) {
          fields += 1;
          kinds.add(`${request.operation} ${path}`);
          const told = marksIn(value, world.secrets).filter((mark) => !sent.includes(mark.toLowerCase()));
          if (told.length > 0) leaks.add(`${request.operation} tells ${caller.who} ${path}: ${told}`);
        }
      }
    }
  }
  return { leaks: [...leaks], requests, fields, kinds: kinds.size, unchanged: (await world.look()) === before };
}

/**
 * Staff look at what their permission is not for, and change nothing. The log of changes decides by the kind of record,
 * and operations that travellers and hosts may call, too, decide about bookings by themselves.
 */
function mayTry(operation: string, { method, scope: asked }: Endpoint, { scope }: Stranger): boolean {
  if (!scope) return true;
  const isFor = asked === scope || (asked === undefined && scope === 'bookings:all') || operation === 'listChanges';
  return method === 'GET' && !isFor;
}

async function send({ server }: TestServer, request: GeneratedRequest, token: string | null, accept: string) {
  const { method, url, body } = request;
  const headers = { ...request.headers, accept, ...(token && { authorization: `Token ${token}` }) };
  const answer = await server.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return isJson ? (answer.json() as unknown) : answer.body;
}

function* leavesOf(value: unknown, path = ''): Generator<{ path: string; value: string }> {
  if (Array.isArray(value)) for (const each of value) yield* leavesOf(each, `${path}[]`);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, path === '' ? name : `${path}.${name}`);
  else yield { path, value: String(value) };
}

function marksIn(text: string, secrets: readonly string[]): string[] {
  const plain = text.toLowerCase();
  const digits = text.replace(/[\s-]/g, '');
  return [
    ...MARKS.filter((mark) => plain.includes(mark.toLowerCase()) || digits.includes(mark)),
    ...secrets.filter((secret) => (secret.length > 10 ? text.includes(secret) : text === secret)),
  ];
}

/** Creates callers without any relation to the two: of each role, and staff with each permission alone. */
async function createStrangers(server: TestServer): Promise<Stranger[]> {
  const host = await createSession(server, 'host');
  const booking = await bookedAt(server, host);
  const stashpoint = booking.stashpoint.id;
  const device = await pairTestDevice(server, host, stashpoint);
  const { personId, ...clerk } = await createColleague(server, host, 'clerk', [stashpoint]);
  const { query } = server.database;
  await query.updateTable('host_devices').set({ person_id: personId }).where('user_id', '=', device.user.id).execute();
  const staff = async (scopes: readonly StaffScope[]) => {
    const { token, user } = await createSession(server, 'admin');
    await query
      .updateTable('users')
      .set({ scopes: [...scopes] })
      .where('id', '=', user.id)
      .execute();
    return token;
  };
  const alone = STAFF_SCOPES.map(async (scope) => ({ who: `staff with ${scope}`, token: await staff([scope]), scope }));
  return [
    { who: 'nobody', token: null },
    { who: 'a guest', token: (await createSession(server, 'guest')).token },
    { who: 'a traveller', token: (await createSession(server)).token },
    { who: 'another host', token: host.token },
    { who: 'a manager elsewhere', token: (await createColleague(server, host, 'manager', [stashpoint])).token },
    { who: 'a clerk elsewhere', token: clerk.token },
    { who: 'a counter elsewhere', token: device.token },
    { who: 'an editor', token: await staff(['places:all', 'contents:all', 'reviews:all']) },
    ...(await Promise.all(alone)),
  ];
}

/** Creates a traveller and a host, with one of everything that is theirs. */
async function createWorld(server: TestServer): Promise<World> {
  const vera = await createSession(server, 'customer', 'vera@zephyrkin.test');
  const hanno = await createSession(server, 'host', 'hanno@oxenfoord.test');
  const [traveller, owner] = [server.clientOf(vera.token), server.clientOf(hanno.token)];
  await traveller.updateMe({ body: { last_name: 'Zephyrkin', phone_number: '+44 20 7946 0777' } });
  await owner.updateMe({ body: { last_name: 'Oxenfoord', phone_number: '+44 20 7946 0888' } });
  const host = await createHostRecord(server, hanno);
  const stashpoint = await createStashpoint(server, { hostId: hanno.user.id });
  const customer = {
    ...{ first_name: 'Vera', last_name: 'Zephyrkin', email: vera.user.email },
    phone_number: '+44 20 7946 0777',
  };
  const stay = { dropoff: '2026-11-23T10:15:00Z', pickup: '2026-11-23T18:00:00Z', customer };
  const booking = await createBooking(server, vera, stashpoint, stay);
  const held = await traveller.createBooking({ body: { stashpoint_id: stashpoint, ...stay, bag_count: 1 } });
  const params = { id: booking.id };
  const named = await traveller.updateBooking({ params, body: { delegate: { name: 'Isolde' } } });
  await traveller.writeMessage({ params, body: { as: 'traveller', text: 'My bag is turquoise.' } });
  const reported = await traveller.reportIncident({ params, body: { kind: 'closed' } });
  const came = { state: 'checked_in', checked_in_at: TEST_NOW } as const;
  await server.database.query.updateTable('bookings').set(came).where('id', '=', booking.id).execute();
  const claim = await traveller.createClaim({
    params,
    body: {
      ...{ cause: 'damaged', bags: [1], text: 'The turquoise one was wet.' },
      items: [{ name: 'Turquoise trunk', kind: 'bag', bag: 1, value: 5000, age_months: 3 }],
    },
  });
  const account = await owner.createExternalAccount({
    body: {
      ...{ payment_type: 'bank_transfer', account_holder: 'Hanno Oxenfoord' },
      ...{ account_number: 'AL35202111090000000001234567', account_ccy: 'EUR', account_country: 'AL' },
    },
  });
  const papers = { legal_name: 'Oxenfoord Ltd', address: '7 Hidden Lane', city: 'London', country_code: 'GB' };
  await owner.updateTaxDetails({ params: { id: 'me' }, body: { ...papers, accept_self_billing: true } });
  const address = await owner.createHostNotificationEmail({ body: { email: 'desk@oxenfoord.test' } });
  const person = await owner.createPerson({
    body: { name: 'Kit Oxenfoord', role: 'clerk', pin: '4711', stashpoint_ids: [stashpoint] },
  });
  await pairTestDevice(server, hanno, stashpoint);
  const [device] = await owner.listCounterDevices();
  const mails = await server.database.query.selectFrom('mails').select('id').execute();
  const people = [vera.user.id, hanno.user.id];
  const emails = [vera.user.email, hanno.user.email];
  const day = await owner.getCounterDay({ params: { id: stashpoint } });
  const pass = new URL(booking.pass?.url ?? '').searchParams.get('pass');
  return {
    known: {
      ...{ booking_id: [booking.id, held.id], stashpoint_id: [stashpoint], host_id: [host], user_id: people },
      customer_id: people,
      ...{
        q: ['zephyrk', 'oxenf', '7946 07', 'vera', booking.id],
        incident_id: [String(reported.booking.incident?.id)],
      },
    },
    at: {
      // Nowhere else: the answer to a booking for this address would have it from its caller.
      '/v2/user-exists': { email: emails },
      '/v2/one-time-password': { email: emails },
      '/v2/tokens': { email: emails },
      '/v2/bookings/{id}': { id: [booking.id, held.id] },
      '/v2/claims/{id}': { id: [claim.id] },
      '/v2/incidents/{id}': { id: [claim.id, String(reported.booking.incident?.id)] },
      '/v2/counter/{id}': { id: [stashpoint], booking: [booking.id] },
      '/v2/stashpoints/{id}': { id: [stashpoint] },
      '/v3/stashpoints/{id}': { id: [stashpoint] },
      '/v2/hosts/{id}': { id: [host] },
      '/v2/users/{id}': { id: people },
      '/v2/colleagues/{id}': { id: people },
      '/v2/people/{id}': { id: [person.id] },
      '/v2/counter-devices/{id}': { id: [String(device?.id)] },
      '/v2/external-accounts/{id}': { id: [account.id] },
      '/v2/host-notification-emails/{id}': { id: [address.id] },
      '/v2/admin-mails/{id}': { id: mails.map(({ id }) => String(id)) },
      '/v2/me/sessions/{id}': { id: [vera.id, hanno.id] },
      '/v2/tokens/{token}': { token: [vera.token, hanno.token] },
    },
    secrets: [pass, named.delegate?.pin, day.bookings[0]?.pin, vera.token, hanno.token].filter(
      (each) => !!each,
    ) as string[],
    look: async () =>
      JSON.stringify([
        ...(await Promise.all([traveller.getMe(), traveller.getBooking({ params }), traveller.getMyData()])),
        ...(await Promise.all([owner.getMe(), owner.getHost({ params: { id: 'me' } }), owner.listPeople({})])),
      ]),
  };
}
