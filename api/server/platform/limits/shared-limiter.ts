import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/connect.ts';

interface Limit {
  /** The name of what is counted; part of the key. */
  name: string;
  points: number;
  seconds: number;
  /** True for the one limiter that deletes expired rows, for all of them. */
  sweeps?: boolean;
  /** Refuses callers beyond the limit from memory until it ends; the count cannot be taken back before. */
  remembers?: boolean;
}

/** Creates a counter in the database, so that all servers count together and a restart keeps the counts. */
export function sharedLimiter(database: Database, { name, points, seconds, sweeps, remembers }: Limit) {
  return new RateLimiterPostgres({
    storeClient: clientOf(database),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: sweeps === true,
    keyPrefix: name,
    points,
    duration: seconds,
    ...(remembers && { inMemoryBlockOnConsumed: points + 1 }),
  });
}

/**
 * Returns a client without named statements, which the library uses; a pooler in front of PostgreSQL may not support
 * them.
 */
function clientOf(database: Database) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await database.executeSql(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}
