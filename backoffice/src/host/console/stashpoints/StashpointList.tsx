import { type AdminStashpoint, missingParts } from '@cubby/api';
import { Picture, TwoLines, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { isManager } from '../../../lib/session/own-role.ts';
import type { Column } from '../../../shared/lists/columns.ts';
import { ResourceList } from '../../../shared/lists/ResourceList.tsx';
import { StatusBadges } from '../../../shared/stashpoint-facts/StatusBadges.tsx';
import { capacityOf } from '../../../shared/stashpoint-facts/stashpoint-checks.ts';
import { hostPaths } from '../routing/host-paths.ts';

/** A host's places in any status; each opens at its next step. */
export function StashpointList() {
  const t = useTranslate();
  return (
    <ResourceList<AdminStashpoint>
      resource="stashpoints"
      title={t('host.places.title')}
      countOf={(total) => t('stashpoints.count', { smart_count: total })}
      searchLabel={t('host.places.search')}
      empty={{ title: t('host.places.none'), text: t('host.places.none_text') }}
      sort={{ field: 'created', order: 'ASC' }}
      columns={useColumns()}
      hrefOf={({ id }) => hostPaths.stashpoint(id)}
      {...(!isManager() && { create: { label: t('host.places.add'), href: hostPaths.newStashpoint } })}
    />
  );
}

function useColumns(): Column<AdminStashpoint>[] {
  const t = useTranslate();
  return [
    {
      source: 'name',
      label: t('stashpoints.field.name'),
      sortable: true,
      render: (stashpoint) => <Name stashpoint={stashpoint} />,
    },
    {
      source: 'status',
      label: t('stashpoints.field.status'),
      render: (stashpoint) => <Status stashpoint={stashpoint} />,
    },
    {
      source: 'capacity',
      label: t('stashpoints.field.capacity'),
      align: 'right',
      render: (stashpoint) => t('stashpoints.bags', { smart_count: capacityOf(stashpoint) }),
    },
  ];
}

/** The status of a place, with the host's next step if there is one. */
function Status({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const todo = todoOf(stashpoint);
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <StatusBadges stashpoint={stashpoint} />
      {todo && (
        <Box component="span" sx={{ fontSize: textSize.small }}>
          {t(todo.key, { smart_count: todo.count ?? 0 })}
        </Box>
      )}
    </Box>
  );
}

function todoOf(stashpoint: AdminStashpoint): { key: string; count?: number } | null {
  if (stashpoint.proposed) return { key: 'host.place.pending' };
  if (stashpoint.status !== 'draft') return null;
  const missing = missingParts(stashpoint).length;
  if (missing > 0) return { key: 'host.place.still_missing', count: missing };
  return { key: stashpoint.review_note ? 'host.places.to_answer' : 'host.places.to_hand_in' };
}

function Name({ stashpoint }: { stashpoint: AdminStashpoint }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: { md: 200 } }}>
      <Picture picture={stashpoint.photos[0]} width={40} height={44} decorative frame="arch" fit="fixed" />
      <TwoLines first={stashpoint.name} second={`${stashpoint.address}, ${stashpoint.nearest_city.name}`} />
    </Box>
  );
}
