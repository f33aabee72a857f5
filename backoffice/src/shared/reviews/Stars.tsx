import { letterSpacing } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** One to five stars, read out as a number. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslate();
  return (
    <Box component="span" role="img" aria-label={t('reviews.stars', { smart_count: rating })} sx={stars}>
      {'★'.repeat(rating)}
      <Box component="span" sx={{ opacity: 0.35 }}>
        {'★'.repeat(5 - rating)}
      </Box>
    </Box>
  );
}

const stars = { color: 'primary.main', letterSpacing: letterSpacing.code } as const;
