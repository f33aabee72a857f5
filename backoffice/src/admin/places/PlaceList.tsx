import { type AdminPlace, LANGUAGES, PLACE_GAPS } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useLocales } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { newPath, recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { CountText } from '../../shared/values/CountText.tsx';

const Column = RecordTable.Col<AdminPlace>;

const TYPES = ['country', 'city', 'landmark'] as const;

/** Countries, cities and landmarks, each with the missing parts of its pages. */
export function PlaceList() {
  const t = useTranslate();
  const { money } = useFormats();
  const locales = useLocales() ?? [];
  return (
    <RecordList<AdminPlace>
      sort={{ field: 'stashpoint_count', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="type"
          source="type"
          emptyText="places.any_type"
          choices={TYPES.map((type) => ({ id: type, name: `places.type.${type}` }))}
          alwaysOn
        />,
        <ChoiceFilter
          key="gap"
          source="gap"
          label="places.gap_filter"
          emptyText="places.any_gap"
          choices={PLACE_GAPS.map((gap) => ({ id: gap, name: `places.gap.${gap}` }))}
          alwaysOn
        />,
        <ChoiceFilter
          key="language"
          source="language"
          label="places.language_filter"
          emptyText="places.any_language"
          choices={LANGUAGES.map((code) => ({
            id: code,
            name: locales.find(({ locale }) => locale === code)?.name ?? code,
          }))}
          alwaysOn
        />,
      ]}
      actions={<CreateButton label="places.create" href={newPath('places')} scope="places:all" />}
    >
      <RecordTable<AdminPlace> rowClick={(id) => recordPath('places', id)}>
        <Column source="name" />
        <Column
          source="type"
          csv={{ type: { words: 'places.type' } }}
          render={({ type }) => t(`places.type.${type}`)}
        />
        <Column source="parent" csv={{ parent_name: {} }} render={({ parent_name }) => parent_name ?? '–'} />
        <Column source="stashpoint_count" label="places.field.stashpoints" align="right" field={CountText} />
        <Column
          source="first_day_cost"
          label="places.field.price"
          align="right"
          render={({ first_day_cost, currency_code, ccy_minor_in_major }) =>
            first_day_cost === null ? '–' : money(first_day_cost, { ccy: currency_code, ccy_minor_in_major })
          }
        />
        <Column
          source="gaps"
          csv={{ 'gaps.gap': { words: 'places.gap' } }}
          render={(place) => <Gaps place={place} />}
        />
      </RecordTable>
    </RecordList>
  );
}

/** The missing parts and the languages they are missing in, or a note that the place is complete. */
export function Gaps({ place }: { place: Pick<AdminPlace, 'gaps'> }) {
  const t = useTranslate();
  if (place.gaps.length === 0) return <FeatureBadge label={t('places.complete')} tone="plain" />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      {place.gaps.map(({ gap, languages }) => (
        <FeatureBadge
          key={gap}
          tone={gap === 'stashpoints' ? 'calm' : 'warm'}
          label={[t(`places.gap.${gap}`), languages.join(' ')].filter(Boolean).join(': ')}
        />
      ))}
    </Box>
  );
}
