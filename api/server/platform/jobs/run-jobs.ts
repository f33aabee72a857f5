import { PgBoss } from 'pg-boss';
import type { Database } from '../database/connect.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { isReadOnlyError, readOnly } from '../database/write-access.ts';
import type { HasLog } from '../runtime/log.ts';
import { failTrace, inTrace } from '../traces/traces.ts';
import { type Divide, divideRun } from './divide.ts';
import type { HasJobRuns } from './job-runs.ts';

/**
 * A recurring job, run by whichever server is first. It is safe to run twice, and returns how much it did. If its server
 * is cut off, another one takes it up within a minute. A long run that divides its items is done by several servers.
 */
export interface Job {
  name: string;
  /** Does the work; with `divide`, many items are shared out to other servers. */
  run: (divide: Divide) => Promise<number>;
  every: 'minute' | 'hour' | 'night';
  /** True if it also runs once when the server starts. */
  atStart?: boolean;
}

const CRON = { minute: '* * * * *', hour: '7 * * * *', night: '23 3 * * *' };

/** A running job that was not refreshed for 20 s has lost its server, and another one takes it up. */
const HEARTBEAT = { heartbeatSeconds: 20 };

/** Seconds between looking for new jobs, refreshing a running one, and looking for those that lost their server. */
export interface Pace {
  poll: number;
  refresh: number;
  look: number;
}
const PACE: Pace = { poll: 5, refresh: 5, look: 10 };

/** The limit for a job that is still being refreshed: as long as the queue allows. */
const EXPIRY = { expireInSeconds: 86_399 };
/** A job is retried each time a server running it stops. Errors are not retried: the next run repeats the job. */
const RETRIES = { retryLimit: 100, retryDelay: 0 };

/**
 * Starts the job runner on the same database. While nothing can be written, jobs pause: the runner itself writes. Returns
 * a function that stops it once running jobs are done.
 */
export async function runJobs(
  database: Database,
  jobs: readonly Job[],
  { log, jobRuns }: HasLog & HasJobRuns,
  { poll, refresh, look }: Pace = PACE,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        if (database.writes.isReadOnly) throw readOnly();
        return database.executeSql(text, values);
      },
    },
    schema: 'jobs',
    // The owner of the tables has made it (see rights.ts).
    createSchema: false,
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
  });
  boss.on('error', (error) => {
    if (isReadOnlyError(error)) return;
    if (isUnavailable(error)) log.warn({ err: error }, 'the job runner could not reach the database, and tries again');
    else log.error({ err: error }, 'job runner');
  });
  await boss.start();
  // Removes schedules of earlier versions.
  for (const { name } of await boss.getSchedules())
    if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
  for (const { name, run, every, atStart } of jobs) {
    jobRuns.add(name);
    const options = { ...HEARTBEAT, ...EXPIRY, ...RETRIES };
    await boss.createQueue(name, { policy: 'singleton', ...options });
    // A queue of an earlier version keeps its options otherwise.
    await boss.updateQueue(name, options);
    const callOthers = (parts: readonly number[]) =>
      Promise.all(parts.map((part) => boss.send(name, { part }, { singletonKey: `part ${part}` })));
    const work = async (part: number | null) => {
      try {
        const count = await run(divideRun(part, callOthers));
        jobRuns.note(name, 'succeeded');
        if (count > 0) log.info({ job: name, count }, 'job done');
      } catch (error) {
        if (isReadOnlyError(error)) return;
        jobRuns.note(name, 'failed');
        failTrace(error);
        log.error({ err: error, job: name }, 'job failed');
      }
    };
    const pace = { pollingIntervalSeconds: poll, heartbeatRefreshSeconds: refresh };
    await boss.work<{ part?: number } | null>(name, pace, ([job]) =>
      inTrace(`job ${name}`, {}, () => work(job?.data?.part ?? null)),
    );
    await boss.schedule(name, CRON[every]);
    if (atStart) await boss.send(name, {});
  }
  return () => boss.stop({ graceful: true, close: false, timeout: 5_000 });
}
