import { type Endpoint, endpoints } from '@cubby/api';
import { createClient } from '@cubby/api/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { signInStaff } from '../harness/staff.ts';

interface Operation {
  operationId: keyof typeof endpoints;
  'x-roles'?: string[];
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}
interface Sent {
  name: Operation['operationId'];
  method: string;
  url: string;
  roles: string[];
  body: unknown;
}

let server: CubbyServer;
let removeDatabase: () => Promise<void>;
let staff: string;
let guest: string;
let sent: Sent[];

beforeAll(async () => {
  const { env, remove } = await ownDatabase();
  removeDatabase = remove;
  server = await startCubby(env);
  staff = (await signInStaff(server.url)).token;
  guest = (await createClient({ baseUrl: server.url }).createTemporaryUser({ body: {} })).token;
  const { paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  sent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => exampleOf(path, method, operation)),
  );
});
afterAll(async () => {
  await server.stop();
  await removeDatabase();
});

/** Returns a call as its examples in the document make it; nothing for a call without examples. */
function exampleOf(path: string, method: string, operation: Operation): Sent[] {
  const { operationId: name, parameters, requestBody, 'x-roles': roles = [] } = operation;
  const body = requestBody?.content['application/json']?.example;
  const given = parameters.filter(({ example }) => example !== undefined);
  if (body === undefined && given.length === 0) return [];
  const query = new URLSearchParams(given.flatMap((one) => (one.in === 'query' ? [[one.name, `${one.example}`]] : [])));
  const address = path.replace(/\{(\w+)\}/g, (_, key) => `${given.find((one) => one.name === key)?.example}`);
  return [{ name, method: method.toUpperCase(), url: `${address}?${query}`, roles, body }];
}

describe('the examples of the document', () => {
  it('match the responses of a server with the demo network', async () => {
    expect(sent.length).toBeGreaterThan(12);
    for (const { name, method, url, roles, body } of sent) {
      const token = roles.length === 0 ? null : roles.includes('guest') ? guest : staff;
      const answer = await fetch(server.url + url, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const endpoint: Endpoint = endpoints[name];
      expect([name, answer.status, text.slice(0, 300)]).toEqual([
        name,
        endpoint.response ? 200 : 204,
        expect.anything(),
      ]);
      if (endpoint.response) expect([name, endpoint.response.is(JSON.parse(text))]).toEqual([name, true]);
    }
  });

  it('are shown at /docs, loaded from this server only', async () => {
    const page = await fetch(`${server.url}/docs`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await page.text();
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const answer = await fetch(new URL(address, server.url));
      expect([address, answer.status, answer.url.startsWith(server.url)]).toEqual([address, 200, true]);
    }
    expect((await fetch(`${server.url}/docs/package.json`)).status).toBe(404);
  });
});
