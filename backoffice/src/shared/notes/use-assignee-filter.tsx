import { useGetIdentity } from 'ra-core';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';

/** Returns the filter of a list by its assignee: the reader's own work, or what no one has. */
export function useAssigneeFilter() {
  const { identity } = useGetIdentity();
  return (
    <ChoiceFilter
      key="assignee_id"
      source="assignee_id"
      label="cases.assignee"
      emptyText="cases.any_assignee"
      choices={[
        ...(identity?.id ? [{ id: String(identity.id), name: 'cases.mine' }] : []),
        { id: 'nobody', name: 'cases.unassigned' },
      ]}
      alwaysOn
    />
  );
}
