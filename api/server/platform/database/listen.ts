import pg from 'pg';
import { isReadOnlyError } from './write-access.ts';

/**
 * Reports when a channel was notified, with the text of the notification, and without one when notifications may have
 * been missed; returns a function to stop.
 */
export type Listen = (channel: string, onNotice: (text?: string) => void) => Promise<() => Promise<void>>;

const RETRY_MS = 1_000;

/**
 * Listens on a connection of its own, straight to PostgreSQL: a pooler that lends connections for a transaction passes
 * no notifications on. A broken connection is replaced, and then a notification is assumed, because one may have been
 * missed. A replica refuses to be listened to, and is asked again, too.
 */
export function listenAt(url: string): Listen {
  return async (channel, onNotice) => {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | null = null;
    let stopped = false;

    const connect = async () => {
      const fresh = new pg.Client({ connectionString: url, application_name: 'cubby-listen', keepAlive: true });
      fresh.on('error', () => {});
      fresh.once('end', retry);
      fresh.on('notification', ({ payload }) => onNotice(payload));
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`).catch(async (error: unknown) => {
        await fresh.end();
        throw error;
      });
      client = fresh;
    };
    const retry = () => {
      client = null;
      if (stopped || timer) return;
      timer = setTimeout(() => {
        timer = null;
        connect().then(() => onNotice(), retry);
      }, RETRY_MS);
    };
    await connect().catch((error: unknown) => {
      // A replica cannot be listened to; the database it becomes can.
      if (!isReadOnlyError(error)) throw error;
    });
    return async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    };
  };
}
