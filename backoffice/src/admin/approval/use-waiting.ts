import type { AdminStashpoint } from '@cubby/api';
import { useGetList } from 'ra-core';

const MINUTE = 60_000;

/** Places that wait for a decision, handed in or with a change their host proposes, the longest wait first. Asked for again every minute, since hosts do not wait. */
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
