import type { AdminStashpoint } from '@cubby/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWaiting } from './use-waiting.ts';

/** The queue and the current place. The place is part of the address, so that its link can be sent to a colleague. */
export function useQueue() {
  const { data = [], total = 0, error, isPending, refetch } = useWaiting();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useSearchParams();

  const [shown, setShown] = useState<AdminStashpoint>();

  // A decided place leaves the queue at once; the next response from the server only confirms it.
  const isOpen = ({ id }: AdminStashpoint) => !decided.has(id);
  const waiting = data.filter(isOpen);
  const find = (id: string | null | undefined) => waiting.find((each) => each.id === id);
  const place = search.get('place');
  // The place on the sheet stays until its reader moves on, even if the queue is reordered or a colleague has decided
  // on it, so that a key never acts on a place that has just replaced it.
  const kept = shown && isOpen(shown) ? (find(shown.id) ?? shown) : undefined;
  const stashpoint = find(place) ?? kept ?? successor(data, shown?.id, isOpen);
  const stashpoints = stashpoint && !waiting.includes(stashpoint) ? [stashpoint, ...waiting] : waiting;
  const gone = data.length - stashpoints.length;
  const index = stashpoint ? stashpoints.indexOf(stashpoint) : 0;
  if (stashpoint && stashpoint !== shown) setShown(stashpoint);

  const choose = (id: string | undefined) => setSearch(id ? { place: id } : {}, { replace: true });
  const correct = useEffectEvent(choose);
  const shownId = stashpoint?.id;
  useEffect(() => {
    // Otherwise, a place that isn't in the queue yet would take over the sheet when it arrives.
    if (place && shownId && place !== shownId) correct(shownId);
  }, [place, shownId]);

  const leave = (id: string) => {
    setDecided((before) => new Set([...before, id]));
    void refetch();
  };
  const comeBack = async (id: string) => {
    setDecided((before) => new Set([...before].filter((each) => each !== id)));
    await refetch();
    choose(id);
  };
  return {
    comeBack,
    stashpoints,
    stashpoint,
    position: index + 1,
    total: Math.max(stashpoints.length, total - gone),
    error,
    isPending,
    refetch: () => void refetch(),
    choose,
    leave,
    previous: () => choose(stashpoints[Math.max(0, index - 1)]?.id),
    next: () => choose(stashpoints[Math.min(stashpoints.length - 1, index + 1)]?.id),
  };
}

/** Returns the place to show after a decision: the next one in the queue or, at its end, the one before. */
function successor(
  queue: readonly AdminStashpoint[],
  id: string | undefined,
  isOpen: (stashpoint: AdminStashpoint) => boolean,
): AdminStashpoint | undefined {
  const at = queue.findIndex((each) => each.id === id);
  return queue.slice(at + 1).find(isOpen) ?? queue.slice(0, Math.max(0, at)).findLast(isOpen);
}
