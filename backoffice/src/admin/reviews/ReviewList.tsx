import type { AdminReview } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useLocales, useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { HostName, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { Stars } from '../../shared/reviews/Stars.tsx';
import { HideManyButton } from './HideManyButton.tsx';

/** All reviews, hidden or not. */
export function ReviewList() {
  const t = useTranslate();
  const languages = useLocales() ?? [];
  return (
    <ResourceList<AdminReview>
      resource="reviews"
      title={t('reviews.title')}
      countOf={(total) => t('reviews.count', { smart_count: total })}
      searchLabel={t('reviews.search')}
      empty={{ title: t('reviews.none'), text: t('reviews.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'rating',
          label: t('reviews.rating_filter'),
          options: [
            ['', t('reviews.any_rating')],
            ...[5, 4, 3, 2, 1].map((stars) => [String(stars), t('reviews.stars', { smart_count: stars })] as const),
          ],
        },
        {
          name: 'hidden',
          label: t('reviews.hidden_filter'),
          options: [
            ['', t('reviews.any_hidden')],
            ['false', t('reviews.shown')],
            ['true', t('reviews.hidden')],
          ],
        },
        {
          name: 'with_text',
          label: t('reviews.text_filter'),
          options: [
            ['', t('reviews.any_text')],
            ['true', t('reviews.with_text')],
          ],
        },
        {
          name: 'language',
          label: t('reviews.language'),
          options: [['', t('reviews.any_language')], ...languages.map(({ locale, name }) => [locale, name] as const)],
        },
      ]}
      hrefOf={({ id }) => paths.review(id)}
      bulkActions={<HideManyButton />}
      intro={
        <LinkedFilters
          filters={[{ name: 'host_id', label: t('incidents.field.host'), nameOf: (id) => <HostName id={id} /> }]}
        />
      }
      csv
    />
  );
}

function useColumns(): Column<AdminReview>[] {
  const t = useTranslate();
  const { date } = useFormats();
  return [
    {
      source: 'text',
      csv: ['stashpoint_review', 'stasher_review'],
      label: t('reviews.said'),
      render: ({ stashpoint_review, stasher_review }) => (
        <Box component="span" sx={short}>
          {stashpoint_review ?? stasher_review ?? t('reviews.no_text')}
        </Box>
      ),
    },
    {
      source: 'stashpoint_rating',
      label: t('reviews.field.stashpointRating'),
      sortable: true,
      render: ({ stashpoint_rating }) => <Stars rating={stashpoint_rating} />,
    },
    {
      source: 'stasher_rating',
      label: t('reviews.field.stasherRating'),
      sortable: true,
      hidden: true,
      render: ({ stasher_rating }) => <Stars rating={stasher_rating} />,
    },
    {
      source: 'stashpoint',
      csv: ['stashpoint_name', 'stashpoint_city'],
      label: t('reviews.place'),
      render: ({ stashpoint_name, stashpoint_city }) => <TwoLines first={stashpoint_name} second={stashpoint_city} />,
    },
    { source: 'first_name', label: t('reviews.traveller'), render: ({ first_name }) => first_name || '–' },
    {
      source: 'hidden',
      label: t('reviews.hidden_filter'),
      render: ({ hidden }) => (
        <FeatureBadge label={t(hidden ? 'reviews.hidden' : 'reviews.shown')} tone={hidden ? 'loud' : 'good'} />
      ),
    },
    {
      source: 'created',
      label: t('reviews.created'),
      sortable: true,
      render: ({ created }) => <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{date(created)}</Box>,
    },
    { source: 'language', label: t('reviews.language'), hidden: true, render: ({ language }) => language },
    { source: 'booking_id', label: t('reviews.booking'), hidden: true, render: ({ booking_id }) => booking_id ?? '–' },
  ];
}

const short = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '52ch',
} as const;
