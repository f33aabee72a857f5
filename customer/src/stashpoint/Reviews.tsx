import { Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ReviewCard } from '../lib/reviews/ReviewCard.tsx';

const STEP = 6;

export function Reviews({ stashpointId }: { stashpointId: string }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(STEP);
  const { data } = useApi(
    'listReviews',
    { query: { stashpoint_id: stashpointId, per_page: Math.min(50, shown) } },
    { keepPreviousData: true },
  );
  if (!data) return null;
  return (
    <Section title={t('reviews.title')}>
      {data.items.length === 0 && <Typography color="textSecondary">{t('reviews.none')}</Typography>}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {data.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Box>
      {data.has_next && shown < 50 && (
        <Button variant="outlined" onClick={() => setShown(shown + STEP)} sx={{ justifySelf: 'start' }}>
          {t('reviews.more')}
        </Button>
      )}
    </Section>
  );
}
