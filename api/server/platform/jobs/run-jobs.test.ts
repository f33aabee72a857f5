import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { openBlankDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../database/connect.ts';
import { forEachIsolated } from './for-each-isolated.ts';
import { jobQueueGauges, jobRunGauges } from './job-gauges.ts';
import { JobRuns } from './job-runs.ts';
import { type Job, runJobs } from './run-jobs.ts';

const { log } = Fastify();
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const PACE = { poll: 0.5, refresh: 0.5, look: 1 };

/** A server whose job ends when told to; cut off, it reaches the database no more, as after a kill. */
async function startServer(database: Database) {
  let isCutOff = false;
  let runs = 0;
  let end = (): void => {};
  const ending = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    runs += 1;
    await ending;
    return 0;
  };
  const reached: Database = {
    ...database,
    executeSql: (text, values) =>
      isCutOff ? Promise.reject(new Error('The database is away.')) : database.executeSql(text, values),
  };
  const jobRuns = new JobRuns();
  const stop = await runJobs(reached, [{ name: 'settle', every: 'hour', run, atStart: true }], { log, jobRuns }, PACE);
  cleanUps.push(async () => {
    end();
    await stop();
  });
  return {
    runs: () => runs,
    end,
    measureRuns: jobRunGauges({ jobRuns }).read,
    measureQueue: jobQueueGauges({ database, jobRuns }).read,
    cutOff: () => {
      isCutOff = true;
    },
  };
}

it('a job whose server is cut off is taken over by another one, and never runs twice at once', async () => {
  const database = await openBlankDatabase();
  await database.executeSql('create schema jobs');
  cleanUps.push(() => database.close());
  const first = await startServer(database);
  await expect.poll(first.runs, { timeout: 20_000 }).toBe(1);
  const second = await startServer(database);
  const refreshed = async () => {
    const { rows } = await database.executeSql(`select heartbeat_on from jobs.job where state = 'active'`);
    return rows.map(({ heartbeat_on }) => String(heartbeat_on));
  };
  const [before] = await refreshed();
  await expect.poll(refreshed, { timeout: 20_000 }).not.toEqual([before]);
  expect([first.runs(), second.runs()]).toEqual([1, 0]);
  // The run that the second one asked for at its start.
  expect(await second.measureQueue()).toMatchObject({ cubby_jobs_due: { settle: 1 } });

  first.cutOff();
  // The time without a sign of life, which the test need not spend.
  await database.executeSql(`update jobs.job set heartbeat_on = now() - interval '21 seconds' where state = 'active'`);
  await expect.poll(second.runs, { timeout: 40_000 }).toBe(1);
  second.end();
  await expect.poll(second.measureRuns).toMatchObject({
    cubby_job_runs_total: { settle: 1 },
    cubby_job_failures_total: { settle: 0 },
    cubby_job_last_success_timestamp_seconds: { settle: expect.any(Number) },
  });
});

it('a long job is shared by several servers: each item is done once, and one that hangs or fails delays few', async () => {
  const database = await openBlankDatabase();
  await database.executeSql('create schema jobs');
  cleanUps.push(() => database.close());
  const items = Array.from({ length: 40 }, (_, number) => ({ id: `item ${number}` }));
  const [hanging, failing] = ['item 7', 'item 8'];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const done: { id: string; by: number }[] = [];
  for (const by of [0, 1, 2, 3]) {
    const job: Job = {
      name: 'share',
      every: 'hour',
      atStart: by === 0,
      run: async (divide) =>
        forEachIsolated(log, 'share', await divide(items, ({ id }) => id), async ({ id }) => {
          if (id === failing) throw new Error('This one fails.');
          if (id === hanging) await released;
          done.push({ id, by });
          return true;
        }),
    };
    const stop = await runJobs(database, [job], { log, jobRuns: new JobRuns() }, PACE);
    cleanUps.push(stop);
  }
  // Beside the part of the one that hangs.
  await expect.poll(() => done.length, { timeout: 20_000 }).toBeGreaterThan(25);
  release();
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(items.length - 1);
  expect(new Set(done.map(({ id }) => id)).size).toBe(done.length);
  expect(new Set(done.map(({ by }) => by)).size).toBeGreaterThan(1);
});
