import { type AdminStashpoint, type ApprovalDoubt, approvalDoubts, type StashpointChecks } from '@cubby/api';
import { useQueryClient } from '@tanstack/react-query';
import { checksOf } from './checks-of.ts';

export interface Doubts {
  found: readonly ApprovalDoubt[];
  /** The comparison they were found by; null if it failed. */
  checks: StashpointChecks | null;
}

/** Returns the reasons to check a place again. A comparison that failed to run counts as a reason. */
export function useDoubts(): (stashpoint: AdminStashpoint) => Promise<Doubts> {
  const queries = useQueryClient();
  return async (stashpoint) => {
    const checks = await queries
      .fetchQuery({ ...checksOf(stashpoint), staleTime: 60_000, retry: false })
      .catch(() => null);
    return { found: approvalDoubts(stashpoint, checks), checks };
  };
}
