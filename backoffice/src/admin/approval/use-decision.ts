import type { AdminStashpoint } from '@cubby/api';
import { useNotify, useUpdate } from 'ra-core';
import { isConflict, keyOfError } from '../../lib/api/error-message.ts';

/** The status a decision is based on, sent with it: submitted, or live with a proposed change. */
const waited = ({ status }: AdminStashpoint) => ({ expected_status: status });

/**
 * Approves or rejects a place, or accepts or declines a proposed change. `leave` is called once a place needs no
 * decision any longer, whether we decided or a colleague was first.
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
    // An approved place must be findable straight away, so one submitted as inactive is activated.
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
