import { CHANGE_ACTIONS, CHANGE_ENTITIES, type Change, type ChangeEntity, SCOPE_OF_ENTITY } from '@cubby/api';
import { draftField } from '@cubby/api/react-admin';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useListContext } from 'ra-core';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RESOURCE_OF_ENTITY } from '../../lib/resources/resources.ts';
import { filtered, listPath } from '../../lib/routing/paths.ts';
import { ChangedFields } from '../../shared/history/ChangedFields.tsx';
import { ChangedRecord } from '../../shared/history/ChangedRecord.tsx';
import { UndoButton } from '../../shared/history/UndoButton.tsx';
import { editableFields } from '../../shared/history/undo-plan.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { DayFilter } from '../../shared/lists/DayFilter.tsx';
import { LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import type { FilterProps } from '../../shared/lists/use-filter-input.ts';
import { MomentText } from '../../shared/values/MomentText.tsx';
import { useNamed } from '../../shared/values/RecordName.tsx';
import { useFieldLabel } from '../../shared/values/use-field-label.ts';
import { useLoadSince } from './use-load-since.ts';

const Column = RecordTable.Col<Change>;

/** The log: who changed what and when, of all records that the reader may see, with a way back. */
export function ChangeList() {
  const t = useTranslate();
  const { may } = useScopes();
  const kinds = CHANGE_ENTITIES.filter((entity) => may(SCOPE_OF_ENTITY[entity]));
  return (
    <RecordList<Change>
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="entity"
          source="entity"
          emptyText="changes.any_kind"
          choices={inWords(kinds, (entity) => t(`home.entity.${entity}`))}
          alwaysOn
        />,
        <FieldFilter key="field" source="field" alwaysOn />,
        <DayFilter key="created_from" source="created_from" day="from" alwaysOn />,
        <DayFilter key="created_until" source="created_until" day="until" alwaysOn />,
        <ChoiceFilter
          key="action"
          source="action"
          emptyText="changes.any_action"
          choices={inWords(CHANGE_ACTIONS, (action) => t(`shared.action.${action}`))}
        />,
      ]}
    >
      <LinkedFilters>
        <LinkedFilter<Change> source="actor_id" label="changes.field.actor" nameIn={({ actor }) => actor?.name ?? ''} />
        <LinkedFilter<Change> source="entity_id" label="changes.field.entityId" />
      </LinkedFilters>
      <RecordTable<Change>>
        <Column source="created" field={MomentText} />
        <Column
          source="actor"
          csv={{ 'actor.name': {}, 'actor.email': 'users.field.email' }}
          render={({ actor }) =>
            actor ? (
              <Link href={filtered(listPath('changes'), { actor_id: actor.id })} translate="no">
                {actor.name || actor.email}
              </Link>
            ) : (
              t('shared.system')
            )
          }
        />
        <Column
          source="entity_id"
          csv={{ entity: { label: 'changes.field.entity', words: 'home.entity' }, entity_id: {} }}
          render={(change) => <ChangedRecord change={change} />}
        />
        <Column
          source="action"
          csv={{ action: { words: 'shared.action' }, before: 'changes.field.before', after: 'changes.field.after' }}
          render={(change) => <What change={change} />}
        />
      </RecordTable>
    </RecordList>
  );
}

/** A field of the chosen kind of record. */
function FieldFilter(props: FilterProps) {
  const { filterValues } = useListContext();
  const { [filterValues.entity as ChangeEntity]: resource } = RESOURCE_OF_ENTITY;
  const labelOf = useFieldLabel(resource ?? 'changes');
  const { field } = filterValues;
  const known = resource ? editableFields(resource) : [];
  // One set for another kind stays visible until it is taken back.
  const fields = field && !known.includes(field) ? [...known, field] : known;
  return (
    <ChoiceFilter
      {...props}
      emptyText={resource ? 'changes.any_field' : 'changes.kind_first'}
      choices={inWords(fields, (each) => labelOf(draftField(each)))}
    />
  );
}

/** The action and its values, with a button that puts them back. */
function What({ change }: { change: Change }) {
  const t = useTranslate();
  const { [change.entity]: resource } = RESOURCE_OF_ENTITY;
  const named = useNamed(resource, change.entity_id);
  const load = useLoadSince(change);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
      <Box sx={{ maxWidth: 480, minWidth: 0, overflowWrap: 'anywhere' }}>
        {t(`shared.action.${change.action}`, { _: change.action })}
        <ChangedFields
          change={change}
          resource={resource}
          of={{ currencyCode: named?.currency_code ?? named?.ccy_code }}
        />
      </Box>
      <UndoButton change={change} resource={resource} since={load} />
    </Box>
  );
}

/** Returns choices in the order of their names. */
function inWords<T extends string>(ids: readonly T[], nameOf: (id: T) => string) {
  return ids.map((id) => ({ id, name: nameOf(id) })).sort((one, other) => one.name.localeCompare(other.name));
}
