import type { AdminStashpoint } from '@cubby/api';
import { arch, Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useListContext, useTranslate } from 'ra-core';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { capacityOf } from '../place-facts/check-place.ts';
import { nameOfHost } from '../place-facts/HostFacts.tsx';
import { StatusBadges } from '../place-facts/StatusBadges.tsx';

/** The table's facts where a table has no room. */
export function StashpointCards() {
  const { data = [] } = useListContext<AdminStashpoint>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {data.map((place) => (
        <li key={place.id}>
          <StashpointCard place={place} />
        </li>
      ))}
    </Box>
  );
}

export function StashpointCard({ place }: { place: AdminStashpoint }) {
  const t = useTranslate();
  const { money, date } = useFormats();
  const price = money(place.pricing_structure.first_day_cost, place.pricing_structure);
  return (
    <Card sx={card}>
      <Picture picture={place.photos[0]} width={72} height={84} decorative sx={{ width: 72, borderRadius: arch }} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <StatusBadges place={place} />
        <Link href={paths.stashpoint(place.id)} underline="none" sx={wholeCard}>
          {place.name}
        </Link>
        <Box sx={soft}>
          {place.nearest_city.name} · {t(`stashpoint_type.${place.type}`)} · {nameOfHost(place)}
        </Box>
        <Box sx={{ fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' }}>
          <b>{price}</b> {t('stashpoints.first_day')} · {t('stashpoints.bags', { smart_count: capacityOf(place) })}
        </Box>
        <Box sx={soft}>
          {t('place.updated')} {date(place.updated)}
        </Box>
      </Box>
    </Card>
  );
}

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 1.75,
  p: 1.5,
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

const wholeCard = {
  fontWeight: 700,
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '22px' },
} as const;

const soft = { color: 'text.secondary', fontSize: '0.875rem' } as const;
