import { Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ReviewCard } from '../lib/reviews/ReviewCard.tsx';

/** The newest positive reviews; without any the section is left out. */
export function RecentReviews() {
  const { t } = useI18n();
  const { data } = useApi('listReviews', { query: { per_page: 6, minimum_rating: 4, with_text: true } });
  // Two people may write exactly the same; once is enough here.
  const written = [...new Map(data?.items.map((review) => [review.stashpoint_review, review])).values()].slice(0, 3);
  if (written.length === 0) return null;
  return (
    <Section title={t('home.reviews')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {written.map((review) => (
          <ReviewCard key={review.id} review={review} showCity />
        ))}
      </Box>
    </Section>
  );
}
