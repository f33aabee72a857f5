import type { AdminStashpoint } from '@cubby/api';
import { Picture, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { nameOfHost } from '../../shared/stashpoint-facts/HostFacts.tsx';
import { StatusBadges } from '../../shared/stashpoint-facts/StatusBadges.tsx';
import { shareOfHost } from '../../shared/stashpoint-facts/share-of-host.ts';
import { capacityOf } from '../../shared/stashpoint-facts/stashpoint-checks.ts';

/** Columns for a list of places. */
export function useStashpointColumns(): Column<AdminStashpoint>[] {
  const t = useTranslate();
  const { money, count, date, share } = useFormats();
  return [
    {
      source: 'name',
      csv: ['name', 'location_name'],
      label: t('stashpoints.field.name'),
      sortable: true,
      render: (stashpoint) => <Name stashpoint={stashpoint} />,
    },
    {
      source: 'nearest_city',
      csv: ['nearest_city.name'],
      label: t('stashpoints.field.nearestCityId'),
      render: ({ nearest_city }) => nearest_city.name,
    },
    {
      source: 'host',
      csv: ['host.first_name', 'host.last_name', 'host.email'],
      label: t('stashpoints.field.hostId'),
      render: nameOfHost,
    },
    { source: 'type', label: t('stashpoints.field.type'), render: ({ type }) => t(`stashpoint_type.${type}`) },
    {
      source: 'status',
      csv: ['status', 'active'],
      label: t('stashpoints.field.status'),
      sortable: true,
      render: (stashpoint) => (
        <Box sx={{ '& span': { flexWrap: { md: 'nowrap' } } }}>
          <StatusBadges stashpoint={stashpoint} />
        </Box>
      ),
    },
    {
      source: 'first_day_cost',
      label: t('stashpoints.field.firstDayCost'),
      sortable: true,
      align: 'right',
      render: ({ first_day_cost, pricing_structure }) => money(first_day_cost, pricing_structure),
    },
    {
      source: 'capacity',
      label: t('stashpoints.field.capacity'),
      sortable: true,
      align: 'right',
      render: (stashpoint) => count(capacityOf(stashpoint)),
    },
    {
      source: 'updated',
      label: t('stashpoints.field.updated'),
      sortable: true,
      render: ({ updated }) => <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{date(updated)}</Box>,
    },
    {
      source: 'created',
      label: t('stashpoints.field.created'),
      sortable: true,
      hidden: true,
      render: ({ created }) => date(created),
    },
    {
      source: 'share',
      csv: ['first_day_commission'],
      label: t('place.host_earns'),
      hidden: true,
      align: 'right',
      render: (stashpoint) => share(shareOfHost(stashpoint)[0]?.share ?? 0),
    },
    {
      source: 'counted_incidents',
      label: t('incidents.counted_field'),
      align: 'right',
      hidden: true,
      render: ({ counted_incidents }) => count(counted_incidents ?? 0),
    },
    {
      source: 'rating',
      csv: ['rating', 'review_count'],
      label: t('stashpoints.field.rating'),
      hidden: true,
      align: 'right',
      render: ({ rating, review_count }) => (rating === null ? '–' : `${rating.toFixed(1)} (${count(review_count)})`),
    },
    {
      source: 'address',
      csv: ['address', 'postal_code'],
      label: t('stashpoints.field.address'),
      hidden: true,
      render: ({ address, postal_code }) => `${address}, ${postal_code}`,
    },
    { source: 'id', label: t('place.id'), hidden: true, render: ({ id }) => id },
  ];
}

function Name({ stashpoint }: { stashpoint: AdminStashpoint }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: { md: 200 } }}>
      <Picture picture={stashpoint.photos[0]} width={40} height={44} decorative frame="arch" fit="fixed" />
      <TwoLines first={stashpoint.name} second={stashpoint.location_name} />
    </Box>
  );
}
