import type { AdminReview } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import type { Column } from '../../../shared/lists/columns.ts';
import { ResourceList } from '../../../shared/lists/ResourceList.tsx';
import { Stars } from '../../../shared/reviews/Stars.tsx';
import { AnswerCell } from './AnswerCell.tsx';
import { Spread } from './Spread.tsx';

/** Reviews of a host's places, with the replies beside them. */
export function ReviewList() {
  const t = useTranslate();
  return (
    <>
      <ResourceList<AdminReview>
        resource="reviews"
        title={t('reviews.title')}
        countOf={(total) => t('reviews.count', { smart_count: total })}
        searchLabel={t('reviews.hosts.search')}
        empty={{ title: t('reviews.hosts.none'), text: t('reviews.hosts.none_text') }}
        sort={{ field: 'created', order: 'DESC' }}
        columns={useColumns()}
        filters={[
          {
            name: 'answered',
            label: t('reviews.hosts.answer_filter'),
            options: [
              ['', t('reviews.hosts.any_answer')],
              ['false', t('reviews.hosts.unanswered')],
              ['true', t('reviews.hosts.answered')],
            ],
          },
          {
            name: 'rating',
            label: t('reviews.rating_filter'),
            options: [
              ['', t('reviews.any_rating')],
              ...[5, 4, 3, 2, 1].map((stars) => [String(stars), t('reviews.stars', { smart_count: stars })] as const),
            ],
          },
        ]}
      />
      <Spread />
    </>
  );
}

function useColumns(): Column<AdminReview>[] {
  const t = useTranslate();
  const { date } = useFormats();
  return [
    { source: 'said', label: t('reviews.hosts.said'), render: (review) => <Said review={review} /> },
    {
      source: 'stashpoint_rating',
      label: t('reviews.field.stashpointRating'),
      sortable: true,
      render: ({ stashpoint_rating }) => <Stars rating={stashpoint_rating} />,
    },
    { source: 'answer', label: t('reviews.hosts.answer'), render: (review) => <AnswerCell review={review} /> },
    {
      source: 'created',
      label: t('reviews.created'),
      sortable: true,
      render: ({ created }) => <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{date(created)}</Box>,
    },
    { source: 'stashpoint', label: t('reviews.place'), render: ({ stashpoint_name }) => stashpoint_name },
  ];
}

function Said({ review }: { review: AdminReview }) {
  const t = useTranslate();
  const { stashpoint_review, detected_language, language, first_name } = review;
  return (
    <Box sx={{ maxWidth: '48ch', overflowWrap: 'anywhere' }}>
      <Box lang={stashpoint_review ? (detected_language ?? language) : undefined}>
        {stashpoint_review ?? t('reviews.no_text')}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{first_name || '–'}</Box>
    </Box>
  );
}
