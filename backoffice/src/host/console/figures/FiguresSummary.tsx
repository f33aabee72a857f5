import type { StashpointFigures } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Figure, useComparison } from './Compared.tsx';

/** The totals of a period, each beside the previous one. */
export function FiguresSummary({ figures: { current, previous } }: { figures: StashpointFigures }) {
  const t = useTranslate();
  const { count, locale } = useFormats();
  const compare = useComparison();
  const stars = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const counted = (key: 'bookings' | 'refusals' | 'no_shows') => (
    <Figure label={t(`figures.${key}`)} value={count(current[key])} note={compare(current[key], previous[key])} />
  );
  return (
    <Panel flat padding={2} gap={0}>
      <Box component="dl" sx={grid}>
        {counted('bookings')}
        <Figure
          label={t('figures.bags.title')}
          value={count(current.bags)}
          note={compare(current.bags, previous.bags)}
        />
        {counted('refusals')}
        {counted('no_shows')}
        <Figure
          label={t('figures.incidents')}
          value={count(current.incidents)}
          note={
            current.incidents_due === 0
              ? compare(current.incidents, previous.incidents)
              : t('figures.incidents_in_time', { part: current.incidents_in_time, all: current.incidents_due })
          }
        />
        <Figure
          label={t('figures.rating')}
          value={current.rating === null ? '–' : stars.format(current.rating)}
          note={
            current.rating === null
              ? t('figures.no_rating')
              : t('figures.reviews_count', { smart_count: current.reviews })
          }
        />
      </Box>
    </Panel>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
} as const;
