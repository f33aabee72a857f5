import type { AdminIncident } from '@cubby/api';
import { TwoLines, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Standing } from '../../../shared/incidents/Standing.tsx';
import { ChoiceFilter } from '../../../shared/lists/ChoiceFilter.tsx';
import { EmptyList } from '../../../shared/lists/ListStates.tsx';
import { RecordList } from '../../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../../shared/lists/SearchFilter.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { placeFilter } from '../stashpoint/place-filter.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';

const Column = RecordTable.Col<AdminIncident>;

/** Reports from travellers about a host's places, and those that need a response. */
export function IncidentList() {
  const t = useTranslate();
  const { since } = useFormats();
  const { stashpoints = [] } = useOwnStashpoints();
  const counted = stashpoints.reduce((sum, { counted_incidents }) => sum + (counted_incidents ?? 0), 0);
  return (
    <RecordList<AdminIncident>
      count={() => (counted > 0 ? t('incidents.counted', { smart_count: counted }) : t('incidents.counted_none'))}
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" label="incidents.host_search" alwaysOn />,
        <ChoiceFilter
          key="standing"
          source="standing"
          label="incidents.standing_filter"
          emptyText="incidents.any_standing"
          choices={[
            { id: 'waiting', name: 'incidents.waiting_filter' },
            { id: 'disputed', name: 'incidents.with_us' },
            { id: 'counts', name: 'incidents.standing.counts' },
            { id: 'dismissed', name: 'incidents.standing.dismissed' },
          ]}
          alwaysOn
        />,
        placeFilter(stashpoints),
      ]}
      exporter={false}
    >
      <RecordTable<AdminIncident>
        rowClick={(id) => hostPaths.incident(id)}
        empty={<EmptyList title="incidents.host_none" text="incidents.host_none_text" />}
      >
        <Column
          source="kind"
          render={({ kind, text }) => (
            <Box sx={{ maxWidth: 320 }}>
              <TwoLines first={t(`incidents.kind.${kind}`)} second={text} />
            </Box>
          )}
        />
        <Column
          source="standing"
          label="incidents.standing_filter"
          render={(incident) => <Due incident={incident} />}
        />
        <Column source="created" label="incidents.reported" render={({ created }) => since(created)} />
        <Column source="stashpoint" label="incidents.place" render={({ stashpoint }) => stashpoint.name} />
        <Column source="booking_id" label="incidents.field.booking" />
      </RecordTable>
    </RecordList>
  );
}

/** The status of a report, with the deadline for the response. */
function Due({ incident: { standing, answer_by, respond_by, stashpoint } }: { incident: AdminIncident }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const due = standing === 'waiting' ? (answer_by ?? respond_by) : null;
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Standing standing={standing} toHost />
      {due && (
        <Box component="span" sx={{ fontSize: textSize.small }}>
          {t('incidents.answer_by', { time: momentIn(due, stashpoint.timezone) })}
        </Box>
      )}
    </Box>
  );
}
