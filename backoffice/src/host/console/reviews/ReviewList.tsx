import type { AdminReview } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ChoiceFilter } from '../../../shared/lists/ChoiceFilter.tsx';
import { EmptyList } from '../../../shared/lists/ListStates.tsx';
import { RecordList } from '../../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../../shared/lists/SearchFilter.tsx';
import { Stars } from '../../../shared/reviews/Stars.tsx';
import { placeFilter } from '../stashpoint/place-filter.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';
import { AnswerCell } from './AnswerCell.tsx';
import { Spread } from './Spread.tsx';

const Column = RecordTable.Col<AdminReview>;

/** Reviews of a host's places, with the replies beside them. */
export function ReviewList() {
  const t = useTranslate();
  const { date } = useFormats();
  const { stashpoints = [] } = useOwnStashpoints();
  return (
    <>
      <RecordList<AdminReview>
        sort={{ field: 'created', order: 'DESC' }}
        filters={[
          <SearchFilter key="q" source="q" label="reviews.hosts.search" alwaysOn />,
          <ChoiceFilter
            key="answered"
            source="answered"
            label="reviews.hosts.answer_filter"
            emptyText="reviews.hosts.any_answer"
            choices={[
              { id: 'false', name: 'reviews.hosts.unanswered' },
              { id: 'true', name: 'reviews.hosts.answered' },
            ]}
            alwaysOn
          />,
          <ChoiceFilter
            key="rating"
            source="rating"
            label="reviews.rating_filter"
            emptyText="reviews.any_rating"
            choices={[5, 4, 3, 2, 1].map((stars) => ({
              id: String(stars),
              name: t('reviews.stars', { smart_count: stars }),
            }))}
            alwaysOn
          />,
          placeFilter(stashpoints),
        ]}
        exporter={false}
      >
        <RecordTable<AdminReview> empty={<EmptyList title="reviews.hosts.none" text="reviews.hosts.none_text" />}>
          <Column source="said" label="reviews.hosts.said" render={(review) => <Said review={review} />} />
          <Column source="stashpoint_rating" render={({ stashpoint_rating }) => <Stars rating={stashpoint_rating} />} />
          <Column source="answer" label="reviews.hosts.answer" render={(review) => <AnswerCell review={review} />} />
          <Column
            source="created"
            label="reviews.created"
            render={({ created }) => <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{date(created)}</Box>}
          />
          <Column source="stashpoint" label="reviews.place" render={({ stashpoint_name }) => stashpoint_name} />
        </RecordTable>
      </RecordList>
      <Spread />
    </>
  );
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
