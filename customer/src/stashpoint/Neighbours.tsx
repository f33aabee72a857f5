import type { StashpointDetail } from '@cubby/api';
import { Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { boundsAround, boundsQuery } from '../lib/maps/map-bounds.ts';
import { StashpointItem } from '../lib/stashpoints/StashpointItem.tsx';
import { type Stay, stayInstants } from '../lib/stay/stay.ts';

/** Other places a few streets away, for the same stay: an alternative if this one is full or closed. */
export function Neighbours({ stashpoint, stay }: { stashpoint: StashpointDetail; stay: Stay }) {
  const { t, language } = useI18n();
  const { latitude, longitude, timezone, id } = stashpoint;
  const { data } = useApi(
    'listStashpoints',
    {
      query: {
        ...boundsQuery(boundsAround({ lat: latitude, lng: longitude }, 'position')),
        latitude,
        longitude,
        ...stayInstants(stay, timezone),
        per_page: 5,
        language,
        view: 'card' as const,
      },
    },
    { keepPreviousData: true },
  );
  const others = data?.items.filter((other) => other.id !== id).slice(0, 4) ?? [];
  if (others.length === 0) return null;
  return (
    <Section short title={t('stashpoint.neighbours')}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {others.map((other) => (
          <StashpointItem key={other.id} stashpoint={other} stay={stay} />
        ))}
      </Box>
    </Section>
  );
}
