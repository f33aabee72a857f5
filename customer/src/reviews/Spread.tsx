import type { ReviewSummary } from '@cubby/api';
import {
  colour,
  font,
  fontWeight,
  iconSize,
  lineHeight,
  Panel,
  RatingBars,
  tabularNumbers,
  textSize,
} from '@cubby/design-system';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { ReviewFilters } from './review-filters.ts';

interface SpreadProps {
  summary: ReviewSummary;
  filters: ReviewFilters;
  onChange: (filters: ReviewFilters) => void;
}

/** The average in large figures, and the distribution of the stars behind it. */
export function Spread({ summary, filters, onChange }: SpreadProps) {
  const { t, number } = useI18n();
  const { average, total, counts } = summary;
  return (
    <Box sx={{ position: { md: 'sticky' }, top: 16 }}>
      <Panel>
        {average !== null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <StarRounded aria-hidden sx={{ fontSize: iconSize.besideAverage, color: colour.spark }} />
            <Box
              component="span"
              role="img"
              aria-label={t('reviews.ratingOf', { rating: number(average, 1) })}
              sx={{
                fontFamily: font.heading,
                fontWeight: fontWeight.heavy,
                fontSize: textSize.hero,
                lineHeight: lineHeight.solid,
                ...tabularNumbers,
              }}
            >
              {number(average, 1)}
            </Box>
            <Typography color="textSecondary" sx={{ flex: '1 1 7rem' }}>
              {t('reviewsPage.average', { smart_count: total, count: number(total) })}
            </Typography>
          </Box>
        )}
        <RatingBars
          rows={counts}
          chosen={filters.rating}
          onChoose={(rating) => onChange({ ...filters, rating: filters.rating === rating ? null : rating })}
          labels={{
            list: t('reviewsPage.spread'),
            row: (rating, count, percent) =>
              t('reviewsPage.row', {
                smart_count: rating,
                reviews: t('reviewsPage.rowReviews', { smart_count: count, count: number(count) }),
                percent: number(percent),
              }),
            count: (count) => number(count),
          }}
        />
      </Panel>
    </Box>
  );
}
