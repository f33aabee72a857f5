import { useState } from 'react';
import { isOver } from './sign-in-methods.ts';

export interface Attempts<Way extends string> {
  /** What is under way. */
  busy: Way | null;
  /** What went wrong, and where it is to be said. */
  failure: { way: Way; error: unknown } | null;
  attempt: (way: Way, act: () => Promise<void>) => Promise<void>;
}

/** One thing at a time at a door, and what went wrong with it; `onOver` when the ten minutes between two proofs are over. */
export function useAttempt<Way extends string>(onOver: () => void): Attempts<Way> {
  const [busy, setBusy] = useState<Way | null>(null);
  const [failure, setFailure] = useState<Attempts<Way>['failure']>(null);
  const attempt: Attempts<Way>['attempt'] = async (way, act) => {
    setFailure(null);
    setBusy(way);
    try {
      await act();
    } catch (error) {
      if (isOver(error)) onOver();
      else setFailure({ way, error });
    }
    setBusy(null);
  };
  return { busy, failure, attempt };
}
