import { type AdminContent, CONTENT_STATES, LANGUAGES } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import { useLocales, useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { Coverage } from './Coverage.tsx';

const TONES: Record<AdminContent['state'], BadgeTone> = { draft: 'calm', published: 'good', changed: 'warm' };

/** Editorial texts by place and language, below an overview of which places lack which. */
export function ContentList() {
  const t = useTranslate();
  const locales = useLocales() ?? [];
  return (
    <>
      <ResourceList<AdminContent>
        resource="seo-contents"
        title={t('contents.title')}
        countOf={(total) => t('contents.count', { smart_count: total })}
        searchLabel={t('contents.search')}
        empty={{ title: t('contents.none'), text: t('contents.none_text') }}
        sort={{ field: 'updated', order: 'DESC' }}
        columns={useColumns()}
        intro={
          <LinkedFilters<AdminContent>
            filters={[
              { name: 'location_id', label: t('contents.field.location'), nameIn: ({ location }) => location.name },
            ]}
          />
        }
        filters={[
          {
            name: 'language',
            label: t('contents.field.language'),
            options: [
              ['', t('contents.any_language')],
              ...LANGUAGES.map((code) => [code, locales.find(({ locale }) => locale === code)?.name ?? code] as const),
            ],
          },
          {
            name: 'state',
            label: t('contents.field.state'),
            options: [
              ['', t('contents.any_state')],
              ...CONTENT_STATES.map((state) => [state, t(`contents.state.${state}`)] as const),
            ],
          },
        ]}
        hrefOf={({ id }) => paths.content(id)}
        create={{ label: t('contents.create'), href: paths.newContent, scope: 'contents:all' }}
        csv
      />
      <Coverage />
    </>
  );
}

function useColumns(): Column<AdminContent>[] {
  const t = useTranslate();
  const { moment } = useFormats();
  return [
    {
      source: 'location',
      csv: ['location.name'],
      label: t('contents.field.location'),
      sortable: true,
      render: ({ location }) => location.name,
    },
    { source: 'language', label: t('contents.field.language'), sortable: true, render: ({ language }) => language },
    { source: 'prompt_id', label: t('contents.field.promptId'), render: ({ prompt_id }) => prompt_id },
    {
      source: 'state',
      label: t('contents.field.state'),
      render: ({ state }) => <FeatureBadge label={t(`contents.state.${state}`)} tone={TONES[state]} />,
    },
    { source: 'updated', label: t('contents.field.updated'), sortable: true, render: ({ updated }) => moment(updated) },
  ];
}
