import { connectDatabase } from '../server/platform/database/connect.ts';
import { newestMigration } from '../server/platform/database/newest-migration.ts';
import type { Config } from '../server/platform/settings/config.ts';
import { check, type Failure, type Finding } from './finding.ts';

/** The part of the log of writes that a replica may lack, megabytes. */
const BEHIND_MB = 16;

type Settings = Pick<Config, 'databaseUrl' | 'databaseReplicas'>;

/** Checks each server of DATABASE_REPLICAS: whether it answers, and follows that of DATABASE_URL closely. */
export async function checkReplicas({ databaseUrl, databaseReplicas }: Settings): Promise<Finding[]> {
  if (databaseReplicas.length === 0)
    return [
      {
        status: 'skipped',
        subject: 'replicas',
        found: 'DATABASE_REPLICAS is unset: everything is read from DATABASE_URL.',
      },
    ];
  const primary = await read(databaseUrl ?? '').catch(() => null);
  return Promise.all(
    databaseReplicas.map((url) => {
      const { host, pathname } = new URL(url);
      return check(`replica ${host}${pathname}`, async () => compare(await read(url), primary), adviceOf);
    }),
  );
}

interface State {
  version: string;
  is_replica: boolean;
  /** The number that a cluster and its copies share. */
  system: string;
  /** Bytes of the log of writes, up to where it shows them. */
  position: number;
  is_current: boolean;
}

async function read(url: string): Promise<State> {
  const database = connectDatabase({ url, poolSize: 1 });
  try {
    const { rows } = await database.executeSql(
      `select current_setting('server_version') as version, pg_is_in_recovery() as is_replica,
        (select system_identifier::text from pg_control_system()) as system,
        ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end) - '0/0')::float8
          as position,
        to_regclass('schema_migrations') is not null as is_current`,
    );
    const state = rows[0] as unknown as State;
    if (!state.is_current) return state;
    const newest = await database.executeSql('select 1 from schema_migrations where name = $1', [newestMigration()]);
    return { ...state, is_current: newest.rows.length > 0 };
  } finally {
    // A connection that hangs must not hold up the report.
    void database.close().catch(() => {});
  }
}

function compare(replica: State, primary: State | null): Omit<Finding, 'subject'> {
  if (!replica.is_replica)
    return {
      status: 'fault',
      found: `PostgreSQL ${replica.version} answers, but it is no replica.`,
      todo: 'Correct DATABASE_REPLICAS, or make it a replica of DATABASE_URL ("Replicas" in docs/operations.md).',
    };
  if (primary && primary.system !== replica.system)
    return {
      status: 'fault',
      found: 'It is a replica of another server than that of DATABASE_URL.',
      todo: 'Correct DATABASE_REPLICAS or DATABASE_URL.',
    };
  const behind = primary ? Math.round((primary.position - replica.position) / 1_000_000) : 0;
  const found = `PostgreSQL ${replica.version} follows${behind > 0 ? `, ${behind} MB behind` : ''}.`;
  if (behind > BEHIND_MB)
    return {
      status: 'warning',
      found,
      todo: 'Look at pg_stat_replication on the primary, and at the log of the replica.',
    };
  if (primary?.is_current && !replica.is_current)
    return { status: 'warning', found, todo: 'It lacks migrations of this version: wait until it has replayed them.' };
  return { status: 'ok', found };
}

function adviceOf({ code = '' }: Failure): string {
  if (code === '57P03') return 'Set hot_standby = on there, or wait until it has replayed enough to be read.';
  if (code.startsWith('28'))
    return 'Correct the user and the password in DATABASE_REPLICAS, or let the user in (pg_hba.conf).';
  return 'Start PostgreSQL there, let this machine reach its port, and compare DATABASE_REPLICAS with its address.';
}
