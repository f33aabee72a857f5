import type { OperationState } from '@cubby/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/api.ts';

/** Steps the server works on by itself. */
export const AT_WORK: readonly OperationState[] = ['planning', 'running', 'moving', 'undoing'];

const AT_WORK_MS = 1_000;
const WAITING_MS = 20_000;

/** An operation on the server, followed while it is at work, with its records once there is something to say of them. */
export function useOperation(id: string) {
  const refresh = useRefresh();
  const operation = useQuery({
    queryKey: ['operation', id],
    queryFn: () => api.getOperation({ params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      !data || AT_WORK.includes(data.state) ? AT_WORK_MS : data.state === 'done' ? WAITING_MS : false,
  });
  const { state = null, version = 0 } = operation.data ?? {};
  const items = useQuery({
    queryKey: ['operation', id, 'items', version, state],
    queryFn: () => api.listOperationItems({ params: { id } }),
    enabled: state !== null && !AT_WORK.includes(state),
  });
  // The page behind shows what has changed.
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== null && state !== seen.current && state !== null && CHANGES.includes(state)) refresh();
    seen.current = state;
  }, [state, refresh]);
  const run = useMutation({
    networkMode: 'always',
    mutationFn: () => api.runOperation({ params: { id }, body: { version } }),
    onSettled: () => operation.refetch(),
  });
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: (with_mails: boolean) => api.undoOperation({ params: { id }, body: { with_mails } }),
    onSettled: () => operation.refetch(),
  });
  return { operation, items, run, undo };
}

const CHANGES: readonly OperationState[] = ['done', 'finished', 'undone'];
