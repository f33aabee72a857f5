import { useNotify, useRefresh } from 'ra-core';

/** Returns a function that says that an action has succeeded, and reloads what the page shows. */
export function useDone(): (message: string, messageArgs?: Record<string, unknown>) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (message, messageArgs) => {
    notify(message, { type: 'success', ...(messageArgs && { messageArgs }) });
    refresh();
  };
}
