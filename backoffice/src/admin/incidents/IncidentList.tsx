import { type AdminIncident, INCIDENT_KINDS, INCIDENT_STANDINGS } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { FeatureBadge, fontWeight, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { Standing } from '../../shared/incidents/Standing.tsx';
import type { Column } from '../../shared/lists/columns.ts';
import { HostName, type LinkedFilter, LinkedFilters, StashpointName } from '../../shared/lists/LinkedFilters.tsx';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { Person } from './Person.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';
import { useColleagueName } from './use-colleague-name.ts';

/** Reports from travellers, with a contact and the deadline for a response. */
export function IncidentList() {
  const t = useTranslate();
  const { identity } = useGetIdentity();
  const [closing, setClosing] = useState<AdminIncident | null>(null);
  return (
    <>
      <ResourceList<AdminIncident>
        resource="incidents"
        title={t('incidents.title')}
        countOf={(total) => t('incidents.count', { smart_count: total })}
        searchLabel={t('incidents.search')}
        empty={{ title: t('incidents.none'), text: t('incidents.none_text') }}
        sort={{ field: 'created', order: 'DESC' }}
        columns={useColumns(setClosing)}
        filters={[
          {
            name: 'open',
            label: t('incidents.open_filter'),
            options: [
              ['', t('incidents.all')],
              ['true', t('incidents.open')],
              ['false', t('incidents.closed')],
            ],
          },
          {
            name: 'kind',
            label: t('incidents.kind_filter'),
            options: [
              ['', t('incidents.any_kind')],
              ...INCIDENT_KINDS.map((kind) => [kind, t(`incidents.kind.${kind}`)] as const),
            ],
          },
          {
            name: 'standing',
            label: t('incidents.standing_filter'),
            options: [
              ['', t('incidents.any_standing')],
              ...INCIDENT_STANDINGS.map((standing) => [standing, t(`incidents.standing.${standing}`)] as const),
            ],
          },
          {
            name: 'assignee_id',
            label: t('cases.assignee'),
            options: [
              ['', t('cases.any_assignee')],
              ...(identity?.id ? [[String(identity.id), t('cases.mine')] as const] : []),
              ['nobody', t('cases.unassigned')],
            ],
          },
        ]}
        hrefOf={({ id }) => paths.incident(id)}
        intro={<LinkedFilters<AdminIncident> filters={useLinkedFilters()} />}
        csv
      />
      {closing && <ResolveDialog incident={closing} onClose={() => setClosing(null)} />}
    </>
  );
}

function useLinkedFilters(): LinkedFilter<AdminIncident>[] {
  const t = useTranslate();
  return [
    { name: 'booking_id', label: t('incidents.field.booking') },
    {
      name: 'stashpoint_id',
      label: t('incidents.field.stashpoint'),
      nameIn: ({ stashpoint }) => stashpoint.name,
      nameOf: (id) => <StashpointName id={id} />,
    },
    {
      name: 'host_id',
      label: t('incidents.field.host'),
      nameIn: ({ host }) => host.name,
      nameOf: (id) => <HostName id={id} />,
    },
  ];
}

function useColumns(onClose: (incident: AdminIncident) => void): Column<AdminIncident>[] {
  const t = useTranslate();
  const { since } = useFormats();
  const nameOf = useColleagueName();
  return [
    {
      source: 'kind',
      csv: ['kind', 'text'],
      label: t('incidents.field.kind'),
      render: ({ kind, text }) => (
        <Box sx={{ maxWidth: 280 }}>
          <TwoLines first={t(`incidents.kind.${kind}`)} second={text} />
        </Box>
      ),
    },
    {
      source: 'booking_id',
      label: t('incidents.field.booking'),
      render: ({ booking_id }) => (
        <Link href={paths.booking(booking_id)} sx={{ position: 'relative', fontWeight: fontWeight.strong }}>
          {booking_id}
        </Link>
      ),
    },
    { source: 'created', label: t('incidents.field.created'), sortable: true, render: ({ created }) => since(created) },
    {
      source: 'respond_by',
      csv: ['respond_by', 'resolution', 'resolved_at'],
      label: t('incidents.field.state'),
      sortable: true,
      render: (incident) => <AnswerState incident={incident} />,
    },
    {
      source: 'standing',
      label: t('incidents.standing_filter'),
      render: ({ standing }) => <Standing standing={standing} />,
    },
    {
      source: 'stashpoint',
      csv: ['stashpoint.name', 'stashpoint.city_name'],
      label: t('incidents.field.stashpoint'),
      render: ({ stashpoint }) => (
        <Link href={paths.stashpoint(stashpoint.id)} sx={{ position: 'relative' }}>
          {stashpoint.name}
        </Link>
      ),
    },
    {
      source: 'host',
      csv: ['host.name', 'host.phone_number'],
      label: t('incidents.field.host'),
      render: ({ host }) => <Person name={host.name} phone={host.phone_number} />,
    },
    {
      source: 'customer',
      csv: ['customer.name', 'customer.phone_number'],
      label: t('incidents.field.customer'),
      render: ({ customer }) => <Person name={customer.name} phone={customer.phone_number} />,
    },
    {
      source: 'assignee',
      csv: ['assignee.name'],
      label: t('cases.assignee'),
      render: ({ assignee }) => (assignee ? nameOf(assignee) : t('cases.unassigned')),
    },
    {
      source: 'resolve',
      label: t('incidents.field.resolve'),
      render: (incident) =>
        incident.resolved_at ? null : (
          <Button size="small" variant="outlined" onClick={() => onClose(incident)} sx={{ position: 'relative' }}>
            {t('incidents.resolve')}
          </Button>
        ),
    },
  ];
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
