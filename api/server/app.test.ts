import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { createSession } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './setting-readers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { limited: true });
});
afterAll(() => server.close());

describe('every endpoint of the table', () => {
  const rows = Object.entries<Endpoint>(endpoints);

  it.each(rows.filter(([, { roles }]) => roles !== 'anyone'))('%s asks who is calling', async (_, { method, path }) => {
    const reply = await fetch(server.url + path.replace(/\{\w+\}/g, 'x'), { method });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('refuses every role that the table does not name', async () => {
    for (const role of ['guest', 'customer', 'host', 'admin'] as const) {
      const { token } = await createSession(server, role);
      for (const [, { method, path, roles }] of rows) {
        if (roles === 'anyone' || roles.includes(role)) continue;
        const reply = await fetch(server.url + path.replace(/\{\w+\}/g, 'x'), {
          method,
          headers: { Authorization: `Token ${token}` },
        });
        expect([role, path, reply.status]).toEqual([role, path, 403]);
      }
    }
  });

  it('stands in the OpenAPI document', async () => {
    const reply = await fetch(`${server.url}/openapi.json`);
    const document = (await reply.json()) as { paths: Record<string, Record<string, { operationId: string }>> };
    for (const [name, { method, path }] of rows)
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  });
});

describe('the server', () => {
  it('tells operators how it is', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('http_request_duration_seconds');
  });

  it('draws pictures in the sizes asked for, once', async () => {
    const picture = await fetch(`${server.url}/media/pictures/city-london/254x400.webp`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    for (const path of [
      'nowhere/254x400.webp',
      'city-london/9000x9000.webp',
      'city-london/1x.webp',
      '..%2f..%2fetc/1x1.webp',
    ])
      expect((await fetch(`${server.url}/media/pictures/${path}`)).status).toBe(404);
  });

  it('answers bad input with an id, never with its insides', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${server.url}/v2/quotes`, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(await (await post('{"stashpoint')).json()).toMatchObject({ id: 'INVALID_DATA' });
    expect(await (await post('x', 'text/plain')).json()).toMatchObject({ id: 'INVALID_DATA' });
    expect(await (await post('{}')).json()).toMatchObject({
      id: 'INVALID_DATA',
      errors: { stashpoint_id: ['REQUIRED_DATA_CLIENT_ERROR'], bag_count: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    expect(await (await post(JSON.stringify({ pad: 'x'.repeat(300_000) }))).json()).toMatchObject({
      id: 'PAYLOAD_TOO_LARGE',
    });
    expect(await (await fetch(`${server.url}/v2/nothing`)).json()).toMatchObject({ id: 'NOT_FOUND' });
  });

  it('bounds guessing', async () => {
    const guess = () =>
      fetch(`${server.url}/v2/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'x@example.org', password: 'guess' }),
      });
    const replies = await Promise.all(Array.from({ length: 12 }, guess));
    const limited = replies.find(({ status }) => status === 429);
    expect(await limited?.json()).toMatchObject({ id: 'TOO_MANY_REQUESTS' });
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('settings', () => {
  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SEED: 'some' }, 'SEED'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_ISSUER'],
  ])('%j stops the start and is named', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  it('have defaults that work', () => {
    expect(readConfig({}, '/tmp')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/tmp/.data',
      seed: 'demo',
      stripe: null,
    });
  });
});
