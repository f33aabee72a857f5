import type { BookingMessages, Conversation, Language } from '@cubby/api';
import type { Client } from '@cubby/api/client';
import { useCallback, useEffect, useState } from 'react';

/** The calls of a conversation, by the console's client or the counter's. */
export type TalkClient = Pick<
  Client,
  | 'getConversation'
  | 'writeMessage'
  | 'reportMessage'
  | 'blockConversation'
  | 'listBookingMessages'
  | 'sendBookingMessage'
>;

const LOOK_MS = 30_000;

/** Reads a conversation, and again while it is on the screen. Offline it stays as it was. */
export function useTalk(client: Pick<TalkClient, 'getConversation'>, id: string, as: 'host' | 'staff') {
  const [talk, setTalk] = useState<Conversation | null>(null);
  const read = useCallback(async () => {
    // Without an answer, the last one stays: the field keeps what is typed in between.
    const answer = await client.getConversation({ params: { id }, query: { as } }).catch(() => null);
    if (answer) setTalk(answer);
  }, [client, id, as]);
  useEffect(() => {
    void read();
    const again = () => void read();
    const timer = window.setInterval(again, LOOK_MS);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [read]);
  return { talk, setTalk, read };
}

/** Reads the ready-made emails that fit now; none where they cannot be loaded. */
export function useTemplates(client: TalkClient, id: string, language: Language, after: Conversation | null) {
  const [templates, setTemplates] = useState<BookingMessages['messages']>([]);
  const sent = after?.messages.filter(({ kind }) => kind !== null).length;
  useEffect(() => {
    let isGone = false;
    if (sent === undefined) return;
    client.listBookingMessages({ params: { id }, query: { language } }).then(
      ({ left_today, messages }) => {
        if (!isGone) setTemplates(left_today > 0 ? messages : []);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [client, id, language, sent]);
  return templates;
}
