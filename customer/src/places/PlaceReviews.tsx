import type { PlaceDetail } from '@cubby/api';
import { Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ReviewCard } from '../lib/reviews/ReviewCard.tsx';

/** Travellers' reviews in this city; a landmark shows its city's. */
export function PlaceReviews({ place }: { place: PlaceDetail }) {
  const { t } = useI18n();
  const cityId = place.type === 'city' ? place.id : place.ancestors.find(({ type }) => type === 'city')?.id;
  const { data } = useApi('listReviews', cityId ? { query: { city_id: cityId, with_text: true, per_page: 3 } } : null);
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('reviews.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {data.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Box>
    </Section>
  );
}
