import { EmptyState, PageHeading } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useSearch } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { ReviewFilterBar } from './ReviewFilterBar.tsx';
import { ReviewsFrom } from './ReviewsFrom.tsx';
import { type ReviewFilters, readReviewFilters, reviewFiltersForApi, reviewFiltersQuery } from './review-filters.ts';
import { Spread } from './Spread.tsx';

/** All reviews, with the distribution of their stars. */
export default function ReviewsPage() {
  const { t, paths, number } = useI18n();
  const [, go] = useLocation();
  const search = useSearch();
  const filters = readReviewFilters(search);
  const narrow = (next: ReviewFilters) => go(paths.reviews(reviewFiltersQuery(next)), { replace: true });
  // The spread keeps all its bars while one star is chosen: they are the buttons to choose another.
  const { rating: _chosen, ...others } = reviewFiltersForApi(filters);
  const spread = useApi('summariseReviews', { query: others }, { keepPreviousData: true });
  const found = useApi('summariseReviews', { query: reviewFiltersForApi(filters) }, { keepPreviousData: true }).data;
  return (
    <Page title={t('reviewsPage.title')} description={t('reviewsPage.description')} addressIn={(of) => of.reviews()}>
      <PageHeading title={t('reviewsPage.title')} intro={t('reviewsPage.intro')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        {spread.data && <Spread summary={spread.data} filters={filters} onChange={narrow} />}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <ReviewFilterBar filters={filters} onChange={narrow} />
          {found && (
            <Typography component="h2" variant="h4" aria-live="polite">
              {t('reviewsPage.found', { smart_count: found.total, count: number(found.total) })}
            </Typography>
          )}
          {found?.total === 0 && (
            <EmptyState
              title={t('reviewsPage.empty')}
              text={t('reviewsPage.emptyText')}
              action={
                <Button variant="contained" onClick={() => go(paths.reviews(), { replace: true })}>
                  {t('reviewsPage.showAll')}
                </Button>
              }
            />
          )}
          <Box
            key={search}
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <ReviewsFrom filters={filters} page={1} />
          </Box>
        </Box>
      </Box>
    </Page>
  );
}
