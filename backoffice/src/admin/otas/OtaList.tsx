import type { Ota } from '@cubby/api';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { OtaTabs } from './OtaTabs.tsx';

/** Travel agencies with the amounts they owe. */
export function OtaList() {
  const t = useTranslate();
  return (
    <>
      <OtaTabs />
      <ResourceList<Ota>
        resource="otas"
        title={t('otas.title')}
        countOf={(total) => t('otas.count', { smart_count: total })}
        searchLabel={t('otas.search')}
        empty={{ title: t('otas.none'), text: t('otas.none_text') }}
        sort={{ field: 'name', order: 'ASC' }}
        columns={useColumns()}
        hrefOf={({ id }) => paths.ota(id)}
        create={{ label: t('otas.create'), href: paths.newOta, scope: 'partners:all' }}
        csv
      />
    </>
  );
}

function useColumns(): Column<Ota>[] {
  const t = useTranslate();
  const { date, count } = useFormats();
  return [
    { source: 'name', label: t('otas.field.name'), sortable: true, render: ({ name }) => name },
    { source: 'email', label: t('otas.field.email'), sortable: true, render: ({ email }) => email },
    {
      source: 'vouchers',
      csv: ['used_count', 'voucher_count'],
      label: t('otas.vouchers'),
      align: 'right',
      render: ({ used_count, voucher_count }) =>
        t('otas.used_of', { used: count(used_count), total: count(voucher_count) }),
    },
    {
      source: 'owed',
      csv: ['owed.amount'],
      label: t('otas.owed'),
      align: 'right',
      render: ({ owed }) => <Sums sums={owed} maximum={2} />,
    },
    {
      source: 'created',
      label: t('otas.created'),
      sortable: true,
      hidden: true,
      render: ({ created }) => date(created),
    },
  ];
}
