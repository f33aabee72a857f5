import { useEffect, useState } from 'react';
import { signal } from '../scan/signals.ts';
import type { Deed } from '../state/counter-store.ts';
import { useCounter, useStore } from '../state/use-counter.ts';

export type DeedState = 'sending' | 'sent' | 'queued' | 'refused';

export interface Done {
  deed: Deed;
  state: DeedState;
  /** Why it was not taken: an error's id. */
  problem: string | null;
  movedTo: { name: string; address: string } | null;
}

/** Does something at the counter and tells what becomes of it. `forget` takes a refusal back, to try it otherwise. */
export function useDeed(): { done: Done | null; act: (deed: Deed) => void; forget: () => void } {
  const store = useStore();
  const { outcomes, link, queue } = useCounter();
  const [current, setCurrent] = useState<{ id: string; deed: Deed } | null>(null);
  const outcome = current && outcomes[current.id];
  const refusal = outcome ? ('problem' in outcome ? outcome.problem : (outcome.result.task?.error_id ?? null)) : null;
  const isRefused = outcome && ('problem' in outcome || outcome.result.outcome === 'refused');
  // A line that is cut may look alive for a while; a try that met no answer knows better.
  const hasFailed = queue.some(({ action }) => action.id === current?.id && action.queued);
  const waits = link === 'offline' || hasFailed;
  const state: DeedState = isRefused ? 'refused' : outcome ? 'sent' : waits ? 'queued' : 'sending';
  const currentId = current?.id ?? null;
  useEffect(() => {
    if (currentId && state !== 'sending') signal(state === 'refused' ? 'bad' : 'good');
  }, [currentId, state]);
  return {
    done: current && {
      deed: current.deed,
      state,
      problem: isRefused ? (refusal ?? 'UNKNOWN') : null,
      movedTo: outcome && 'result' in outcome ? outcome.result.moved_to : null,
    },
    act: (deed) => void store.act(deed).then((id) => setCurrent({ id, deed })),
    forget: () => {
      if (current && outcome && 'problem' in outcome) void store.discard(current.id);
      setCurrent(null);
    },
  };
}
