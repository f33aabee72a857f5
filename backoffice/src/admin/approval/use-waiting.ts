import type { AdminStashpoint } from '@cubby/api';
import { useGetList } from 'ra-core';

const MINUTE = 60_000;

/**
 * Places awaiting a decision, newly submitted or with a proposed change, longest wait first. Refreshed every minute, so
 * that hosts don't wait longer than necessary.
 */
export function useWaiting() {
  return useGetList<AdminStashpoint>(
    'stashpoints',
    {
      filter: { waiting: true },
      sort: { field: 'created', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
    },
    { refetchInterval: MINUTE },
  );
}
