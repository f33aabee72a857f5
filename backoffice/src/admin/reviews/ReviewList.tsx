import type { AdminReview } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useLocales } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { HostName, LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { LastOperation } from '../../shared/operations/LastOperation.tsx';
import { SelectedOperation } from '../../shared/operations/SelectedOperation.tsx';
import { Stars } from '../../shared/reviews/Stars.tsx';

const Column = RecordTable.Col<AdminReview>;
const HIDING = { kinds: ['hide_reviews'], hrefOf: (id: string) => recordPath('bookings', id) } as const;

/** All reviews, hidden or not. */
export function ReviewList() {
  const t = useTranslate();
  const languageName = useLanguageName();
  const { date } = useFormats();
  const languages = useLocales() ?? [];
  return (
    <RecordList<AdminReview>
      sort={{ field: 'created', order: 'DESC' }}
      actions={<LastOperation {...HIDING} />}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
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
        <ChoiceFilter
          key="hidden"
          source="hidden"
          label="reviews.hidden_filter"
          emptyText="reviews.any_hidden"
          choices={[
            { id: 'false', name: 'reviews.shown' },
            { id: 'true', name: 'reviews.hidden' },
          ]}
          alwaysOn
        />,
        <ChoiceFilter
          key="with_text"
          source="with_text"
          label="reviews.text_filter"
          emptyText="reviews.any_text"
          choices={[{ id: 'true', name: 'reviews.with_text' }]}
          alwaysOn
        />,
        <ChoiceFilter
          key="language"
          source="language"
          label="reviews.language"
          emptyText="reviews.any_language"
          choices={languages.map(({ locale, name }) => ({ id: locale, name: name }))}
          alwaysOn
        />,
      ]}
    >
      <LinkedFilters>
        <LinkedFilter source="host_id" label="incidents.field.host" nameOf={(id) => <HostName id={id} />} />
      </LinkedFilters>
      <RecordTable<AdminReview>
        rowClick={(id) => recordPath('reviews', id)}
        hiddenColumns={['stasher_rating', 'language', 'booking_id']}
        bulkActionButtons={<SelectedOperation {...HIDING} />}
      >
        <Column
          source="text"
          label="reviews.said"
          csv={{ stashpoint_review: 'reviews.field.stashpointRating', stasher_review: 'reviews.field.stasherRating' }}
          render={({ stashpoint_review, stasher_review }) => (
            <Box component="span" sx={short}>
              {stashpoint_review ?? stasher_review ?? t('reviews.no_text')}
            </Box>
          )}
        />
        <Column source="stashpoint_rating" render={({ stashpoint_rating }) => <Stars rating={stashpoint_rating} />} />
        <Column source="stasher_rating" render={({ stasher_rating }) => <Stars rating={stasher_rating} />} />
        <Column
          source="stashpoint"
          label="reviews.place"
          csv={{ stashpoint_name: 'reviews.place', stashpoint_city: 'coupons.field.cityId' }}
          render={({ stashpoint_name, stashpoint_city }) => (
            <TwoLines first={stashpoint_name} second={stashpoint_city} />
          )}
        />
        <Column source="first_name" label="reviews.traveller" render={({ first_name }) => first_name || '–'} />
        <Column
          source="hidden"
          label="reviews.hidden_filter"
          csv={{ hidden: 'reviews.field.hidden' }}
          render={({ hidden }) => (
            <FeatureBadge label={t(hidden ? 'reviews.hidden' : 'reviews.shown')} tone={hidden ? 'loud' : 'plain'} />
          )}
        />
        <Column
          source="created"
          label="reviews.created"
          render={({ created }) => <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{date(created)}</Box>}
        />
        <Column source="language" label="reviews.language" render={({ language }) => languageName(language)} />
        <Column source="booking_id" label="reviews.booking" render={({ booking_id }) => booking_id ?? '–'} />
      </RecordTable>
    </RecordList>
  );
}

const short = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '52ch',
  overflowWrap: 'anywhere',
} as const;
