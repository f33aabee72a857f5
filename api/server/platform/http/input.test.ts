import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { CONTACT, createCity, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { decodable, readAddress } from './address.ts';

let server: TestServer;
let staff: AuthToken;
let stashpoint: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  stashpoint = await createStashpoint(server, { cityId: (await createCity(server)).id });
});
afterAll(() => server.close());

async function call(
  method: string,
  path: string,
  { body, type = 'application/json' }: { body?: string; type?: string } = {},
) {
  const response = await fetch(server.url + path, {
    method,
    headers: { Authorization: `Token ${staff.token}`, ...(type && { 'Content-Type': type }) },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}
const get = (path: string) => call('GET', path, { type: '' });
const post = (path: string, body: string, type?: string) => call('POST', path, { body, ...(type && { type }) });
const quote = { stashpoint_id: '', dropoff: '2026-11-24T10:00:00Z', pickup: '2026-11-24T15:00:00Z', bag_count: 1 };
const wrong = (field: string) => ({ status: 422, body: { id: 'INVALID_DATA', errors: { [field]: ['INVALID_DATA'] } } });

describe('readable but invalid input is refused with its field', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['NUL in a text', () => post('/v2/users', JSON.stringify({ ...CONTACT, first_name: 'a\0' })), 'first_name'],
    ['NUL in an id', () => get('/v2/bookings/a%00b'), 'id'],
    ['NUL in a query', () => get('/v2/users?q=%00'), 'q'],
    ['half a surrogate', () => post('/v2/users', `{"first_name":"\\ud83e"}`), 'first_name'],
    [
      'brackets without end',
      () => post('/v2/quotes', `{"storage_spaces":${'['.repeat(5000)}${']'.repeat(5000)}}`),
      'storage_spaces',
    ],
    ['a rating no column holds', () => get('/v2/reviews?rating=99999999999'), 'rating'],
    ['a page below zero', () => get('/v2/users?page=-1'), 'page'],
    ['a page of less than nothing', () => get('/v2/users?per_page=-1&after='), 'per_page'],
    ['a page of nothing', () => get('/v2/places?per_page=0'), 'per_page'],
    ['a page of more than fifty', () => get('/v2/places?per_page=51'), 'per_page'],
    ['a mail of no number', () => post('/v2/bookings/X/mails', '{"mail_id":"Infinity"}'), 'mail_id'],
    ['a number without end', () => get('/v2/locations?lat=Infinity&lng=0'), 'lat'],
    ['no time zone', () => get('/v2/dashboard/revenue?timezone='), 'timezone'],
    ['one thing asked for twice', () => get('/v2/users?q=a&q=b'), 'q'],
    ['a field every object has', () => post('/v2/user-exists', '{"email":{"toString":"x"}}'), 'email'],
    ['such a field within a list', () => post('/v2/quotes', '{"bag_count":[{"valueOf":1}]}'), 'bag_count'],
    ['such a field that is ours to name', () => get('/v2/users?hasOwnProperty=1'), 'hasOwnProperty'],
    ['a body of null', () => post('/v2/quotes', 'null'), 'body'],
    ['a body that is a list', () => post('/v2/quotes', '[]'), 'body'],
    ['a body that is a text', () => post('/v2/quotes', '"x"'), 'body'],
  ])('%s', async (_what, ask, field) => {
    const answer = (await ask()) as { body: { errors: object } };
    expect(answer).toMatchObject({ status: 422, body: { id: 'INVALID_DATA' } });
    expect(Object.keys(answer.body.errors).some((name) => name === field || name.startsWith(`${field}.`))).toBe(true);
  });

  it.each(['0000-01-01', '2027-02-30', '9999-12-31'])('the date %s', async (date) => {
    expect(await get(`/v3/stashpoints/${stashpoint}/availability?date=${date}`)).toMatchObject(wrong('date'));
  });

  it.each(['2027-02-30T10:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T00:00:00Z'])(
    'the instant %s',
    async (dropoff) => {
      expect(await post('/v2/quotes', JSON.stringify({ ...quote, stashpoint_id: stashpoint, dropoff }))).toMatchObject(
        wrong('dropoff'),
      );
    },
  );

  it('a blank name', async () => {
    expect(await call('PATCH', '/v2/me', { body: '{"first_name":"   "}' })).toMatchObject(wrong('first_name'));
  });

  it('an email address with further text', async () => {
    expect(await post('/v2/user-exists', '{"email":"x<a@b.cc>"}')).toMatchObject({
      status: 422,
      body: { id: 'INVALID_EMAIL_CLIENT_ERROR' },
    });
  });

  it('uses of a coupon beyond the column’s range', async () => {
    const coupon = { code: 'MANY-USES', percent: 5, uses_left: 99_999_999_999 };
    expect(await post('/v2/coupons', JSON.stringify(coupon))).toMatchObject(wrong('uses_left'));
  });
});

describe('unreadable input is refused with 400 and an ID', () => {
  const unreadable = { status: 400, body: { id: 'INVALID_DATA' } };

  it.each<[string, () => Promise<unknown>]>([
    ['broken JSON', () => post('/v2/quotes', '{"a')],
    ['a body that reaches for what all objects share', () => post('/v2/quotes', '{"__proto__":{"role":"admin"}}')],
    ['another such body', () => post('/v2/quotes', '{"constructor":{"prototype":{"role":"admin"}}}')],
    [
      'a form that does so',
      () =>
        post(
          '/v2/pictures',
          '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
          'multipart/form-data; boundary=b',
        ),
    ],
    ['an address that is none', () => get('/v2/bookings/%E0%A4%A')],
    ['a parameter without end', () => get(`/v2/bookings/${'x'.repeat(300)}`)],
    [
      'a form that breaks off',
      () =>
        post(
          '/v2/pictures',
          '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nabc',
          'multipart/form-data; boundary=b',
        ),
    ],
    ['a form without an end', () => post('/v2/pictures', '', 'multipart/form-data')],
  ])('%s', async (_what, ask) => expect(await ask()).toMatchObject(unreadable));

  it('a type that is not read, with 415', async () => {
    const refusal = { status: 415, body: { id: 'UNSUPPORTED_MEDIA_TYPE' } };
    expect(await post('/v2/quotes', 'x', 'text/plain')).toMatchObject(refusal);
  });

  it('a compression bomb, which is aborted while unpacking', async () => {
    const body = gzipSync(JSON.stringify({ pad: 'x'.repeat(20_000_000) }));
    expect(body.length).toBeLessThan(100_000);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const reply = await fetch(`${server.url}/v2/quotes`, { method: 'POST', headers, body });
    expect(await reply.json()).toMatchObject({ id: 'PAYLOAD_TOO_LARGE' });
  });

  it('two hosts', async () => {
    const answer = await speak('GET /v2/places HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"INVALID_DATA"');
  });

  it('bytes that are not HTTP', async () => {
    const answer = await speak('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ id: 'INVALID_DATA' });
    expect(await speak('HEAD x HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n$/s);
  });
});

describe('valid input is accepted', () => {
  it('a call without a body, whatever its content type', async () => {
    const session = await createSession(server);
    const headers = { Authorization: `Token ${session.token}`, 'Content-Type': 'application/json' };
    expect((await fetch(`${server.url}/v2/temp`, { method: 'POST', headers })).status).toBe(200);
    const signedOut = await fetch(`${server.url}/v2/tokens/${session.token}`, { method: 'DELETE', headers });
    expect(signedOut.status).toBe(204);
  });

  it('page zero, as the first one', async () => {
    expect(await get('/v2/places?page=0&per_page=1')).toMatchObject({ status: 200, body: { page: 1 } });
  });

  it('the first and the last possible day, in any zone', async () => {
    for (const date of ['1970-01-01', '2199-12-31'])
      expect(await get(`/v3/stashpoints/${stashpoint}/availability?date=${date}`)).toMatchObject({ status: 200 });
  });

  it('an empty file, distinguished from a broken one', async () => {
    const form = new FormData();
    form.append('purpose', 'stashpoint');
    form.append('file', new Blob([]));
    const headers = { Authorization: `Token ${staff.token}` };
    const response = await fetch(`${server.url}/v2/pictures`, { method: 'POST', headers, body: form });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 422,
      body: { id: 'PICTURE_BROKEN', errors: { file: ['PICTURE_BROKEN'] } },
    });
  });
});

describe('addresses', () => {
  it('of callers are not what a proxy was told to write', async () => {
    const behind = await startTestServer({ trustProxy: 1 }, { limited: true, beside: server });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': 'x'.repeat(300) };
    const asked = () => fetch(`${behind.url}/v2/user-exists`, { method: 'POST', headers, body: '{"email":"a@b.cc"}' });
    expect(await asked()).toMatchObject({ status: 200 });
    await behind.close();
  });

  it.each<[string, string]>([
    ['//', '/'],
    ['//v2/places?q=//', '/v2/places?q=//'],
    ['/\\x', '/x'],
    ['*', '/'],
    ['http://x:y/v2/places', '/v2/places'],
    ['https://example.org', '/'],
    ['?q=1', '/?q=1'],
    ['x', '/x'],
    ['/*', '/*'],
  ])('%s is read as %s', (target, address) => expect(readAddress(target)).toBe(address));

  it('of mails are numbers', async () => {
    for (const id of ['Infinity', '1e15', '-1', 'x'])
      expect(await get(`/_outbox/${id}`)).toMatchObject({ status: 404 });
  });

  it('that cannot be decoded are pages all the same', () => {
    expect(decodable('/%E0%A4%A?q=%')).toBe('/%25E0%25A4%25A?q=%');
    expect(decodable('/caf%C3%A9')).toBe('/caf%C3%A9');
  });
});

describe('slow connections', () => {
  it('are closed, in headers or body, and silent ones without a response', async () => {
    const post = (path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"a`;
    // Each resolves when the server closes the connection, long before the longest time for a photo.
    const [silent, ...answers] = await Promise.all([
      speak(''),
      speak('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
      speak(post('/v2/quotes', 'application/json')),
      speak(post('/v2/quotes', 'multipart/form-data; boundary=x')),
      speak(post('/v2/pictures', 'multipart/form-data; boundary=x')),
      speak(post('/nowhere', 'text/plain')),
    ]);
    expect(silent).toBe('');
    expect(answers.map((answer) => answer.split(' ')[1])).toEqual(['400', undefined, '422', '401', '404']);
  }, 60_000);
});

/** Sends bytes to the server over a separate connection, and reads until it is closed. */
function speak(words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(words));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}
