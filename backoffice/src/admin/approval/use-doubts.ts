import { type AdminStashpoint, type ApprovalDoubt, approvalDoubts } from '@cubby/api';
import { useQueryClient } from '@tanstack/react-query';
import { checksOf } from './checks-of.ts';

/** Asks whether there is a reason to look twice. A check that failed to run counts as a reason. */
export function useDoubts(): (stashpoint: AdminStashpoint) => Promise<ApprovalDoubt[]> {
  const queries = useQueryClient();
  return async (stashpoint) => {
    const checks = await queries
      .fetchQuery({ ...checksOf(stashpoint), staleTime: 60_000, retry: false })
      .catch(() => null);
    return approvalDoubts(stashpoint, checks);
  };
}
