import { useState } from 'react';

/**
 * Sends one request at a time: returns whether it is under way, and the error of the last try. If there are several to
 * send, `which` tells them apart while one is under way.
 */
export function useSending() {
  const [{ which, error }, setState] = useState<{ which: string | null; error: unknown }>({ which: null, error: null });

  /** Never rejects: an error thrown by `work` becomes the error to show. Returns true if it succeeded. */
  const send = async (work: () => Promise<unknown>, name = ''): Promise<boolean> => {
    setState({ which: name, error: null });
    try {
      await work();
      setState({ which: null, error: null });
      return true;
    } catch (problem) {
      setState({ which: null, error: problem });
      return false;
    }
  };
  return { send, which, pending: which !== null, error };
}
