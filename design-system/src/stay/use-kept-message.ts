import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A text typed and not sent, and one sent and not answered, with the key under which it is sent again. */
export interface KeptMessage {
  draft: string;
  waiting: { text: string; key: string } | null;
}

/** The place on a device that keeps it; null for nothing. */
export interface MessageStore {
  read: () => KeptMessage | null | Promise<KeptMessage | null>;
  write: (kept: KeptMessage | null) => void;
}

interface Sending<T> {
  store: MessageStore;
  /** Sends a text; the same key sends it once. */
  send: (text: string, key: string) => Promise<T>;
  /** Called once it has arrived, with the answer. */
  onSent: (answer: T) => void;
  /** Tells whether an error is an answer, which another try would not change. */
  isAnswer: (error: unknown) => boolean;
}

const NOTHING: KeptMessage = { draft: '', waiting: null };
/** The interval of further tries while the page is open, milliseconds. */
const AGAIN_MS = 15_000;

/**
 * Keeps a message while it is typed and until it has arrived. One without an answer is sent again with the same key:
 * when the page opens, when the device is online again, and in between. A refused one becomes the draft again.
 */
export function useKeptMessage<T>({ store, send, onSent, isAnswer }: Sending<T>) {
  const [kept, setKept] = useState(NOTHING);
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const latest = useRef({ kept: NOTHING, isBusy: false, store, send, onSent, isAnswer });
  latest.current = { ...latest.current, store, send, onSent, isAnswer };

  const keep = useCallback((next: KeptMessage) => {
    latest.current.kept = next;
    setKept(next);
    latest.current.store.write(next.draft === '' && next.waiting === null ? null : next);
  }, []);

  const trySending = useCallback(async () => {
    const now = latest.current;
    const { waiting } = now.kept;
    if (!waiting || now.isBusy) return;
    now.isBusy = true;
    setSending(true);
    try {
      const answer = await now.send(waiting.text, waiting.key);
      // At once: otherwise a message that has arrived would be shown beside the one under way.
      flushSync(() => keep({ draft: latest.current.kept.draft, waiting: null }));
      setError(null);
      latest.current.onSent(answer);
    } catch (problem) {
      if (now.isAnswer(problem)) {
        const { draft } = latest.current.kept;
        keep({ draft: draft === '' ? waiting.text : draft, waiting: null });
        setError(problem);
      }
    } finally {
      latest.current.isBusy = false;
      setSending(false);
    }
  }, [keep]);

  useEffect(() => {
    let isGone = false;
    void Promise.resolve(latest.current.store.read()).then((known) => {
      if (isGone || !known || latest.current.kept !== NOTHING) return;
      latest.current.kept = known;
      setKept(known);
      void trySending();
    });
    const again = () => void trySending();
    window.addEventListener('online', again);
    const timer = window.setInterval(again, AGAIN_MS);
    return () => {
      isGone = true;
      window.removeEventListener('online', again);
      window.clearInterval(timer);
    };
  }, [trySending]);

  return {
    draft: kept.draft,
    /** The text that is under way. */
    waiting: kept.waiting?.text ?? null,
    /** The refusal of the last message. */
    error,
    isSending,
    setDraft: (draft: string) => keep({ ...latest.current.kept, draft }),
    submit: () => {
      const { draft, waiting } = latest.current.kept;
      if (waiting || !draft.trim()) return;
      setError(null);
      keep({ draft: '', waiting: { text: draft.trim(), key: crypto.randomUUID() } });
      void trySending();
    },
  };
}
