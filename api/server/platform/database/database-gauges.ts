import { type Gauges, sparingly } from '../metrics/gauges.ts';
import type { Database } from './connect.ts';

/** Reports how much of the pool is in use. */
export function poolGauges({ pool }: Pick<Database, 'pool'>) {
  return {
    help: {
      cubby_database_pool_size: 'Connections to the database that this server may open (DATABASE_POOL_SIZE)',
      cubby_database_pool_open: 'Connections to the database that are open',
      cubby_database_pool_idle: 'Open connections that are not in use',
      cubby_database_pool_waiting: 'Calls waiting for a connection',
    },
    read: () => {
      const { size, open, idle, waiting } = pool();
      return {
        cubby_database_pool_size: size,
        cubby_database_pool_open: open,
        cubby_database_pool_idle: idle,
        cubby_database_pool_waiting: waiting,
      };
    },
  } satisfies Gauges;
}

/** Reports whether the database accepts writes. */
export function writeGauges({ writes }: Pick<Database, 'writes'>) {
  return {
    help: {
      cubby_database_read_only: '1 while nothing can be written and all writes are refused, 0 otherwise',
      cubby_database_full: '1 while that is because the disk of the database is full',
    },
    read: () => ({
      cubby_database_read_only: Number(writes.isReadOnly),
      cubby_database_full: Number(writes.reason === 'disk'),
    }),
  } satisfies Gauges;
}

/** Reports whether the database answers. */
export function databaseGauges({ executeSql }: Pick<Database, 'executeSql'>): Gauges {
  const { read, help } = sparingly({
    help: { cubby_database_up: '1 if the database answers within two seconds, 0 if not' },
    read: async () => {
      await executeSql('select 1');
      return { cubby_database_up: 1 };
    },
  });
  return { help, read: async () => Promise.resolve(read()).catch(() => ({ cubby_database_up: 0 })) };
}
