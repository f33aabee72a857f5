import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@cubby/api/client';
import { connectDatabase, startStripeStandIn } from '@cubby/api/testing';
import { afterEach, expect, it } from 'vitest';
import { buildSites, checkOut, removeCheckout } from '../harness/checkouts.ts';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { LAST_RELEASE } from '../harness/releases.ts';
import { signInHost } from '../harness/staff.ts';
import { BusyDay, GIVE_TO_HOST } from './busy-day.ts';
import { differences } from './payments.ts';

const PHASE_MS = 15_000;
/** The part of the answers that may be 503. */
const UNAVAILABLE = 0.01;
/** The time that sending all refunds may take. */
const REFUNDED_MS = 3 * 60_000;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

it('replaces the last release under load, and gives way to it again: nothing fails and nothing is lost', async () => {
  const checkout = await buildLastRelease();
  const { env, remove } = await ownDatabase({ demo: false });
  cleanUps.push(remove);
  const stripe = await startStripeStandIn();
  cleanUps.push(() => stripe.close());
  const settings = { ...env, ...stripe.env };
  // The last release connects as the owner of the tables; this version has a role of its own.
  const theirs = { ...settings, DATABASE_URL: env.DATABASE_OWNER_URL };
  const old = await start(theirs, checkout);
  const database = connectDatabase({ url: env.DATABASE_OWNER_URL });
  cleanUps.push(() => database.close());
  const apart = () => differences(database, stripe);
  const before = await apart();
  const oldSite = (await import(pathToFileURL(join(checkout, 'api/client/index.ts')).href)).createClient;
  const load = new BusyDay([old.url], [oldSite]);
  const { token } = await signInHost(old.url);
  await load.start(token, (stashpoint) => database.executeSql(GIVE_TO_HOST, [stashpoint]));

  await during('on the last release', () => setTimeout(PHASE_MS));
  const next = await during('while this version starts', () => start(settings));
  load.reach([old.url, next.url], [oldSite, createClient]);
  await during('on both', () => setTimeout(PHASE_MS));
  const { ended } = await load.openStream(old.url);
  load.reach([next.url], [oldSite, createClient]);
  await during('while the last release stops', async () => {
    expect(await old.stop(), old.output()).toBe(0);
    await ended;
  });
  await during('on this version', () => setTimeout(PHASE_MS));
  // Going back: the migrations stay.
  const again = await during('while the last release starts again', () => start(theirs, checkout));
  load.reach([again.url], [oldSite, createClient]);
  await during('while this version stops', async () => expect(await next.stop(), next.output()).toBe(0));
  await during('back on the last release', () => setTimeout(PHASE_MS));
  await load.rest();
  expect(kindsOf(load.odd)).toEqual([]);

  const { acknowledged } = load;
  expect(await load.lost(database)).toEqual([]);
  await expect.poll(apart, { timeout: REFUNDED_MS, interval: 2_000 }).toEqual(before);
  const counts = Map.groupBy(acknowledged.values(), (expected) => expected.join(' or '));
  process.stdout.write(`${[...counts].map(([state, each]) => `${each.length} ${state}`).join(', ')}\n`);

  /** Runs a phase, and checks that it was served. */
  async function during<T>(phase: string, run: () => Promise<T>): Promise<T> {
    load.answers();
    const began = performance.now();
    const result = await run();
    const answers = load.answers();
    const total = Object.values(answers).reduce((sum, count) => sum + count, 0);
    const took = ((performance.now() - began) / 1_000).toFixed(1);
    process.stdout.write(`${took} s ${phase}: ${JSON.stringify(answers)}\n`);
    expect(answers[200], phase).toBeGreaterThan(0);
    expect((answers[503] ?? 0) / total, phase).toBeLessThan(UNAVAILABLE);
    return result;
  }
});

/** Returns the kinds of answers: each without its server, its ids and where it was met, once. */
function kindsOf(answers: readonly string[]): string[] {
  return [
    ...new Set(answers.map((each) => each.replace(/\n[\s\S]*|localhost:\d+|\/[\dA-Za-z]{9,}|[\da-f-]{36}/g, ''))),
  ];
}

/** Builds the last release in a folder of its own, which is removed after the test. */
async function buildLastRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cubby-upgrade-'));
  const checkout = join(folder, 'checkout');
  await checkOut(LAST_RELEASE.commit, checkout);
  cleanUps.push(async () => {
    await removeCheckout(checkout);
    await rm(folder, { recursive: true });
  });
  await buildSites(checkout);
  return checkout;
}

async function start(env: Record<string, string>, checkout?: string): Promise<CubbyServer> {
  const server = await startCubby({ ...env, SEED: 'demo', TRUST_PROXY: '1' }, checkout);
  cleanUps.push(() => server.stop());
  return server;
}
