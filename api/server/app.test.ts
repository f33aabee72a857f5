import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { createSession } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { readConfig } from './platform/settings/config.ts';
import { misspeltSettings } from './platform/settings/misspelt-settings.ts';
import { ConfigError } from './platform/settings/setting-readers.ts';

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

  it('is in the OpenAPI document', async () => {
    const reply = await fetch(`${server.url}/openapi.json`);
    const document = (await reply.json()) as { paths: Record<string, Record<string, { operationId: string }>> };
    for (const [name, { method, path }] of rows)
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  });
});

describe('the OpenAPI document', () => {
  it.each(['/openapi.json', '/openapi-3.0.json'])('at %s is not sent again to those who have it', async (path) => {
    const etag = (await fetch(server.url + path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = (known: string) => fetch(server.url + path, { headers: { 'If-None-Match': known } });
    for (const known of [etag, `"other", W/${etag}`]) expect((await again(known)).status).toBe(304);
    expect((await again('"other"')).status).toBe(200);
  });
});

describe('an address of the API', () => {
  it.each([
    ['PUT', '/v2/bookings/x', 'GET, HEAD, PATCH'],
    ['GET', '/v2/quotes?q=1', 'POST'],
    ['HEAD', '/v2/quotes', 'POST'],
  ])('refuses %s of %s with the methods it takes', async (method, path, allowed) => {
    const reply = await fetch(server.url + path, { method });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allowed]);
    if (method !== 'HEAD') expect(await reply.json()).toMatchObject({ id: 'METHOD_NOT_ALLOWED' });
    expect((await fetch(`${server.url}/v2/nowhere`, { method })).status).toBe(404);
  });
});

describe('the server', () => {
  it('reports its health to operators', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('http_request_duration_seconds');
  });

  it('shows metrics to this machine only, and not through a proxy on it', async () => {
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP']) {
      const reply = await fetch(`${server.url}/metrics`, { headers: { [name]: '127.0.0.1' } });
      expect([name, reply.status]).toEqual([name, 401]);
    }
  });

  it('shows metrics to callers with the token, if one is set', async () => {
    const guarded = await startTestServer({ metricsToken: 'a-token-for-operators' });
    const ask = async (authorization?: string) => {
      const reply = await fetch(`${guarded.url}/metrics`, { headers: { ...(authorization && { authorization }) } });
      await reply.text();
      return reply.status;
    };
    expect(await ask()).toBe(401);
    expect(await ask('Bearer another-token-altogether')).toBe(401);
    expect(await ask('Bearer a-token-for-operators')).toBe(200);
    await guarded.close();
  });

  it('lets its own pages and allowed origins call everything, and others nothing', async () => {
    const open = await startTestServer({ allowedOrigins: ['https://app.example.org'] });
    const preflight = async (origin: string, method: string) => {
      const headers = { Origin: origin, 'Access-Control-Request-Method': method };
      const reply = await fetch(`${open.url}/v2/me`, { method: 'OPTIONS', headers });
      return {
        origin: reply.headers.get('access-control-allow-origin'),
        methods: reply.headers.get('access-control-allow-methods') ?? '',
      };
    };
    for (const origin of ['http://localhost:3000', 'http://admin.localhost:5174', 'https://app.example.org']) {
      const allowed = await preflight(origin, 'PATCH');
      expect(allowed.origin).toBe(origin);
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) expect(allowed.methods).toContain(method);
    }
    for (const origin of ['https://app.example.org.evil.test', 'https://evil.test', 'http://app.example.org'])
      expect((await preflight(origin, 'DELETE')).origin).toBeNull();
    await open.close();
  });

  it('draws pictures in the requested sizes, once', async () => {
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

  it('answers bad input with an error ID, never with internals', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${server.url}/v2/quotes`, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(await (await post('{"stashpoint')).json()).toMatchObject({ id: 'INVALID_DATA' });
    expect(await (await post('x', 'text/plain')).json()).toMatchObject({ id: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(await (await post('{}')).json()).toMatchObject({
      id: 'INVALID_DATA',
      errors: { stashpoint_id: ['REQUIRED_DATA_CLIENT_ERROR'], bag_count: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    expect(await (await post(JSON.stringify({ pad: 'x'.repeat(300_000) }))).json()).toMatchObject({
      id: 'PAYLOAD_TOO_LARGE',
    });
    expect(await (await fetch(`${server.url}/v2/nothing`)).json()).toMatchObject({ id: 'NOT_FOUND' });
  });

  it('limits guessing', async () => {
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

const SANDBOX = { NODE_ENV: 'production', SANDBOX: 'yes' };

describe('settings', () => {
  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SEED: 'some' }, 'SEED'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_ISSUER'],
    [{ GOOGLE_CLIENT_ID: 'x', GOOGLE_ISSUER: 'https://id.example', GOOGLE_JWKS_URL: 'keys' }, 'GOOGLE_JWKS_URL'],
    [{ NODE_ENV: 'production' }, 'STRIPE_SECRET_KEY'],
    [{ NODE_ENV: 'production' }, 'SMTP_URL'],
    [{ NODE_ENV: 'production' }, 'OPERATOR_NAME'],
    [{ NODE_ENV: 'production' }, 'OPERATOR_ADDRESS'],
    [{ NODE_ENV: 'production' }, 'OPERATOR_COUNTRY'],
    [{ OPERATOR_COUNTRY: 'ZZ' }, 'OPERATOR_COUNTRY'],
    [{ OPERATOR_COUNTRY: 'germany' }, 'OPERATOR_COUNTRY'],
    [{ OPERATOR_COUNTRY: 'DE', OPERATOR_VAT_NUMBER: 'DE1' }, 'OPERATOR_VAT_NUMBER'],
    [{ STAFF_SECOND_FACTOR: 'yes' }, 'STAFF_SECOND_FACTOR'],
    [{ LEGAL_TEXTS_READ: 'maybe' }, 'LEGAL_TEXTS_READ'],
    [{ NODE_ENV: 'production', SANDBOX: 'no' }, 'SANDBOX=yes'],
    [
      { ...SANDBOX, STAFF_SECOND_FACTR: 'required' },
      'STAFF_SECOND_FACTR is not a setting. Did you mean STAFF_SECOND_F',
    ],
    [{ ...SANDBOX, SMPT_URL: 'smtp://127.0.0.1' }, 'SMPT_URL is not a setting. Did you mean SMTP_URL?'],
    [{ ...SANDBOX, READONLY: 'yes' }, 'READONLY'],
    [{ HSTS_SUBDOMAINS: 'true' }, 'HSTS_SUBDOMAINS'],
    [{ SANDBOX: 'maybe' }, 'SANDBOX'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8, 10.0.0.0/99' }, 'TRUST_PROXY'],
    [{ ALLOWED_ORIGINS: 'app.example.org' }, 'ALLOWED_ORIGINS'],
    [{ ALLOWED_ORIGINS: 'https://app.example.org/' }, 'ALLOWED_ORIGINS'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ PICTURE_CACHE_MB: '0' }, 'PICTURE_CACHE_MB'],
    [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE'],
  ])('%j stops the start and is named', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  it('of production are all needed, and each is named alone when it is missing', () => {
    const real = {
      STRIPE_SECRET_KEY: 'sk_live_x',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'https://cubby.example',
      OPERATOR_NAME: 'Cubby Ltd',
      OPERATOR_ADDRESS: '1 Shelf Lane, London',
      OPERATOR_COUNTRY: 'GB',
    };
    for (const missing of Object.keys(real))
      expect(() => readConfig({ NODE_ENV: 'production', ...real, [missing]: undefined })).toThrow(
        new RegExp(`^${missing} is missing: [^;]*\\. Set SANDBOX=yes`),
      );
  });

  it('format the VAT number on invoices as its country does', () => {
    const { operator } = readConfig({ OPERATOR_COUNTRY: 'DE', OPERATOR_VAT_NUMBER: 'de 136 695 976' });
    expect(operator.vatNumber).toBe('DE136695976');
  });

  it('have defaults that work', () => {
    expect(readConfig({}, '/tmp')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/tmp/.data',
      seed: 'demo',
      stripe: null,
      sandbox: false,
      trustProxy: ['127.0.0.0/8', '::1/128'],
      allowedOrigins: [],
      metricsToken: null,
    });
  });

  it('don’t put demo places into a real market', () => {
    const real = {
      NODE_ENV: 'production',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://cubby.example',
      OPERATOR_NAME: 'Cubby Ltd',
      OPERATOR_ADDRESS: '1 Shelf Lane, London',
      OPERATOR_COUNTRY: 'GB',
    };
    expect(readConfig(real).seed).toBe('none');
    expect(readConfig(SANDBOX).seed).toBe('none');
  });

  it('are not mixed up with what every machine has, and a misspelt one is a warning outside production', () => {
    const ordinary =
      'PATH HOME HOSTNAME HOSTS USER LOGNAME MAIL LANG POST SEND PGHOST PGPORT PGDATA NODE_PATH NODE_OPTIONS SMTP_PORT';
    const env = { ...process.env, ...Object.fromEntries(ordinary.split(' ').map((name) => [name, 'x'])), SMPT_URL: '' };
    expect(misspeltSettings(env)).toEqual([]);
    expect(misspeltSettings({ SMPT_URL: 'x' })).toHaveLength(1);
    expect(readConfig({ SMPT_URL: 'x' }).smtpUrl).toBeNull();
  });

  it('require encryption for a real market', () => {
    const names = ['STRIPE_SECRET_KEY', 'SMTP_URL', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_COUNTRY'];
    const real = { ...Object.fromEntries(names.map((name) => [name, 'x'])), NODE_ENV: 'production' };
    expect(() => readConfig({ ...real, PUBLIC_URL: 'http://cubby.example' })).toThrow(
      'PUBLIC_URL must start with https',
    );
  });

  it('take proxies as a number or as networks', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(0);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, fd00::/8' }).trustProxy).toEqual(['10.0.0.0/8', 'fd00::/8']);
  });
});
