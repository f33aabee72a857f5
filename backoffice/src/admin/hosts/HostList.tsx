import { type Host, LANGUAGES } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { EmailText } from '../../shared/values/EmailText.tsx';
import { useLanguageName } from './use-language-name.ts';

/** All hosts, listed. */
export function HostList() {
  const t = useTranslate();
  const languageName = useLanguageName();
  return (
    <ResourceList<Host>
      resource="hosts"
      title={t('hosts.title')}
      countOf={(total) => t('hosts.count', { smart_count: total })}
      searchLabel={t('hosts.search')}
      empty={{ title: t('hosts.none'), text: t('hosts.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'language',
          label: t('hosts.field.language'),
          options: [
            ['', t('hosts.any_language')],
            ...LANGUAGES.map((language) => [language, languageName(language)] as const),
          ],
        },
      ]}
      hrefOf={({ id }) => paths.host(id)}
      create={{ label: t('hosts.add'), href: paths.newHost, scope: 'hosts:all' }}
      csv
    />
  );
}

function useColumns(): Column<Host>[] {
  const t = useTranslate();
  const languageName = useLanguageName();
  const { count, date } = useFormats();
  return [
    {
      source: 'business_name',
      label: t('hosts.field.businessName'),
      sortable: true,
      render: ({ business_name }) => business_name || '–',
    },
    {
      source: 'name',
      csv: ['first_name', 'last_name', 'email'],
      label: t('hosts.person'),
      render: ({ first_name, last_name, email }) => (
        <TwoLines first={`${first_name} ${last_name}`} second={<EmailText address={email} />} />
      ),
    },
    { source: 'phone_number', label: t('hosts.field.phoneNumber'), render: ({ phone_number }) => phone_number },
    { source: 'language', label: t('hosts.field.language'), render: ({ language }) => languageName(language) },
    {
      source: 'stashpoint_ids',
      label: t('hosts.places'),
      align: 'right',
      render: ({ stashpoint_ids }) => count(stashpoint_ids.length),
    },
    { source: 'created', label: t('hosts.field.created'), sortable: true, render: ({ created }) => date(created) },
    { source: 'id', label: t('place.id'), hidden: true, render: ({ id }) => id },
  ];
}
