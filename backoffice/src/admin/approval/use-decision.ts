import type { AdminStashpoint } from '@cubby/api';
import { useNotify, useUpdate } from 'ra-core';
import { isConflict, keyOfError } from '../../lib/api/error-message.ts';

/** The status a decision is based on, sent with it: submitted, or live with a proposed change. */
const waited = ({ status }: AdminStashpoint) => ({ expected_status: status });

/**
 * Approves or rejects a place, or accepts or declines a proposed change. `leave` is called once a place needs no
 * decision any longer, whether we decided or a colleague was first.
 */
export function useDecision(leave: (id: string) => void, onApproved: (stashpoint: AdminStashpoint) => void) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();

  const decide = (stashpoint: AdminStashpoint, data: Record<string, unknown>, done: string, then = () => {}) =>
    update(
      'stashpoints',
      { id: stashpoint.id, data: { ...data, ...waited(stashpoint) }, previousData: stashpoint },
      {
        onSuccess: () => {
          notify(done, { type: 'success', messageArgs: { name: stashpoint.name } });
          leave(stashpoint.id);
          then();
        },
        onError: (error) => {
          const conflict = isConflict(error);
          notify(conflict ? 'approval.conflict' : keyOfError(error), {
            type: conflict ? 'warning' : 'error',
            messageArgs: { name: stashpoint.name },
          });
          if (conflict) leave(stashpoint.id);
        },
      },
    );
  return {
    isPending,
    // An approved place must be findable straight away, so one submitted as inactive is activated.
    approve: (stashpoint: AdminStashpoint) =>
      decide(stashpoint, { status: 'approved', active: true }, 'approval.approved', () => onApproved(stashpoint)),
    reject: (stashpoint: AdminStashpoint, reason: string) =>
      decide(stashpoint, { status: 'rejected', rejectionReason: reason }, 'approval.rejected'),
    ask: (stashpoint: AdminStashpoint, question: string) =>
      decide(stashpoint, { status: 'draft', reviewNote: question }, 'approval.asked'),
    agree: (stashpoint: AdminStashpoint) => decide(stashpoint, { proposal: 'accept' }, 'decision.agreed'),
    refuse: (stashpoint: AdminStashpoint, reason: string) =>
      decide(stashpoint, { proposal: 'refuse', proposalWords: reason }, 'decision.refused'),
  };
}
