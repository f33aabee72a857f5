import { useEffect, useState } from 'react';
import { deviceForm } from '../device/device-form.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { signal } from '../scan/signals.ts';
import type { Deed } from '../state/queued-action-of.ts';
import { useCounter, useStore } from '../state/use-counter.ts';

export type DeedState = 'sending' | 'sent' | 'queued' | 'refused';

export interface Done {
  deed: Deed;
  state: DeedState;
  /** The reason the action was refused: an error's id. */
  problem: string | null;
  movedTo: { name: string; address: string } | null;
}

/**
 * Runs an action at the counter and reports its outcome. `forget` dismisses a refusal, so that the action can be tried
 * differently.
 */
export function useDeed(): { done: Done | null; act: (deed: Deed) => void; forget: () => void } {
  const { t } = useI18n();
  const store = useStore();
  const { outcomes, link, queue } = useCounter();
  const [current, setCurrent] = useState<{ id: string; deed: Deed } | null>(null);
  const outcome = current && outcomes[current.id];
  const refusal = outcome ? ('problem' in outcome ? outcome.problem : (outcome.result.task?.error_id ?? null)) : null;
  const isRefused = outcome && ('problem' in outcome || outcome.result.outcome === 'refused');
  // A broken connection can appear to work for a while; a request without a response is better evidence.
  const entry = queue.find(({ action }) => action.id === current?.id);
  const waits = link === 'offline' || entry?.action.queued;
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
    act: (deed) =>
      void store.work.act(deed, t(`device.${deviceForm(navigator)}`)).then((id) => setCurrent({ id, deed })),
    forget: () => {
      if (entry && outcome && 'problem' in outcome) void store.work.discard(entry.seq);
      setCurrent(null);
    },
  };
}
