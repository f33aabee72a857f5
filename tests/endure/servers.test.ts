import { setTimeout } from 'node:timers/promises';
import { counterEndpoints } from '@cubby/api';
import { createClient, follow } from '@cubby/api/client';
import { connectDatabase, freePort, startMailServer, startStripeStandIn } from '@cubby/api/testing';
import { afterEach, expect, it } from 'vitest';
import { findCaddy, startCaddy } from '../harness/caddy.ts';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { signInHost } from '../harness/staff.ts';
import { BusyDay, GIVE_TO_HOST } from './busy-day.ts';
import { chargedTwice, differences } from './payments.ts';

const SERVERS = 4;
const PHASE_MS = 8_000;
/** The time in which a proxy that asks every two seconds finds a server again. */
const FOUND_MS = 6_000;
/** The time a killed process may take to close its connections. */
const DYING_MS = 250;
const SETTLED_MS = 5 * 60_000;
/** Mails that a server may be sending at one moment. */
const LANES = 3;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

it('four servers behind a proxy, killed and stopped in turn under load: nothing answered is lost or done twice', async ({
  skip,
}) => {
  if (!findCaddy()) return skip('This needs Caddy, from Debian’s packages.');
  const { env, remove } = await ownDatabase({ demo: false });
  const stripe = await startStripeStandIn();
  const mailServer = await startMailServer();
  cleanUps.push(remove, () => stripe.close(), mailServer.close);
  const settings = { ...env, ...stripe.env, SEED: 'demo', TRUST_PROXY: '2' };
  // The first one has no mail server, so that the code to sign in with can be read.
  const first = await startCubby(settings);
  const { token } = await signInHost(first.url);
  await first.stop();
  const database = connectDatabase({ url: env.DATABASE_URL });
  cleanUps.push(() => database.close());
  await database.executeSql('update mails set given_up_at = now() where sent_at is null');
  const apart = () => differences(database, stripe);
  const before = await apart();

  const processes: CubbyServer[] = [];
  const start = async (port: number) => {
    const server = await startCubby({ ...settings, SMTP_URL: mailServer.url, PORT: String(port) });
    processes.push(server);
    cleanUps.push(() => server.stop());
    return server;
  };
  const servers: CubbyServer[] = [];
  for (let number = 0; number < SERVERS; number += 1) servers.push(await start(await freePort()));
  const proxy = await startCaddy(servers.map(({ port }) => port));
  cleanUps.push(proxy.stop);
  const load = new BusyDay([proxy.url], [createClient], { repeats: true });
  await load.start(token, (stashpoint) => database.executeSql(GIVE_TO_HOST, [stashpoint]));
  const feed = followCounter(proxy.url, token, load.counter);
  cleanUps.push(feed.stop);
  await phase('with all four', () => setTimeout(PHASE_MS));
  expect(load.broken, proxy.output()).toEqual([]);

  for (const [number, server] of servers.entries()) {
    let killed = 0;
    await phase(`after server ${number + 1} was killed`, async () => {
      killed = performance.now();
      await server.kill();
      await setTimeout(PHASE_MS / 2);
    });
    const broken = load.broken.splice(0);
    say(`  ${broken.length} were in flight on it and were repeated`);
    expect(broken.filter(({ began }) => began > killed + DYING_MS)).toEqual([]);
    await phase('  while it starts again', async () => {
      servers[number] = await start(server.port);
      await setTimeout(FOUND_MS);
    });
    expect(load.broken, proxy.output()).toEqual([]);
  }
  const breaks = feed.breaks();
  for (const [number, server] of servers.entries()) {
    await phase(`while server ${number + 1} stops and starts`, async () => {
      expect(await server.stop(), server.output()).toBe(0);
      servers[number] = await start(server.port);
      await setTimeout(FOUND_MS);
    });
    expect(load.broken, proxy.output()).toEqual([]);
  }
  const jobs = await Promise.all(servers.map(countJobRuns));
  await load.rest();
  expect(load.odd).toEqual([]);

  const { acknowledged } = load;
  expect(await load.lost(database)).toEqual([]);
  expect(chargedTwice(stripe)).toEqual([]);
  await expect.poll(apart, { timeout: SETTLED_MS, interval: 2_000 }).toEqual(before);

  const handled = [...acknowledged].filter(([, [state]]) => state === 'checked_out').map(([id]) => id);
  await expect.poll(() => handled.filter((id) => !feed.seen.has(id)), { timeout: 20_000 }).toEqual([]);
  const unsent = () =>
    database.query.selectFrom('mails').select('id').where('sent_at', 'is', null).where('given_up_at', 'is', null);
  // A mail whose server was killed is tried again after two minutes.
  await expect.poll(() => unsent().execute(), { timeout: SETTLED_MS, interval: 1_000 }).toEqual([]);
  const sent = await database.query.selectFrom('mails').select('id').where('sent_at', 'is not', null).execute();
  const received = mailServer.received.map(({ parsed }) => parsed.messageId);
  expect(new Set(received).size).toBe(sent.length);
  const repeated = received.length - sent.length;
  expect(repeated).toBeLessThanOrEqual(SERVERS * LANES);
  const failed = await database.executeSql(`select name, output from jobs.job where state = 'failed'`);
  expect(failed.rows).toEqual([]);
  expect(jobs.filter((runs) => runs > 0).length).toBeGreaterThan(1);
  const failures = processes.flatMap(({ output }) => output().match(/.*"level":50.*/g) ?? []);
  expect(failures).toEqual([]);
  const counts = Map.groupBy(acknowledged.values(), (expected) => expected.join(' or '));
  say([...counts].map(([state, each]) => `${each.length} ${state}`).join(', '));
  say(`${sent.length} mails, ${repeated} of them twice with the same Message-ID; runs of jobs: ${jobs.join(', ')}`);
  say(`The counter's stream broke ${breaks} times by kills; the longest pause was ${feed.longestPause()} ms.`);

  /** Runs a phase, and prints its answers. */
  async function phase(name: string, run: () => Promise<unknown>): Promise<void> {
    load.answers();
    await run();
    const answers = load.answers();
    say(`${name}: ${JSON.stringify(answers)}`);
    expect(answers[200], name).toBeGreaterThan(0);
  }
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Follows a counter as its site does: a stream that ends is opened again from its last cursor. */
function followCounter(baseUrl: string, token: string, id: string) {
  const over = new AbortController();
  const { signal } = over;
  const settings = { baseUrl, headers: () => ({ Authorization: `Token ${token}` }) };
  const seen = new Set<string>();
  let since = '0';
  let breaks = 0;
  let lostAt: number | null = null;
  let longest = 0;
  const run = async () => {
    while (!signal.aborted) {
      const call = { params: { id }, query: { since } };
      try {
        for await (const changes of follow(settings, counterEndpoints.streamCounterChanges, call, { signal })) {
          if (lostAt !== null) longest = Math.max(longest, performance.now() - lostAt);
          lostAt = null;
          since = changes.cursor;
          for (const booking of changes.bookings) seen.add(booking.id);
        }
      } catch {
        // As after its end: opened again below.
      }
      breaks += 1;
      lostAt ??= performance.now();
      await setTimeout(200);
    }
  };
  const ended = run();
  return {
    seen,
    breaks: () => breaks,
    longestPause: () => Math.round(longest),
    stop: () => {
      over.abort();
      return ended;
    },
  };
}

/** Returns how many jobs a server has run since its start. */
async function countJobRuns({ url }: CubbyServer): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const runs = [...metrics.matchAll(/^cubby_job_runs_total\S* (\d+)$/gm)];
  return runs.reduce((sum, [, count]) => sum + Number(count), 0);
}
