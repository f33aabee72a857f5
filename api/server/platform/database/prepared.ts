import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** The longest statement to prepare. Longer ones write many rows at once, and hardly ever the same number twice. */
const LONGEST = 10_000;
/**
 * The limit of prepared statements, each of which uses memory of its connection. Ours are a few hundred, plus lists of
 * every length.
 */
const MOST = 1_000;
/**
 * PostgreSQL's codes for deadlock_detected, where it has undone the one that noticed first, and serialization_failure,
 * where a replica has ended a query that would have held it up.
 */
const UNDONE: unknown[] = ['40P01', '40001'];
const PAUSE_MS = 50;

/**
 * Names statements, so that PostgreSQL plans each once per connection and not at every call: planning a search costs
 * more than running it. Our statements are few; only their values differ.
 *
 * A migration of another server may change a table under a statement. All statements then get new names, which
 * PostgreSQL plans anew; one that stands alone is repeated, and a transaction has to be repeated by its caller. So is the
 * loser of a deadlock.
 */
export function prepared(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  let named = 0;
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `cubby_${named++}`;
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      // A call with a callback is the pool's own, for plain SQL.
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0)
        return query(text, values, ...rest);
      const isRare = !names.has(text) && (text.length > LONGEST || names.size >= MOST);
      if (isRare) return query(text, values);
      const ask = () => query({ name: nameOf(text), text, values }) as Promise<unknown>;
      return ask().catch((error: unknown) => {
        if (isOutdatedPlan(error)) names.clear();
        if (client.getTransactionStatus() === 'I') return repeatAfter(error, ask);
        throw error;
      });
    }) as typeof client.query;
  });
  return pool;
}

/**
 * Repeats a statement or transaction that PostgreSQL has undone and would accept now. The winner of a deadlock
 * first gets what it waited for: the loser could take it again.
 *
 * @throws the error itself for any other.
 */
export async function repeatAfter<T>(error: unknown, run: () => Promise<T>): Promise<T> {
  const isUndone = UNDONE.includes((error as { code?: unknown }).code);
  if (!isUndone && !isOutdatedPlan(error)) throw error;
  if (isUndone) await setTimeout(PAUSE_MS);
  return run();
}

/** Tells whether a prepared statement no longer fits its tables, because a migration has changed them. */
function isOutdatedPlan(error: unknown): boolean {
  const { code, message = '' } = error as Error & { code?: unknown };
  return code === '0A000' && message.includes('cached plan must not change result type');
}
