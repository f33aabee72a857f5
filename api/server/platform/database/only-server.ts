import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** An arbitrary number, the same for all servers. */
export const START_LOCK = 7_283_012;
const LOOK_MS = 200;

/**
 * Runs what only one server may do at a time: bringing the database to the schema and filling it. Servers that start at
 * the same time wait, and then find everything done. The lock is a transaction's, so that it works through a pooler
 * too; the work itself runs on connections of its own.
 *
 * An index that is built concurrently waits for every snapshot. A statement that waits for the lock would keep one, so the
 * others look again and again; and after a statement with values a transaction keeps one, so taking the lock is plain text.
 */
export async function asTheOnlyServer<T>(database: Database, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await database.transaction(async (transaction) => {
      // Filling a large network takes a while.
      await sql`select set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
      const { rows } = await sql
        .raw<{ taken: boolean }>(`select pg_try_advisory_xact_lock(${START_LOCK}) as taken`)
        .execute(transaction);
      return rows[0]?.taken ? { result: await database.outside(work) } : null;
    });
    if (done) return done.result;
    await setTimeout(LOOK_MS);
  }
}
