import { useState } from 'react';
import { isOver } from './sign-in-methods.ts';

export interface Attempts<Way extends string> {
  /** The method in progress. */
  busy: Way | null;
  /** The last error, and the method it belongs to. */
  failure: { way: Way; error: unknown } | null;
  attempt: (way: Way, act: () => Promise<void>) => Promise<void>;
}

/**
 * Runs one sign-in attempt at a time and keeps its error; `onOver` is called when the 10 minutes between two factors
 * are over.
 */
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
