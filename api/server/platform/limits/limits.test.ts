import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking, createSession, createStashpoint, TOMORROW } from '../../../testing/fixtures.ts';
import { proveByMail, signUp as signUpAt } from '../../../testing/prove-by-mail.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { addressGroup } from './address-group.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 1 }, { limited: true });
});
afterAll(() => server.close());

/** Makes a call from an address, given by the proxy in front of the server. */
async function from(address: string, path: string, body: object) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
  const { id = null } = response.status === 204 ? {} : ((await response.json()) as { id?: string });
  return { status: response.status, id, wait: Number(response.headers.get('retry-after')) };
}

let host = 0;
/** Returns another address each time, like an attacker who rents a thousand of them. */
const elsewhere = () => {
  host += 1;
  return `198.51.100.${host % 250}`;
};
const RIGHT = 'correct horse';

async function signUp(email: string): Promise<string> {
  return (await signUpAt(server, { email, password: RIGHT })).user.email;
}
const tryPassword = (address: string, email: string, password = 'wrong') =>
  from(address, '/v2/tokens', { email, password });
/** Simulates the end of the time to wait. */
const waitOver = () =>
  server.database.query.updateTable('rate_limits').set({ expire: 1 }).where('key', 'like', 'wait:%').execute();

describe('guessing a password', () => {
  it('has to wait after five tries from any address, longer each time', async () => {
    const email = await signUp('guessed@example.org');
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await tryPassword(elsewhere(), email)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422]);
    const first = await tryPassword(elsewhere(), email, RIGHT);
    expect(first).toMatchObject({ status: 429, id: 'TOO_MANY_REQUESTS' });
    expect(first.wait).toBeGreaterThan(0);
    await waitOver();
    expect((await tryPassword(elsewhere(), email)).status).toBe(422);
    const second = await tryPassword(elsewhere(), email);
    expect(second.wait).toBeGreaterThan(first.wait);
  });

  it('does not keep the owner out of a browser the account knows, nor from a new password there', async () => {
    const email = await signUp('beleaguered@example.org');
    const browser_secret = 'o'.repeat(43);
    const own = (password: string) => from(elsewhere(), '/v2/tokens', { email, password, browser_secret });
    expect((await own(RIGHT)).status).toBe(200);
    for (let tries = 0; tries < 40; tries += 1) await tryPassword(elsewhere(), email);
    expect((await tryPassword(elsewhere(), email, RIGHT)).status).toBe(429);
    expect((await own(RIGHT)).status).toBe(200);
    const { token } = await server.client.createToken({ body: { email, password: RIGHT, browser_secret } });
    const client = server.clientOf(token);
    await proveByMail(server, client, email);
    await client.updateMe({ body: { password: 'another horse', current_password: RIGHT } });
    // A thief of the browser has no more tries than others.
    expect((await own('another horse')).status).toBe(200);
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) statuses.push((await own('wrong')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('has to wait in an open session, too', async () => {
    const email = await signUp('left-open@example.org');
    const { token } = await server.client.createToken({ body: { email, password: RIGHT } });
    const client = server.clientOf(token);
    await proveByMail(server, client, email);
    const change = (current_password: string) =>
      client.updateMe({ body: { password: 'another horse', current_password } });
    for (let tries = 0; tries < 6; tries += 1)
      await expect(change('wrong')).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    await expect(change(RIGHT)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  });

  it('counts many at once as many', async () => {
    const email = await signUp('at-once@example.org');
    const answers = await Promise.all(Array.from({ length: 40 }, () => tryPassword(elsewhere(), email)));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(6);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(34);
  });

  it('starts over after a success', async () => {
    const email = await signUp('forgetful@example.org');
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await tryPassword(elsewhere(), email);
      expect((await tryPassword(elsewhere(), email, RIGHT)).status).toBe(200);
    }
  });

  it('is limited by IP address too, across accounts', async () => {
    const somebody = (number: number) => tryPassword('203.0.113.9', `person-${number}@example.org`);
    expect((await somebody(1)).status).toBe(422);
    // Simulates ninety-eight more guesses.
    await server.database.query
      .updateTable('rate_limits')
      .set({ points: 99 })
      .where('key', '=', 'guess:password:203.0.113.9')
      .execute();
    // A right guess does not count.
    expect((await tryPassword('203.0.113.9', await signUp('guest@example.org'), RIGHT)).status).toBe(200);
    for (const number of [2, 3]) expect((await somebody(number)).status).toBe(422);
    expect((await somebody(4)).status).toBe(429);
    expect((await tryPassword('203.0.113.10', 'person-3@example.org')).status).toBe(422);
  });
});

describe('guessing a code', () => {
  const guess = (address: string, email: string) =>
    from(address, '/v2/one-time-password-login', { email, one_time_password: '000000' });
  const ask = (address: string, email: string) => from(address, '/v2/one-time-password-request', { email });

  it('is not reset by a new code', async () => {
    const email = await signUp('coded@example.org');
    const ids: (string | null)[] = [];
    for (let codes = 0; codes < 4; codes += 1) {
      server.setNow(new Date(TEST_NOW.getTime() + codes * 11 * 60_000));
      await ask(elsewhere(), email);
      for (let tries = 0; tries < 4; tries += 1) ids.push((await guess(elsewhere(), email)).id);
    }
    expect(ids.filter((id) => id === 'INCORRECT_CREDENTIALS')).toHaveLength(10);
    expect(ids.at(-1)).toBe('SIGN_IN_LINK_NEEDED');
  });

  it('is limited by IP address too, after which emails have links', async () => {
    const network = '203.0.113.70';
    const email = await signUp('neighbour@example.org');
    await guess(network, 'first@example.org');
    await server.database.query
      .updateTable('rate_limits')
      .set({ points: 101 })
      .where('key', '=', `guess:code:${network}`)
      .execute();
    await guess(network, 'second@example.org');
    expect(await guess(network, email)).toMatchObject({ status: 429, id: 'TOO_MANY_REQUESTS' });
    await ask(network, email);
    const mails = () => server.database.query.selectFrom('mails').select('body').where('recipient', '=', email);
    expect((await mails().orderBy('id', 'desc').executeTakeFirst())?.body).toContain('/login/link?link=');
  });
});

describe('guessing the code of a coupon', () => {
  const RATE = {
    code: 'RATE-LIMIT',
    id: 'RATE-LIMIT',
    percent: 10,
    active_at: TEST_NOW,
    expires_at: addDays(TEST_NOW, 9),
  };
  /** Simulates that most of the guesses have been made. */
  const guessed = (key: string) =>
    server.database.query
      .updateTable('rate_limits')
      .set({ points: 99 })
      .where('key', '=', `guess:coupon:${key}`)
      .execute();
  const quote = async (from: { address?: string; token?: string; stashpoint_id: string }, coupon_code: string) => {
    const response = await fetch(`${server.url}/v2/quotes`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': from.address ?? elsewhere(),
        ...(from.token && { Authorization: `Token ${from.token}` }),
      },
      body: JSON.stringify({ ...TOMORROW, stashpoint_id: from.stashpoint_id, bag_count: 1, coupon_code }),
    });
    return response.status;
  };

  it('is limited by address, from which right codes do not count, and by place for guests', async () => {
    await server.database.query.insertInto('coupons').values(RATE).execute();
    const stashpoint_id = await createStashpoint(server);
    const one = { address: '203.0.113.80', stashpoint_id };
    expect(await quote(one, 'NOPE-1')).toBe(422);
    await guessed(one.address);
    expect(await quote(one, RATE.code)).toBe(200);
    expect([await quote(one, 'NOPE-2'), await quote(one, 'NOPE-3')]).toEqual([422, 422]);
    expect(await quote(one, 'NOPE-4')).toBe(429);

    await guessed(`stashpoint:${stashpoint_id}`);
    for (const status of [422, 422, 429]) expect(await quote({ stashpoint_id }, 'NOPE-5')).toBe(status);
    expect(await quote({ stashpoint_id: await createStashpoint(server) }, 'NOPE-6')).toBe(422);
    const { token } = await createSession(server);
    expect(await quote({ stashpoint_id, token }, RATE.code)).toBe(200);
  });
});

it('guessing the PIN of a person who collects has to wait after five tries', async () => {
  const host = await createSession(server, 'host');
  const stashpoint = await createStashpoint(server, { hostId: host.user.id });
  const traveller = await createSession(server);
  const { id } = await createBooking(server, traveller, stashpoint, {
    dropoff: TEST_NOW.toISOString(),
    pickup: addHours(TEST_NOW, 3).toISOString(),
  });
  const params = { id };
  const named = await server
    .clientOf(traveller.token)
    .updateBooking({ params, body: { delegate: { name: 'Isolde' } } });
  const { updateBooking } = server.clientOf(host.token);
  await updateBooking({ params, body: { state: 'checked_in' } });
  const collect = (collector_pin: string) => updateBooking({ params, body: { state: 'checked_out', collector_pin } });
  for (let tries = 0; tries < 6; tries += 1)
    await expect(collect('0000')).rejects.toMatchObject({ id: 'INVALID_PIN_CLIENT_ERROR' });
  await expect(collect(named.delegate?.pin ?? '')).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS' });
  await waitOver();
  expect((await collect(named.delegate?.pin ?? '')).has_been_checked_out).toBe(true);
});

describe('calls', () => {
  it('are counted by the address the proxy saw, not by one the client sent', async () => {
    const call = (written: string) => from(`${written}, 192.0.2.77`, '/v2/user-exists', { email: 'x@example.org' });
    const answers = [];
    for (let calls = 0; calls < 31; calls += 1) answers.push((await call(elsewhere())).status);
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(answers[30]).toBe(429);
  });

  it('are counted across all servers', async () => {
    const { callLimits } = await import('./call-limits.ts');
    const [one, other] = [callLimits(server.database), callLimits(server.database)];
    for (let calls = 0; calls < 5; calls += 1) {
      await one('createToken', '192.0.2.90');
      await other('createToken', '192.0.2.90');
    }
    await expect(other('createToken', '192.0.2.90')).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS' });
  });

  it('that flood are added up across servers within a second or two, and ordinary ones leave no row', async () => {
    const { callLimits } = await import('./call-limits.ts');
    const [one, other] = [callLimits(server.database), callLimits(server.database)];
    const flood = async (count: number) => {
      for (let calls = 0; calls < count; calls += 1) {
        await one('reportIncident', '192.0.2.91');
        await other('reportIncident', '192.0.2.91');
      }
    };
    const rows = () =>
      server.database.query
        .selectFrom('rate_limits')
        .select(['key', 'points'])
        .where('key', 'like', 'call:reportIncident:%')
        .execute();
    await one('reportIncident', '192.0.2.92');
    await flood(15);
    await expect.poll(rows, { timeout: 5_000 }).toEqual([{ key: 'call:reportIncident:192.0.2.91', points: 30 }]);
    // The one that settled first learns of the other's calls with its next one.
    const answers = async () => {
      const calls = [one, other].map((count) => count('reportIncident', '192.0.2.91'));
      return (await Promise.allSettled(calls)).map(({ status }) => status);
    };
    await expect.poll(answers, { timeout: 5_000 }).toEqual(['rejected', 'rejected']);
  });

  it('are counted by each server alone while the database is away', async () => {
    const { callLimits } = await import('./call-limits.ts');
    const away = { ...server.database, executeSql: () => Promise.reject(new Error('The database is away.')) };
    const count = callLimits(away);
    for (let calls = 0; calls < 30; calls += 1) await count('reportIncident', '192.0.2.93');
    await expect(count('reportIncident', '192.0.2.93')).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS' });
  });
});

it('store no IP addresses', async () => {
  const rows = await server.database.query.selectFrom('rate_limits').select('key').execute();
  expect(rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(rows)).not.toContain('@');
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['nowhere', 'nowhere'],
])('counts %s as %s', (address, group) => expect(addressGroup(address)).toBe(group));

describe('without a proxy', () => {
  it('a client’s claims about its address are ignored', async () => {
    const bare = await startTestServer({ trustProxy: ['10.0.0.0/8'] }, { limited: true });
    const email = 'nobody@example.org';
    const guess = async (address: string) =>
      (
        await fetch(`${bare.url}/v2/tokens`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
          body: JSON.stringify({ email, password: 'guess' }),
        })
      ).status;
    const answers = [];
    for (let tries = 0; tries < 12; tries += 1) answers.push(await guess(elsewhere()));
    expect(answers).toContain(429);
    const { rows } = await bare.database.executeSql(`select key from rate_limits where key like 'call:createToken%'`);
    expect(rows).toEqual([{ key: 'call:createToken:127.0.0.1' }]);
    await bare.close();
  });
});
