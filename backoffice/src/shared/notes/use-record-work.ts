import type { ChangeEntity, RecordWork } from '@cubby/api';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import { api } from '../../lib/api/api.ts';

/** A record that staff note things about, by its kind and ID in the log. */
export interface NotedRecord {
  entity: ChangeEntity;
  id: string;
}

/** Returns the notes about a record, and its assignee. */
export function useRecordWork(record: NotedRecord) {
  return useQuery({ queryKey: ['record-work', record], queryFn: () => api.getRecordWork({ params: { ...record } }) });
}

/** Returns a function that gives a record to a member of staff, or to no one. */
export function useAssign(record: NotedRecord, { assignee }: RecordWork) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (assignee_id: string | null) => {
    const body = { assignee_id, expected_assignee_id: assignee?.id ?? null };
    // Someone else may have it by now: the page then shows who.
    const { assignee: now } = await api.assignRecord({ params: { ...record }, body }).finally(refresh);
    notify(now ? 'cases.assigned' : 'cases.now_unassigned', { type: 'success', messageArgs: { name: now?.name } });
  };
}
