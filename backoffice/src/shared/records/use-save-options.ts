import { type RaRecord, type RedirectionSideEffect, useNotify, useRedirect } from 'ra-core';

/** Returns what follows a save, for `mutationOptions`: the message `saved`, and the page to open. */
export function useSaveOptions<T extends RaRecord>(saved: string, redirect: RedirectionSideEffect) {
  const notify = useNotify();
  const open = useRedirect();
  return {
    onSuccess: (record: T) => {
      notify(saved, { type: 'success' });
      open(redirect, undefined, record.id, record);
    },
    // The form shows why a save was refused.
    onError: () => {},
  };
}
