import { type Assignment, NOTED_ENTITIES, SCOPE_OF_ENTITY } from '@cubby/api';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ChangedRecord } from '../../shared/history/ChangedRecord.tsx';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { useAssigneeFilter } from '../../shared/notes/use-assignee-filter.tsx';
import { useColleagueName } from '../../shared/notes/use-colleague-name.ts';
import { MomentText } from '../../shared/values/MomentText.tsx';

const Column = RecordTable.Col<Assignment>;

/** The open work of all colleagues on records that the reader may see, and what needs someone. */
export function AssignmentList() {
  const t = useTranslate();
  const { may } = useScopes();
  const assigneeFilter = useAssigneeFilter();
  const nameOf = useColleagueName();
  return (
    <RecordList<Assignment>
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        assigneeFilter,
        <ChoiceFilter
          key="entity"
          source="entity"
          label="changes.field.entity"
          emptyText="changes.any_kind"
          choices={NOTED_ENTITIES.filter((entity) => may(SCOPE_OF_ENTITY[entity])).map((entity) => ({
            id: entity,
            name: `home.entity.${entity}`,
          }))}
          alwaysOn
        />,
      ]}
    >
      <RecordTable<Assignment>>
        <Column
          source="entity_id"
          label="changes.field.entityId"
          csv={{ entity: { label: 'changes.field.entity', words: 'home.entity' }, entity_id: {} }}
          render={(assignment) => <ChangedRecord change={assignment} />}
        />
        <Column
          source="assignee"
          label="cases.assignee"
          csv={{ 'assignee.name': {} }}
          render={({ assignee }) => (assignee ? nameOf(assignee) : t('cases.unassigned'))}
        />
        <Column source="created" field={MomentText} />
      </RecordTable>
    </RecordList>
  );
}
