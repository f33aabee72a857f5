import type { AdminStashpoint } from '@cubby/api';
import { FactCard, RatingBars } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api/api.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';

/**
 * The distribution of ratings for each of a host's places; choosing a star filters the list by that place and rating.
 */
export function Spread() {
  const { stashpoints = [] } = useOwnStashpoints();
  const rated = stashpoints.filter(({ review_count }) => review_count > 0);
  return (
    <Box sx={grid}>
      {rated.map((stashpoint) => (
        <StashpointSpread key={stashpoint.id} stashpoint={stashpoint} />
      ))}
    </Box>
  );
}

function StashpointSpread({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { count } = useFormats();
  const [, setSearch] = useSearchParams();
  const { data } = useQuery({
    queryKey: ['review-summary', stashpoint.id],
    queryFn: () => api.summariseReviews({ query: { stashpoint_id: stashpoint.id } }),
  });
  if (!data) return null;
  const narrow = (rating: number) => {
    const filter = JSON.stringify({ stashpoint_id: stashpoint.id, rating: String(rating) });
    setSearch({ filter, displayedFilters: '{}', page: '1', perPage: '25', sort: 'created', order: 'DESC' });
    window.scrollTo({ top: 0 });
  };
  return (
    <FactCard title={t('reviews.hosts.spread', { place: stashpoint.name })}>
      <RatingBars
        rows={data.counts}
        labels={{
          list: t('reviews.hosts.spread', { place: stashpoint.name }),
          row: (rating, number, percent) =>
            t('reviews.hosts.row', { smart_count: rating, count: count(number), percent }),
          count,
        }}
        onChoose={narrow}
      />
    </FactCard>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  mt: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;
