import type { AdminStashpoint } from '@cubby/api';
import { LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { StatusBadges } from '../place-facts/StatusBadges.tsx';

export function RecentChanges() {
  const t = useTranslate();
  const { since } = useFormats();
  const { data } = useGetList<AdminStashpoint>('stashpoints', {
    sort: { field: 'updated', order: 'DESC' },
    pagination: { page: 1, perPage: 6 },
  });
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('home.recent')}
      </Typography>
      {!data && <LoadingState label={t('console.loading')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((place) => (
          <Box component="li" key={place.id} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <Link href={paths.stashpoint(place.id)} sx={{ fontWeight: 650, color: 'text.primary' }}>
                {place.name}
              </Link>
              <Box component="span" sx={{ color: 'text.secondary', display: 'block', fontSize: '0.9375rem' }}>
                {place.nearest_city.name} · {since(place.updated)}
              </Box>
            </Box>
            <StatusBadges place={place} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
