import { type AdminStashpoint, type ApprovalDoubt, approvalDoubts } from '@cubby/api';
import { useQueryClient } from '@tanstack/react-query';
import { checksOf } from './checks-of.ts';

/** Asks whether there is a reason to look twice. A check that failed to run counts as a reason. */
export function useDoubts(): (place: AdminStashpoint) => Promise<ApprovalDoubt[]> {
  const queries = useQueryClient();
  return async (place) => {
    const checks = await queries.fetchQuery({ ...checksOf(place), staleTime: 60_000, retry: false }).catch(() => null);
    return approvalDoubts(place, checks);
  };
}
