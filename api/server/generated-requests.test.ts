import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fireRequests } from '../testing/fire-requests.ts';
import { lookAsStrangers } from '../testing/strangers.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** The environment variables `GENERATED_SEED`, `GENERATED_COUNT` and `STRANGERS_ROUNDS` set other values. */
const SEED = Number(process.env.GENERATED_SEED ?? 1);
const COUNT = Number(process.env.GENERATED_COUNT ?? 700);
const ROUNDS = Number(process.env.STRANGERS_ROUNDS ?? 2);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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
    if (process.env.GENERATED_COUNT) process.stdout.write(`${[...answers].sort()}\n`);
    // The generator must reach what it tests: some of everything.
    expect(answers.get(200)).toBeGreaterThan(COUNT / 20);
    for (const status of [401, 403, 404, 422]) expect(answers.get(status)).toBeGreaterThan(0);
  }, 600_000);

  it('tell no one a field of a person they have nothing to do with', async () => {
    const looked = await lookAsStrangers(server, { seed: SEED, rounds: ROUNDS });
    expect(looked.leaks).toEqual([]);
    expect(looked.unchanged).toBe(true);
    if (process.env.STRANGERS_ROUNDS) process.stdout.write(`${JSON.stringify({ ...looked, leaks: 0 })}\n`);
    expect(looked.kinds).toBeGreaterThan(500);
  }, 600_000);
});
