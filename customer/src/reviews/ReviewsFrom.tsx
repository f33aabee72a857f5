import { ErrorState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useApi } from '../lib/api/api.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ReviewCard } from '../lib/reviews/ReviewCard.tsx';
import { type ReviewFilters, reviewFiltersForApi } from './review-filters.ts';

const PER_PAGE = 12;

/** A page of reviews and, on request, the next one below it: each is fetched once and stays. */
export function ReviewsFrom({ filters, page }: { filters: ReviewFilters; page: number }) {
  const { t } = useI18n();
  const [wantsMore, setWantsMore] = useState(false);
  const { data, error, mutate } = useApi('listReviews', {
    query: { ...reviewFiltersForApi(filters), page, per_page: PER_PAGE },
  });
  if (error)
    return <ErrorState message={errorMessage(t, error)} retry={{ label: t('retry'), onRetry: () => void mutate() }} />;
  return (
    <>
      {data?.items.map((review) => (
        <ReviewCard key={review.id} review={review} showCity />
      ))}
      {data?.has_next &&
        (wantsMore ? (
          <ReviewsFrom filters={filters} page={page + 1} />
        ) : (
          <Button
            variant="outlined"
            onClick={() => setWantsMore(true)}
            sx={{ justifySelf: 'center', gridColumn: '1 / -1' }}
          >
            {t('reviews.more')}
          </Button>
        ))}
    </>
  );
}
