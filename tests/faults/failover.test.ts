import { createClient, type ResponseError } from '@cubby/api/client';
import { administer, startPostgres } from '@cubby/api/testing';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { smallDisk } from '../harness/small-disk.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const AWAY_MS = Number(process.env.DATABASE_AWAY_MS ?? 1_000);
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Starts a server on a separate cluster that can be halted, with clients that read and write without a pause. */
async function underLoad(options: Parameters<typeof startPostgres>[0] = {}) {
  const cluster = await startPostgres(options);
  cleanUps.push(() => cluster.stop());
  const { env, remove } = await ownDatabase({ demo: false, url: cluster.url });
  cleanUps.push(remove);
  const server = await startCubby({ ...env, SEED: 'none', TRUST_PROXY: '1' });
  cleanUps.push(() => server.stop());
  // A page that has been rendered once is cached.
  expect((await fetch(`${server.url}/`)).status).toBe(200);

  const answers = new Map<number, number>();
  const odd: string[] = [];
  let going = true;
  // Each call comes from an address of its own, below any limit for one.
  const client = createClient({ baseUrl: server.url, headers: () => ({ 'X-Forwarded-For': someAddress() }) });
  const work = [
    () => client.createTemporaryUser({ body: {} }),
    () => client.listCoupons({ query: {} }),
    () => client.listStashpoints({ query: { ...LONDON, per_page: 10 } }),
    () => client.requestOneTimePassword({ body: { email: `${crypto.randomUUID()}@example.org` } }),
    () => client.createEvents({ body: { events: MANY_EVENTS } }),
  ];
  const worker = async (number: number) => {
    while (going) {
      const status = await work[number % work.length]?.().then(
        () => 200,
        (error: ResponseError) => {
          if (error.status === 503 && !['UNAVAILABLE', 'READ_ONLY'].includes(error.id)) odd.push(`503 as ${error.id}`);
          if (error.status >= 500 && error.status !== 503) odd.push(`${error.status} ${error.message}`);
          return error.status;
        },
      );
      answers.set(status ?? 0, (answers.get(status ?? 0) ?? 0) + 1);
      await wait(5);
    }
  };
  const workers = Array.from({ length: 12 }, (_, number) => worker(number));
  const rest = async () => {
    going = false;
    await Promise.all(workers);
  };
  const database = new URL(env.DATABASE_URL).pathname.slice(1);
  return { cluster, database, server, answers, odd, rest };
}

const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** A batch of some fifty kilobytes. */
const MANY_EVENTS = Array.from({ length: 50 }, () => ({
  name: 'filling',
  time: new Date().toISOString(),
  properties: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`p${index}`, 'x'.repeat(100)])),
}));

const LONDON = { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 };

async function becomesReady(url: string): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) await wait(50);
}

describe('a PostgreSQL outage under load', () => {
  it('is waited for: requests hear 503, kept pages are served, and everything goes on when it is back', async () => {
    const { cluster, server, answers, odd, rest } = await underLoad();
    // Connections are cut in the middle of transactions.
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    for (let turn = 0; turn < 20; turn += 1) {
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cubby'`);
      await wait(50);
    }
    await admin.end();
    await becomesReady(server.url);
    expect(odd).toEqual([]);

    await cluster.halt();
    const back = Date.now() + AWAY_MS;
    while ((await fetch(`${server.url}/readyz`)).status !== 503) await wait(20);
    answers.clear();
    while (Date.now() < back || !answers.get(503)) {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      const page = await fetch(`${server.url}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(/<h1[\s>]/);
      const refused = await fetch(`${server.url}/v2/reviews`);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      await wait(100);
    }
    await cluster.resume();
    await becomesReady(server.url);
    expect((await fetch(`${server.url}/v2/reviews`)).status).toBe(200);
    await rest();
    expect(odd).toEqual([]);
    expect(server.process.exitCode).toBeNull();
  });
});

describe('a database that accepts no writes under load', () => {
  it('is read on; writes are refused until they work again, which the log tells once each', async () => {
    const { cluster, database, server, answers, odd, rest } = await underLoad();
    const isReadOnly = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return answer.status === 200 && ((await answer.json()) as { read_only?: boolean }).read_only === true;
    };
    const notice = async () => (await (await fetch(`${server.url}/de`)).text()).includes('Gerade kann nichts gebucht');
    // New connections meet the setting, as they meet a replica after a failover.
    await administer(
      cluster.url,
      `alter database ${database} set default_transaction_read_only = on`,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cubby'`,
    );
    await expect.poll(isReadOnly, { timeout: 20_000 }).toBe(true);
    answers.clear();
    const both = () => Math.min(answers.get(200) ?? 0, answers.get(503) ?? 0);
    await expect.poll(both, { timeout: 20_000 }).toBeGreaterThan(20);
    expect(await notice()).toBe(true);
    await administer(cluster.url, `alter database ${database} reset default_transaction_read_only`);
    await expect.poll(isReadOnly, { timeout: 20_000 }).toBe(false);
    answers.clear();
    await expect.poll(() => answers.get(200) ?? 0, { timeout: 20_000 }).toBeGreaterThan(200);
    expect([answers.get(503), await notice()]).toEqual([undefined, false]);
    await rest();
    expect(odd).toEqual([]);
    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const told = logged.map((line) => (JSON.parse(line) as { msg: string }).msg);
    // Callers without a session are refused at any time. Those whose connection was cut are told to try again, as the job
    // runner does.
    expect(told.filter((line) => !/^(refused$|answered 503|the job runner could not reach)/.test(line))).toEqual([
      expect.stringMatching(/^read-only: /),
      expect.stringMatching(/^writing works again/),
    ]);
  });
});

describe('a full disk under load', () => {
  it('makes a server read-only and not unready, until there is room; a start on one says so', async ({ skip }) => {
    const disk = smallDisk(400);
    if (!disk) return skip('This needs the right to mount a disk.');
    cleanUps.push(disk.remove);
    const { server, answers, odd, rest } = await underLoad({ under: disk.folder });
    const refused: number[] = [];
    const ready = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      if (answer.status !== 200) refused.push(answer.status);
      return answer.json();
    };
    expect(await ready()).toEqual({ status: 'ready' });
    disk.fill();
    await expect.poll(ready, { timeout: 30_000 }).toEqual({ status: 'ready', read_only: true });
    answers.clear();
    await expect.poll(() => answers.get(503) ?? 0, { timeout: 30_000 }).toBeGreaterThan(20);
    // Pages and searches need no room.
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect(answers.get(200)).toBeGreaterThan(0);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('cubby_database_full 1');
    disk.empty();
    await expect.poll(ready, { timeout: 30_000 }).toEqual({ status: 'ready' });
    answers.clear();
    await expect.poll(() => answers.get(200) ?? 0, { timeout: 30_000 }).toBeGreaterThan(200);
    await rest();
    expect([answers.get(503), refused, odd]).toEqual([undefined, [], []]);
    expect(server.output()).toContain('read-only: the disk of the database is full');

    const tooSmall = smallDisk(48);
    if (tooSmall) cleanUps.push(tooSmall.remove);
    const start = startCubby({ DATA_DIR: `${tooSmall?.folder}/data` });
    await expect(start).rejects.toThrow(
      /\nCubby could not start: The disk of DATA_DIR \S+ is full, or too small [^\n]+\n$/,
    );
  });
});
