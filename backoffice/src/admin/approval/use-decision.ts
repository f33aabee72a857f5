import type { AdminStashpoint } from '@cubby/api';
import { useNotify, useUpdate } from 'ra-core';
import { isConflict, keyOfError } from '../../lib/api/error-message.ts';

/** Sent with every decision: it was made on a place that still waited, or was live with a proposal. */
const waited = ({ status }: AdminStashpoint) => ({ expected_status: status });

/**
 * Approves or rejects a place, agrees to a proposal or refuses it. `leave` is told when a place needs no decision any more, be it ours or a colleague's that
 * came first.
 */
export function useDecision(leave: (id: string) => void, onApproved: (place: AdminStashpoint) => void) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();

  const decide = (place: AdminStashpoint, data: Record<string, unknown>, done: string, then = () => {}) =>
    update(
      'stashpoints',
      { id: place.id, data: { ...data, ...waited(place) }, previousData: place },
      {
        onSuccess: () => {
          notify(done, { type: 'success', messageArgs: { name: place.name } });
          leave(place.id);
          then();
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
    approve: (place: AdminStashpoint) =>
      decide(place, { status: 'approved', active: true }, 'approval.approved', () => onApproved(place)),
    reject: (place: AdminStashpoint, reason: string) =>
      decide(place, { status: 'rejected', rejectionReason: reason }, 'approval.rejected'),
    ask: (place: AdminStashpoint, question: string) =>
      decide(place, { status: 'draft', reviewNote: question }, 'approval.asked'),
    agree: (place: AdminStashpoint) => decide(place, { proposal: 'accept' }, 'decision.agreed'),
    refuse: (place: AdminStashpoint, reason: string) =>
      decide(place, { proposal: 'refuse', proposalWords: reason }, 'decision.refused'),
  };
}
