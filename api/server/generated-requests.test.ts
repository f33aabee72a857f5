import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest';
import { fireRequests } from '../testing/fire-requests.ts';
import { fireHostile } from '../testing/hostile-requests.ts';
import { lookAsStrangers } from '../testing/strangers.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** The environment variables `GENERATED_SEED` and `GENERATED_COUNT` set other values. */
const SEED = Number(process.env.GENERATED_SEED ?? 1);
const COUNT = Number(process.env.GENERATED_COUNT ?? 700);
const HOSTILE = Number(process.env.GENERATED_COUNT ?? 400);
/** Calls of every operation by every stranger. */
const ROUNDS = Math.max(2, Math.round(Number(process.env.GENERATED_COUNT ?? 0) / 300));

/** The sites as they were last built; pages that never were answer 503. */
const sites = {
  customer: fileURLToPath(new URL('../../customer/dist', import.meta.url)),
  backoffice: fileURLToPath(new URL('../../backoffice/dist', import.meta.url)),
};

let server: TestServer;
let errors: MockInstance;
beforeAll(async () => {
  server = await startTestServer({}, { sites });
  errors = vi.spyOn(server.server.log, 'error');
});
afterAll(() => server.close());

describe('requests generated from the OpenAPI document', () => {
  it('are answered as documented, valid or broken, and change nothing when refused', async () => {
    const { findings, answers } = await fireRequests(server, { seed: SEED, count: COUNT });
    expect(
      findings.map(
        ({ role, request, problem }) =>
          `${role} ${request.method} ${request.url.slice(0, 160)} ${request.body?.slice(0, 300) ?? ''}\n   ${problem}`,
      ),
    ).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    if (process.env.GENERATED_COUNT) process.stdout.write(`${[...answers].sort()}\n`);
    // The generator must reach what it tests: some of everything.
    expect(answers.get(200)).toBeGreaterThan(COUNT / 20);
    for (const status of [401, 403, 404, 422]) expect(answers.get(status)).toBeGreaterThan(0);
  }, 600_000);

  it('tell no one a field of a person they have nothing to do with', async () => {
    const looked = await lookAsStrangers(server, { seed: SEED, rounds: ROUNDS });
    expect(looked.leaks).toEqual([]);
    expect(looked.unchanged).toBe(true);
    if (process.env.GENERATED_COUNT) process.stdout.write(`${JSON.stringify({ ...looked, leaks: 0 })}\n`);
    expect(looked.kinds).toBeGreaterThan(500);
  }, 600_000);
});

describe('requests that only an attacker would send', () => {
  it('are all answered, to any address, without an error in the log', async () => {
    const routes = routesOf(server);
    const logged = () => errors.mock.calls.length;
    const { findings, answers } = await fireHostile(server.url, { seed: SEED, count: HOSTILE, routes, logged });
    expect(findings).toEqual([]);
    if (process.env.GENERATED_COUNT) process.stdout.write(`${[...answers].sort()}\n`);
    for (const status of [200, 301, 400, 404, 415, 422]) expect(answers.get(status)).toBeGreaterThan(0);
  }, 600_000);
});

/** Addresses of pages, with what may stand in them. */
const PAGES = [
  '/',
  '/*',
  '/de/*',
  '/luggage-storage/*',
  '/luggage-storage/*/*/*',
  '/luggage-storage/united-kingdom/london/stashpoints/*',
  '/search',
  '/blog/*',
  '/blog/tags/*',
  '/lockers/*',
  '/checkout/*',
  '/account/bookings/*',
  '/login/*',
];

/** Returns the addresses of everything that is mounted, and of pages. */
function routesOf({ server: app }: TestServer): string[] {
  const lines = app.printRoutes({ commonPrefix: false }).split('\n');
  const mounted = lines.flatMap((line) => /^[├└]── (\S+) \(/.exec(line)?.[1] ?? []);
  return [...mounted, ...PAGES.flatMap((page) => Array<string>(8).fill(page))];
}
