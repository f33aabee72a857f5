import type { HasDatabase } from '../database/connect.ts';
import { type Gauges, sparingly } from '../metrics/gauges.ts';
import type { HasJobRuns } from './job-runs.ts';

/** Prometheus itself calls a group of servers `job`. */
const LABEL = 'job_name';

/** Reports the runs of jobs on this server. */
export function jobRunGauges({ jobRuns }: HasJobRuns): Gauges {
  return {
    help: {
      cubby_job_runs_total: 'Runs of a job on this server',
      cubby_job_failures_total: 'Runs of a job on this server that failed',
      cubby_job_last_success_timestamp_seconds: 'When a job last succeeded on this server',
    },
    label: LABEL,
    read: () => ({
      cubby_job_runs_total: jobRuns.ended,
      cubby_job_failures_total: jobRuns.failed,
      cubby_job_last_success_timestamp_seconds: jobRuns.succeededAt,
    }),
  };
}

/** Reports the queue that all servers share. Only due jobs count, not those running. */
export function jobQueueGauges({ database, jobRuns }: HasDatabase & HasJobRuns): Gauges {
  return sparingly({
    help: {
      cubby_jobs_due: 'Runs of a job that are due and have not begun',
      cubby_job_oldest_due_seconds: 'How long the oldest of them has been due',
    },
    label: LABEL,
    read: async () => {
      const none = Object.fromEntries(jobRuns.names.map((name) => [name, 0]));
      const rows = jobRuns.names.length > 0 ? await listDue(database) : [];
      return {
        cubby_jobs_due: { ...none, ...Object.fromEntries(rows.map(({ name, due }) => [name, due])) },
        cubby_job_oldest_due_seconds: {
          ...none,
          ...Object.fromEntries(rows.map(({ name, oldest }) => [name, oldest])),
        },
      };
    },
  });
}

interface Due {
  name: string;
  due: number;
  oldest: number;
}

/** Lists due jobs from the tables of pg-boss, which exist once it has started. */
async function listDue({ executeSql }: HasDatabase['database']): Promise<Due[]> {
  // In the words of pg-boss's index of them.
  const { rows } = await executeSql(`
    select name, count(*)::int as due, extract(epoch from now() - min(start_after))::float8 as oldest
    from jobs.job
    where state < 'active' and not blocked and start_after <= now()
    group by name`);
  return rows as unknown as Due[];
}
