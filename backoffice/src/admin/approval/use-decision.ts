import type { AdminStashpoint } from '@cubby/api';
import { useNotify, useUpdate } from 'ra-core';
import { isConflict, keyOfError } from '../../lib/api/error-message.ts';

/** Sent with every decision: it was made on a place that still waited. */
const WAITED = { expected_status: 'submitted' } as const;

/**
 * Approves or rejects. `leave` is told when a place needs no decision any more, be it ours or a colleague's that
 * came first.
 */
export function useDecision(leave: (id: string) => void) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();

  const decide = (place: AdminStashpoint, data: Record<string, unknown>, done: string) =>
    update(
      'stashpoints',
      { id: place.id, data: { ...data, ...WAITED }, previousData: place },
      {
        onSuccess: () => {
          notify(done, { type: 'success', messageArgs: { name: place.name } });
          leave(place.id);
        },
        onError: (error) => {
          const conflict = isConflict(error);
          notify(conflict ? 'approval.conflict' : keyOfError(error), {
            type: conflict ? 'warning' : 'error',
            messageArgs: { name: place.name },
          });
          if (conflict) leave(place.id);
        },
      },
    );
  return {
    isPending,
    // What is approved is to be found at once, so a place that was handed in switched off is switched on.
    approve: (place: AdminStashpoint) => decide(place, { status: 'approved', active: true }, 'approval.approved'),
    reject: (place: AdminStashpoint, reason: string) =>
      decide(place, { status: 'rejected', rejectionReason: reason }, 'approval.rejected'),
    ask: (place: AdminStashpoint, question: string) =>
      decide(place, { status: 'draft', reviewNote: question }, 'approval.asked'),
  };
}
