import type { AdminStashpoint, Host } from '@cubby/api';
import { fontWeight, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'ra-core';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { StatusBadges } from '../../shared/stashpoint-facts/StatusBadges.tsx';

/** A host's places; staff without access to places see only how many there are. */
export function StashpointsCard({ host }: { host: Host }) {
  const t = useTranslate();
  const { may } = useScopes();
  if (host.stashpoint_ids.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('hosts.no_places')}</Box>;
  if (!may('stashpoints:all')) return <>{t('stashpoints.count', { smart_count: host.stashpoint_ids.length })}</>;
  return <Stashpoints userId={host.user_id} />;
}

function Stashpoints({ userId }: { userId: string }) {
  const { data } = useGetList<AdminStashpoint>('stashpoints', {
    filter: { host_id: userId },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  if (!data) return <Skeleton variant="rounded" height={80} />;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
      {data.map((stashpoint) => (
        <Box component="li" key={stashpoint.id} sx={row}>
          <span>
            <Link href={recordPath('stashpoints', stashpoint.id)} sx={{ fontWeight: fontWeight.strong }}>
              {stashpoint.name}
            </Link>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              · {stashpoint.nearest_city.name}
            </Box>
          </span>
          <StatusBadges stashpoint={stashpoint} />
        </Box>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 } as const;
