import { Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ReviewCard } from '../lib/reviews/ReviewCard.tsx';

const STEP = 6;

/** A place's reviews, the newest first. The one that the address names, as a mail about its reply does, is the first. */
export function Reviews({ stashpointId }: { stashpointId: string }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(STEP);
  const namedId = new URLSearchParams(useSearch()).get('review');
  const named = useApi(
    'listReviews',
    namedId ? { query: { stashpoint_id: stashpointId, review_id: namedId, per_page: 1 } } : null,
  ).data?.items[0];
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser scrolls to what has the focus.
    if (named) card.current?.focus();
  }, [named]);
  const { data } = useApi(
    'listReviews',
    { query: { stashpoint_id: stashpointId, per_page: Math.min(50, shown) } },
    { keepPreviousData: true },
  );
  if (!data) return null;
  const others = data.items.filter(({ id }) => id !== named?.id);
  return (
    <Section short title={t('reviews.title')}>
      {data.items.length === 0 && <Typography color="textSecondary">{t('reviews.none')}</Typography>}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {named && (
          <Box ref={card} tabIndex={-1}>
            <ReviewCard review={named} />
          </Box>
        )}
        {others.map((review) => (
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
