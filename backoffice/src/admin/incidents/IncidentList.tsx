import { type AdminIncident, INCIDENT_KINDS, INCIDENT_STANDINGS } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { FeatureBadge, fontWeight, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { Standing } from '../../shared/incidents/Standing.tsx';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { HostName, LinkedFilter, LinkedFilters, StashpointName } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { useAssigneeFilter } from '../../shared/notes/use-assignee-filter.tsx';
import { useColleagueName } from '../../shared/notes/use-colleague-name.ts';
import { Person } from './Person.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

const Column = RecordTable.Col<AdminIncident>;

/** Reports from travellers, with a contact and the deadline for a response. */
export function IncidentList() {
  const t = useTranslate();
  const { since } = useFormats();
  const assigneeFilter = useAssigneeFilter();
  const nameOf = useColleagueName();
  const [closing, setClosing] = useState<AdminIncident | null>(null);
  return (
    <>
      <RecordList<AdminIncident>
        sort={{ field: 'created', order: 'DESC' }}
        filters={[
          <SearchFilter key="q" source="q" alwaysOn />,
          <ChoiceFilter
            key="open"
            source="open"
            label="incidents.open_filter"
            emptyText="incidents.all"
            choices={[
              { id: 'true', name: 'incidents.open' },
              { id: 'false', name: 'incidents.closed' },
            ]}
            alwaysOn
          />,
          <ChoiceFilter
            key="kind"
            source="kind"
            label="incidents.kind_filter"
            emptyText="incidents.any_kind"
            choices={INCIDENT_KINDS.map((kind) => ({ id: kind, name: `incidents.kind.${kind}` }))}
            alwaysOn
          />,
          <ChoiceFilter
            key="standing"
            source="standing"
            label="incidents.standing_filter"
            emptyText="incidents.any_standing"
            choices={INCIDENT_STANDINGS.map((standing) => ({ id: standing, name: `incidents.standing.${standing}` }))}
            alwaysOn
          />,
          assigneeFilter,
        ]}
      >
        <LinkedFilters>
          <LinkedFilter source="booking_id" label="incidents.field.booking" />
          <LinkedFilter<AdminIncident>
            source="stashpoint_id"
            label="incidents.field.stashpoint"
            nameIn={({ stashpoint }) => stashpoint.name}
            nameOf={(id) => <StashpointName id={id} />}
          />
          <LinkedFilter<AdminIncident>
            source="host_id"
            label="incidents.field.host"
            nameIn={({ host }) => host.name}
            nameOf={(id) => <HostName id={id} />}
          />
        </LinkedFilters>
        <RecordTable<AdminIncident> rowClick={(id) => recordPath('incidents', id)}>
          <Column
            source="kind"
            csv={{ kind: { words: 'incidents.kind' }, text: 'incidents.said' }}
            render={({ kind, text }) => (
              <Box sx={{ maxWidth: 280 }}>
                <TwoLines first={t(`incidents.kind.${kind}`)} second={text} />
              </Box>
            )}
          />
          <Column
            source="booking_id"
            label="incidents.field.booking"
            render={({ booking_id }) => (
              <Link
                href={recordPath('bookings', booking_id)}
                sx={{ position: 'relative', fontWeight: fontWeight.strong }}
              >
                {booking_id}
              </Link>
            )}
          />
          <Column source="created" render={({ created }) => since(created)} />
          <Column
            source="respond_by"
            label="incidents.field.state"
            csv={{
              resolution: { words: 'incidents.resolution' },
              respond_by: 'incidents.respond_by',
              resolved_at: 'incidents.resolved_at',
            }}
            render={(incident) => <AnswerState incident={incident} />}
          />
          <Column
            source="standing"
            label="incidents.standing_filter"
            csv={{ standing: { words: 'incidents.standing' }, 'assignee.name': 'cases.assignee' }}
            render={({ standing, assignee }) => (
              <TwoLines
                first={<Standing standing={standing} />}
                second={assignee ? nameOf(assignee) : t('cases.unassigned')}
              />
            )}
          />
          <Column
            source="stashpoint"
            csv={{ 'stashpoint.name': 'incidents.field.stashpoint', 'stashpoint.city_name': 'coupons.field.cityId' }}
            render={({ stashpoint }) => (
              <Link href={recordPath('stashpoints', stashpoint.id)} sx={{ position: 'relative' }}>
                {stashpoint.name}
              </Link>
            )}
          />
          <Column
            source="host"
            csv={{ 'host.name': 'incidents.field.host', 'host.phone_number': 'incidents.host_phone' }}
            render={({ host }) => <Person name={host.name} phone={host.phone_number} />}
          />
          <Column
            source="customer"
            csv={{ 'customer.name': 'incidents.field.customer', 'customer.phone_number': 'incidents.customer_phone' }}
            render={({ customer }) => <Person name={customer.name} phone={customer.phone_number} />}
          />
          <Column
            source="resolve"
            render={(incident) =>
              // A claim is decided on its own page.
              incident.resolved_at || incident.kind === 'claim' ? null : (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => setClosing(incident)}
                  sx={{ position: 'relative' }}
                >
                  {t('incidents.resolve')}
                </Button>
              )
            }
          />
        </RecordTable>
      </RecordList>
      {closing && <ResolveDialog incident={closing} onClose={() => setClosing(null)} />}
    </>
  );
}

function AnswerState({ incident }: { incident: AdminIncident }) {
  const t = useTranslate();
  const { moment } = useFormats();
  if (incident.resolution) return <FeatureBadge label={t(`incidents.resolution.${incident.resolution}`)} tone="good" />;
  if (!incident.respond_by) return <FeatureBadge label={t('incidents.open')} tone="warm" />;
  const late = new Date(incident.respond_by) < serverClock.now();
  return (
    <FeatureBadge
      label={t(late ? 'incidents.late_since' : 'incidents.answer_until', { time: moment(incident.respond_by) })}
      tone={late ? 'loud' : 'warm'}
    />
  );
}
