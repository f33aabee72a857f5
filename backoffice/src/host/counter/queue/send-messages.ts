import { ResponseError } from '@cubby/api/client';
import type { KeptMessage } from '@cubby/design-system';

/** The dependencies of sending messages. */
export interface SendingMessages {
  /** Lists the kept messages, by booking. */
  list: () => Promise<[bookingId: string, message: KeptMessage][]>;
  /** Sends a text; the same key sends it once. */
  send: (bookingId: string, text: string, key: string) => Promise<unknown>;
  keep: (bookingId: string, message: KeptMessage | null) => Promise<void>;
}

/**
 * Sends the messages that had no connection, whichever booking is on the screen. A refused one becomes the draft of its
 * booking again.
 *
 * @returns `later` if the server did not respond: the rest is sent with the next try. `unauthorized` once the session
 * has ended.
 */
export async function sendMessages({ list, send, keep }: SendingMessages): Promise<'done' | 'later' | 'unauthorized'> {
  for (const [bookingId, { draft, waiting }] of await list()) {
    if (!waiting) continue;
    let left = draft;
    try {
      await send(bookingId, waiting.text, waiting.key);
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status === 429 || error.status >= 500) return 'later';
      if (error.status === 401) return 'unauthorized';
      left ||= waiting.text;
    }
    await keep(bookingId, left ? { draft: left, waiting: null } : null);
  }
  return 'done';
}
