import type { BodyOf, Endpoints } from '@cubby/api';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';

/** Sends the host's response to a report, and shows the result; `done` is the dictionary's key of the confirmation. */
export function useAnswer(id: string, done: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (body: BodyOf<Endpoints['answerIncident']>) => {
    setBusy(true);
    setProblem(null);
    await api
      .answerIncident({ params: { id }, body })
      .then(() => {
        notify(done, { type: 'success' });
        refresh();
      })
      .catch((error: unknown) => setProblem(keyOfError(error)));
    setBusy(false);
  };
  return { send, busy, problem };
}
