import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/connect.ts';

interface Limit {
  /** What is counted; part of the key. */
  name: string;
  points: number;
  seconds: number;
  /** One of them sweeps up what has run out, for all. */
  sweeps?: boolean;
  /** Whoever is beyond the bound is refused from memory until it ends; nothing takes the count back before. */
  remembers?: boolean;
}

/** A counter in the database, so that all servers count together and a restart forgets nothing. */
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

/** The library names its statements; a pooler in front of PostgreSQL may not keep names, so they go without. */
function clientOf(database: Database) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await database.executeSql(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}
