import { ResponseError } from '@cubby/api/client';
import type { KeptMessage } from '@cubby/design-system';

/** The messages kept on the device, by booking. */
interface KeptMessages {
  messages: () => Promise<[bookingId: string, message: KeptMessage][]>;
  keepMessage: (bookingId: string, message: KeptMessage | null) => Promise<void>;
}

/**
 * Sends the messages that had no connection, whichever booking is on the screen. A refused one becomes the draft of its
 * booking again. `send` sends a text; the same key sends it once.
 *
 * @returns `later` if the server did not respond: the rest is sent with the next try. `unauthorized` once the session
 * has ended.
 */
export async function sendMessages(
  kept: KeptMessages,
  send: (bookingId: string, text: string, key: string) => Promise<unknown>,
): Promise<'done' | 'later' | 'unauthorized'> {
  for (const [bookingId, { draft, waiting }] of await kept.messages()) {
    if (!waiting) continue;
    let left = draft;
    try {
      await send(bookingId, waiting.text, waiting.key);
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status === 429 || error.status >= 500) return 'later';
      if (error.status === 401) return 'unauthorized';
      left ||= waiting.text;
    }
    await kept.keepMessage(bookingId, left ? { draft: left, waiting: null } : null);
  }
  return 'done';
}
