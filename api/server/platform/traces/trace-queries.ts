import type pg from 'pg';
import { inCall, isTracing } from './traces.ts';

/** The statements whose names are remembered. */
const MOST = 1_000;
const VERB = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i;

/**
 * Records the statements of a trace, as they are written: with `$1` in place of values. Does nothing while traces are
 * off.
 */
export function traceQueries(pool: pg.Pool): void {
  if (!isTracing()) return;
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? nameStatement(text);
    if (names.size < MOST) names.set(text, name);
    return name;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      // A call with a callback is the pool's own, for plain SQL.
      const isOurs = typeof text === 'string' && typeof values !== 'function' && rest.length === 0;
      if (!isOurs) return query(text, values, ...rest);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      return inCall(nameOf(text), attributes, () => query(text, values) as Promise<unknown>);
    }) as typeof client.query;
  });
}

/** Names a statement by its verb and its first table: `select bookings`. */
function nameStatement(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'sql';
  const table = TABLE.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}
