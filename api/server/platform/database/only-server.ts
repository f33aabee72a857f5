import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** An arbitrary number, the same for all servers. */
export const START_LOCK = 7_283_012;

/**
 * Runs what only one server may do at a time: bringing the database to the schema and filling it. Servers that start at
 * the same time wait, and then find everything done. The lock is a transaction's, so that it works through a pooler
 * too; the work itself runs on connections of its own.
 */
export async function asTheOnlyServer<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    // Filling a large network takes a while, and the others wait for it.
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
    // Plain text: after a statement with values the transaction would keep its snapshot, and an index that is built
    // concurrently waits for everyone's.
    await sql.raw(`select pg_advisory_xact_lock(${START_LOCK})`).execute(transaction);
    return database.outside(work);
  });
}
