import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'https://cubby.example' });
});
afterAll(() => server.close());

describe('every answer', () => {
  it.each(['/healthz', '/docs/', '/v2/app-context', '/v2/nothing', '/media/pictures/x/1x1.webp'])(
    'of %s asks for an encrypted connection for a year, and is taken for what it says',
    async (path) => {
      const { headers } = await fetch(server.url + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-type')).toMatch(/; charset=utf-8$/);
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('lets only our own scripts run, and no other site frame our pages', async () => {
    const policy = (await fetch(`${server.url}/docs/`)).headers.get('content-security-policy')?.split(';') ?? [];
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect(policy).toContain(part);
    expect(policy.find((part) => part.startsWith('script-src '))).not.toMatch(/unsafe|\*|https:(?!\/)/);
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('lets pictures come from a CDN and includes subdomains in HSTS, if that is set, and names the CDN to the sites', async () => {
    const mediaCdnUrl = 'https://cdn.example.org';
    const settings = { mediaCdnUrl, publicUrl: 'https://cubby.example', hstsSubdomains: true };
    const own = await startTestServer(settings, { beside: server });
    const answer = await fetch(`${own.url}/v2/app-context`);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers.get('content-security-policy')).toMatch(/img-src [^;]* https:\/\/cdn\.example\.org[ ;]/);
    expect(await answer.json()).toMatchObject({ data: { pictures_url: mediaCdnUrl } });
    await own.close();
  });

  it('of the API is never cached, successful or not', async () => {
    const { token } = await createSession(server);
    const headers = { Authorization: `Token ${token}` };
    for (const path of ['/v2/me', '/v2/bookings', '/v2/bookings/NOBODYS000?pass=x', '/v2/users'])
      expect((await fetch(server.url + path, { headers })).headers.get('cache-control'), path).toBe('no-store');
    expect((await fetch(`${server.url}/v2/me`)).headers.get('cache-control')).toBe('no-store');
  });
});

it('a page loaded without encryption can’t call an encrypted site', async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${server.url}/v2/app-context`, { headers: { Origin: origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await allowed('https://admin.cubby.example')).toBe('https://admin.cubby.example');
  expect(await allowed('http://cubby.example')).toBeNull();
  expect(await allowed('http://admin.cubby.example')).toBeNull();
});

it('TRACE is never answered', async () => {
  const { port, hostname } = new URL(server.url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('TRACE /v2/me HTTP/1.1\r\nHost: cubby.example\r\nAuthorization: Token secret\r\n\r\n'),
    );
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
  });
  expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
  expect(answer).not.toContain('secret');
});
