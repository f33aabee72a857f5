import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/connect.ts';

/** A recurring job, run by whichever server is first. It is safe to run twice, and returns how much it did. */
export interface Job {
  name: string;
  run: () => Promise<number>;
  every: 'minute' | 'hour';
  /** True if it also runs once when the server starts. */
  atStart?: boolean;
}

const CRON = { minute: '* * * * *', hour: '7 * * * *' };

/** Starts the job runner on the same database; returns a function that stops it once running jobs are done. */
export async function runJobs(
  database: Database,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job runner'));
  await boss.start();
  for (const { name, run, every, atStart } of jobs) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 0 });
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      const count = await run();
      if (count > 0) log.info({ job: name, count }, 'job done');
    });
    await boss.schedule(name, CRON[every]);
    if (atStart) await boss.send(name, {});
  }
  return () => boss.stop({ graceful: true, close: false, timeout: 5_000 });
}
