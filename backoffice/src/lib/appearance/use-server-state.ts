import type { AppContext } from '@cubby/api';
import { READ_ONLY_ASK_MS, readOnlyMode } from '@cubby/api/client';
import { useEffect, useState } from 'react';
import { useReadOnly } from '../api/use-read-only.ts';

/** Loads the server's shared context; while the server can only be read, again and again until that is over. */
export function useServerState(ask: () => Promise<AppContext>): AppContext['data'] | null {
  const [state, setState] = useState<AppContext['data'] | null>(null);
  const isReadOnly = useReadOnly();
  useEffect(() => {
    // Pages report an unreachable server themselves; a notice has nothing to add.
    const load = () =>
      ask().then(
        ({ data }) => {
          setState(data);
          readOnlyMode.hear(data.read_only ?? false);
        },
        () => {},
      );
    if (!isReadOnly) return void load();
    const timer = setInterval(load, READ_ONLY_ASK_MS);
    return () => clearInterval(timer);
  }, [ask, isReadOnly]);
  return state;
}
