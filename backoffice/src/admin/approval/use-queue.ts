import type { AdminStashpoint } from '@cubby/api';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWaiting } from './use-waiting.ts';

/** The queue and the current place. The place is part of the address, so that its link can be sent to a colleague. */
export function useQueue() {
  const { data = [], total = 0, error, isPending, refetch } = useWaiting();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useSearchParams();

  const [kept, setKept] = useState<AdminStashpoint>();

  // A decided place leaves the queue at once; the next response from the server only confirms it.
  const waiting = data.filter(({ id }) => !decided.has(id));
  const wanted = search.get('place') ?? kept?.id;
  const isWanted = ({ id }: AdminStashpoint) => id === wanted;
  // The place on the sheet stays until its reader moves on, even if a colleague has decided on it.
  const isGone = kept !== undefined && isWanted(kept) && !decided.has(kept.id) && !waiting.some(isWanted);
  const stashpoints = isGone ? [kept, ...waiting] : waiting;
  const gone = data.length - stashpoints.length;
  const index = Math.max(0, stashpoints.findIndex(isWanted));
  const stashpoint: AdminStashpoint | undefined = stashpoints[index];
  if (stashpoint && stashpoint !== kept) setKept(stashpoint);

  const choose = (id: string | undefined) => setSearch(id ? { place: id } : {}, { replace: true });
  const leave = (id: string) => {
    const at = stashpoints.findIndex((each) => each.id === id);
    // A decision that ends after its reader has moved on leaves them where they are.
    if (id === stashpoint?.id) choose((stashpoints[at + 1] ?? stashpoints[at - 1])?.id);
    setDecided((before) => new Set([...before, id]));
    void refetch();
  };
  const comeBack = (id: string) => {
    setDecided((before) => new Set([...before].filter((each) => each !== id)));
    choose(id);
    void refetch();
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
