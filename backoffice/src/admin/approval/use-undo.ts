import { type AdminStashpoint, APPROVAL_UNDO_SECONDS } from '@cubby/api';
import { useNotify, useUpdate } from 'ra-core';
import { useEffect, useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';

/** The approval that can still be undone: the last one, until the host has been notified. */
export function useUndo(onTakenBack: (id: string) => void) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const [approved, setApproved] = useState<AdminStashpoint | null>(null);
  useEffect(() => {
    if (!approved) return;
    const timer = window.setTimeout(() => setApproved(null), APPROVAL_UNDO_SECONDS * 1000);
    return () => window.clearTimeout(timer);
  }, [approved]);
  return {
    approved,
    remember: setApproved,
    isPending,
    undo: (stashpoint: AdminStashpoint) =>
      update(
        'stashpoints',
        {
          id: stashpoint.id,
          data: { status: 'submitted', expectedStatus: 'approved' },
          previousData: { id: stashpoint.id },
        },
        {
          mutationMode: 'pessimistic',
          onSuccess: () => {
            setApproved(null);
            notify('decision.taken_back', { type: 'success', messageArgs: { name: stashpoint.name } });
            onTakenBack(stashpoint.id);
          },
          onError: (error) => notify(keyOfError(error), { type: 'error' }),
        },
      ),
  };
}
