import type { AdminIncident } from '@cubby/api';
import { TwoLines, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { Standing } from '../../../shared/incidents/Standing.tsx';
import type { Column } from '../../../shared/lists/columns.ts';
import { ResourceList } from '../../../shared/lists/ResourceList.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';

/** Reports from travellers about a host's places, and those that need a response. */
export function IncidentList() {
  const t = useTranslate();
  const { stashpoints = [] } = useOwnStashpoints();
  const counted = stashpoints.reduce((sum, { counted_incidents }) => sum + (counted_incidents ?? 0), 0);
  return (
    <ResourceList<AdminIncident>
      resource="incidents"
      title={t('incidents.title')}
      countOf={() => (counted > 0 ? t('incidents.counted', { smart_count: counted }) : t('incidents.counted_none'))}
      searchLabel={t('incidents.host_search')}
      empty={{ title: t('incidents.host_none'), text: t('incidents.host_none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'standing',
          label: t('incidents.standing_filter'),
          options: [
            ['', t('incidents.any_standing')],
            ['waiting', t('incidents.waiting_filter')],
            ['disputed', t('incidents.with_us')],
            ['counts', t('incidents.standing.counts')],
            ['dismissed', t('incidents.standing.dismissed')],
          ],
        },
      ]}
      hrefOf={({ id }) => hostPaths.incident(id)}
    />
  );
}

function useColumns(): Column<AdminIncident>[] {
  const t = useTranslate();
  const { since } = useFormats();
  return [
    {
      source: 'kind',
      label: t('incidents.field.kind'),
      render: ({ kind, text }) => (
        <Box sx={{ maxWidth: 320 }}>
          <TwoLines first={t(`incidents.kind.${kind}`)} second={text} />
        </Box>
      ),
    },
    { source: 'standing', label: t('incidents.standing_filter'), render: (incident) => <Due incident={incident} /> },
    { source: 'created', label: t('incidents.reported'), sortable: true, render: ({ created }) => since(created) },
    { source: 'stashpoint', label: t('incidents.place'), render: ({ stashpoint }) => stashpoint.name },
    { source: 'booking_id', label: t('incidents.field.booking'), render: ({ booking_id }) => booking_id },
  ];
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
