import { type AdminPlace, LANGUAGES, PLACE_GAPS } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useLocales, useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';

const TYPES = ['country', 'city', 'landmark'] as const;

/** Countries, cities and landmarks, each with what its pages still lack. */
export function PlaceList() {
  const t = useTranslate();
  const locales = useLocales() ?? [];
  return (
    <ResourceList<AdminPlace>
      resource="places"
      title={t('places.title')}
      countOf={(total) => t('places.count', { smart_count: total })}
      searchLabel={t('places.search')}
      empty={{ title: t('places.none'), text: t('places.none_text') }}
      sort={{ field: 'stashpoint_count', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'type',
          label: t('places.field.type'),
          options: [['', t('places.any_type')], ...TYPES.map((type) => [type, t(`places.type.${type}`)] as const)],
        },
        {
          name: 'gap',
          label: t('places.gap_filter'),
          options: [['', t('places.any_gap')], ...PLACE_GAPS.map((gap) => [gap, t(`places.gap.${gap}`)] as const)],
        },
        {
          name: 'language',
          label: t('places.language_filter'),
          options: [
            ['', t('places.any_language')],
            ...LANGUAGES.map((code) => [code, locales.find(({ locale }) => locale === code)?.name ?? code] as const),
          ],
        },
      ]}
      hrefOf={({ id }) => paths.city(id)}
      create={{ label: t('places.create'), href: paths.newCity, scope: 'places:all' }}
      csv
    />
  );
}

function useColumns(): Column<AdminPlace>[] {
  const t = useTranslate();
  const { count, money } = useFormats();
  return [
    { source: 'name', label: t('places.field.name'), sortable: true, render: ({ name }) => name },
    { source: 'type', label: t('places.field.type'), render: ({ type }) => t(`places.type.${type}`) },
    {
      source: 'parent',
      csv: ['parent_name'],
      label: t('places.field.parent'),
      render: ({ parent_name }) => parent_name ?? '–',
    },
    {
      source: 'stashpoint_count',
      label: t('places.field.stashpoints'),
      sortable: true,
      align: 'right',
      render: ({ stashpoint_count }) => count(stashpoint_count),
    },
    {
      source: 'first_day_cost',
      label: t('places.field.price'),
      align: 'right',
      render: ({ first_day_cost, currency_code, ccy_minor_in_major }) =>
        first_day_cost === null ? '–' : money(first_day_cost, { ccy: currency_code, ccy_minor_in_major }),
    },
    { source: 'gaps', csv: ['gaps.gap'], label: t('places.field.gaps'), render: (place) => <Gaps place={place} /> },
  ];
}

/** The missing parts and the languages they are missing in, or a note that the place is complete. */
export function Gaps({ place }: { place: Pick<AdminPlace, 'gaps'> }) {
  const t = useTranslate();
  if (place.gaps.length === 0) return <FeatureBadge label={t('places.complete')} tone="good" />;
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
