import type { PlaceDetail } from '@cubby/api';
import { FeatureBadge, Rating } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useVariant } from '../lib/experiments/use-variant.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The number of places, the lowest price, and the rating. */
export function PlaceSummary({ place }: { place: PlaceDetail }) {
  const { t, money, number, locale } = useI18n();
  const shown = useVariant(7) === 'lp_summary';
  const { average_rating: rating, lowest_total: cost } = place;
  return (
    <Box // Without the summary its space stays, so that nothing below it jumps.
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        ...(!shown && { visibility: 'hidden' }),
      }}
    >
      {place.stashpoint_count > 0 && (
        <FeatureBadge label={t('places.count', { smart_count: place.stashpoint_count })} tone="good" />
      )}
      {cost !== null && (
        <FeatureBadge
          label={t('places.priceFrom', { price: money(cost, place.currency_code, place.ccy_minor_in_major) })}
          tone="warm"
        />
      )}
      {rating !== null && (
        <Rating
          value={rating}
          label={t('reviews.ratingOf', { rating: number(rating, 1) })}
          countLabel={t('reviews.count', { smart_count: place.review_count })}
          locale={locale}
        />
      )}
    </Box>
  );
}
