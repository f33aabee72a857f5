import { CURRENCY_CODES, type PayoutRun } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';

/** Payout runs: those to be released, and those already released. */
export function PayoutRunList() {
  const t = useTranslate();
  return (
    <ResourceList<PayoutRun>
      resource="payout-runs"
      title={t('money.runs.title')}
      countOf={(total) => t('money.runs.count', { smart_count: total })}
      empty={{ title: t('money.runs.none'), text: t('money.runs.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'ccy_code',
          label: t('money.currency'),
          options: [['', t('money.all_currencies')], ...CURRENCY_CODES.map((code) => [code, code] as const)],
        },
      ]}
      hrefOf={({ id }) => paths.payoutRun(id)}
    />
  );
}

function useColumns(): Column<PayoutRun>[] {
  const t = useTranslate();
  const { money, date, count } = useFormats();
  return [
    { source: 'created', label: t('money.when'), sortable: true, render: ({ created }) => date(created) },
    {
      source: 'released_at',
      label: t('money.payouts.status'),
      render: ({ released_at }) => (
        <FeatureBadge
          label={t(released_at ? 'money.runs.released' : 'money.runs.open')}
          tone={released_at ? 'good' : 'loud'}
        />
      ),
    },
    {
      source: 'amount',
      label: t('money.amount'),
      align: 'right',
      render: ({ amount, ccy_code: ccy, ccy_minor_in_major }) => money(amount, { ccy, ccy_minor_in_major }),
    },
    {
      source: 'payout_count',
      label: t('money.runs.payouts'),
      align: 'right',
      render: ({ payout_count }) => count(payout_count),
    },
    {
      source: 'returned_count',
      label: t('money.runs.returned'),
      align: 'right',
      render: ({ returned_count }) => count(returned_count),
    },
  ];
}
