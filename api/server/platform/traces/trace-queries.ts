import type pg from 'pg';
import { type Described, inCall, isRecorded, isTracing } from './traces.ts';

/** The statements that are remembered. */
const MOST = 1_000;
/** The letters of a statement that are recorded: enough to recognise it, and half the work of a whole search. */
const LETTERS = 1_000;
const VERB = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i;

/**
 * Records the statements of a trace, as they are written: with `$1` in place of values. Does nothing while traces are
 * off.
 */
export function traceQueries(pool: pg.Pool): void {
  if (!isTracing()) return;
  const known = new Map<string, Described>();
  const describe = (text: string) => {
    const statement = known.get(text) ?? describeStatement(text);
    if (known.size < MOST) known.set(text, statement);
    return statement;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      // A call with a callback is the pool's own, for plain SQL.
      const isOurs = typeof text === 'string' && typeof values !== 'function' && rest.length === 0;
      // Looking a statement up costs as much as a short one.
      if (!isOurs || !isRecorded()) return query(text, values, ...rest);
      const { name, attributes } = describe(text);
      return inCall(name, attributes, () => query(text, values) as Promise<unknown>);
    }) as typeof client.query;
  });
}

/** Names a statement by its verb and its first table: `select bookings`. */
function describeStatement(text: string): Described {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'sql';
  const table = TABLE.exec(text)?.[1];
  return {
    name: table ? `${verb} ${table}` : verb,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LETTERS) },
  };
}
