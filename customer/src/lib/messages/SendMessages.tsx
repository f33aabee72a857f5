import { ResponseError } from '@cubby/api/client';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.ts';
import { messagesOf, messagesToHosts } from '../storage/kept-messages.ts';

/**
 * Sends messages to hosts that had no connection and whose page was closed, from any page of the site, once: each keeps
 * its key. That of the booking on the screen is left to its page.
 */
export function SendMessages() {
  const [pathname] = useLocation();
  useEffect(() => {
    const send = () => void sendMessages(pathname);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [pathname]);
  return null;
}

async function sendMessages(pathname: string): Promise<void> {
  for (const [id, { waiting, pass }] of messagesToHosts()) {
    if (!waiting || pathname.includes(id)) continue;
    const body = { as: 'traveller', ...(pass && { pass }), text: waiting.text } as const;
    const isRefused = await api
      .writeMessage({ params: { id }, body }, { idempotencyKey: waiting.key, ignoreUnauthorized: true })
      .then(() => false)
      .catch((error: unknown) => (isRefusal(error) ? true : null));
    // No answer: the rest waits for the next page, or for the network.
    if (isRefused === null) return;
    const draft = messagesToHosts().find(([each]) => each === id)?.[1].draft ?? '';
    const left = draft === '' && isRefused ? waiting.text : draft;
    messagesOf(id, pass).write(left ? { draft: left, waiting: null } : null);
  }
}

/** Tells whether an error is an answer that another try would not change. */
function isRefusal(error: unknown): boolean {
  return error instanceof ResponseError && error.status < 500 && error.status !== 401 && error.status !== 429;
}
