import type { Claim, ClaimFilePurpose } from '@cubby/api';
import { ResponseError, shrinkPhoto } from '@cubby/api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../lib/api/api.ts';
import { type KeptFile, keepFile, listKeptFiles, removeKeptFile } from '../lib/storage/kept-files.ts';

/** The interval of further tries while the page is open, milliseconds. */
const AGAIN_MS = 15_000;

/**
 * Uploads files to a claim, one after the other. Each is kept on the device until it has arrived: one without an answer
 * is sent again when the page opens, when the device is online again, and in between. The server takes the same file once.
 */
export function useUploads({ id }: Pick<Claim, 'id'>, onChange: () => void) {
  const [waiting, setWaiting] = useState(0);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef({ isBusy: false, onChange });
  latest.current.onChange = onChange;

  const sendKept = useCallback(async () => {
    const now = latest.current;
    if (now.isBusy) return;
    now.isBusy = true;
    try {
      let sent = 0;
      for (let [next] = await listKeptFiles(id); next; [next] = await listKeptFiles(id)) {
        setPending(true);
        try {
          await upload(next);
        } catch (problem) {
          if (!isAnswer(problem)) break;
          setError(problem);
        }
        await removeKeptFile(next.key);
        sent += 1;
      }
      setWaiting((await listKeptFiles(id)).length);
      if (sent > 0) now.onChange();
    } finally {
      now.isBusy = false;
      setPending(false);
    }
  }, [id]);

  useEffect(() => {
    // Without storage nothing was kept.
    const again = () => void sendKept().catch(() => {});
    again();
    window.addEventListener('online', again);
    const timer = window.setInterval(again, AGAIN_MS);
    return () => {
      window.removeEventListener('online', again);
      window.clearInterval(timer);
    };
  }, [sendKept]);

  const add = async (files: readonly File[], purpose: ClaimFilePurpose) => {
    setError(null);
    setPending(true);
    try {
      for (const each of files) {
        const file = { claimId: id, purpose, file: await shrinkPhoto(each) };
        // Without storage, or with full storage, it can only be sent now.
        await keepFile(file).catch(() => upload(file).then(() => latest.current.onChange()));
      }
      await sendKept();
    } catch (problem) {
      setError(problem);
    } finally {
      setPending(latest.current.isBusy);
    }
  };
  return { waiting, pending, error, add, retry: () => void sendKept() };
}

function upload({ claimId, purpose, file }: KeptFile): Promise<unknown> {
  return api.addClaimFile({ params: { id: claimId }, body: { file, purpose } });
}

/** Errors that another try may change although the server answered: signed out, too slow, too many at once. */
const PASSING = [401, 408, 429];

/** Tells whether an error is an answer that another try would not change. */
function isAnswer(error: unknown): boolean {
  return error instanceof ResponseError && error.status < 500 && !PASSING.includes(error.status);
}
