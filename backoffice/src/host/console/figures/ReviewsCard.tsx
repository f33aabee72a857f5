import type { StashpointFigures } from '@cubby/api';
import { FactCard, plainList, ShareBar, tabularNumbers, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Stars } from '../../../shared/reviews/Stars.tsx';
import { hostPaths } from '../routing/host-paths.ts';

/** The distribution of ratings, and the latest reviews. */
export function ReviewsCard({ figures: { ratings, latest_reviews, current } }: { figures: StashpointFigures }) {
  const t = useTranslate();
  const { count, date } = useFormats();
  const percent = (number: number) => (current.reviews > 0 ? (100 * number) / current.reviews : 0);
  return (
    <FactCard title={t('figures.reviews.title')}>
      {current.reviews === 0 ? (
        t('figures.no_rating')
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
            {ratings.map(({ rating, count: number }) => (
              <Box component="li" key={rating} sx={row}>
                <Box component="span" sx={{ hyphens: 'auto' }}>
                  {t('figures.reviews.row', { smart_count: rating, count: count(number) })}
                </Box>
                <ShareBar percent={percent(number)} tone="highlight" />
              </Box>
            ))}
          </Box>
          <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
            {latest_reviews.map(({ id, rating, text, first_name, created, stashpoint_name }) => (
              <li key={id}>
                <Stars rating={rating} /> {first_name}
                <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
                  {stashpoint_name}, {date(created)}
                </Box>
                {text && <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>}
              </li>
            ))}
          </Box>
          <Button variant="outlined" href={hostPaths.reviews} sx={{ justifySelf: 'start' }}>
            {t('figures.reviews.all')}
          </Button>
        </Box>
      )}
    </FactCard>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7em, auto) minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'center',
  ...tabularNumbers,
} as const;
