import pg from 'pg';

/** Returns what a call sends to PostgreSQL, one text for each statement, in order. */
export type Watch = (call: () => Promise<unknown>) => Promise<string[]>;

/** Watches every connection that this process opens from now on. */
export function watchStatements(): { watch: Watch; stop: () => void } {
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  let sent: string[] = [];
  prototype.query = function (...args) {
    const [statement] = args as [string | { text: string }];
    sent.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, args);
  };
  return {
    watch: async (call) => {
      sent = [];
      await call();
      return sent;
    },
    stop: () => {
      prototype.query = query;
    },
  };
}
