import { CURRENCY_CODES, type ReconciledDay } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { ReconciliationTabs } from './ReconciliationTabs.tsx';

/** Days by currency, the payment service's figures above the ledger's. */
export function DayList() {
  const t = useTranslate();
  return (
    <ResourceList<ReconciledDay>
      resource="reconciled-days"
      title={t('money.days.title')}
      countOf={(total) => t('money.days.count', { smart_count: total })}
      empty={{ title: t('money.days.none'), text: t('money.days.none_text') }}
      sort={{ field: 'day', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'ccy_code',
          label: t('money.currency'),
          options: [['', t('money.all_currencies')], ...CURRENCY_CODES.map((code) => [code, code] as const)],
        },
      ]}
      intro={<ReconciliationTabs />}
      csv
    />
  );
}

function useColumns(): Column<ReconciledDay>[] {
  const t = useTranslate();
  const { money, dayOf } = useFormats();
  const both = (kind: 'charged' | 'refunded' | 'disputed' | 'fees'): Column<ReconciledDay> => ({
    source: kind,
    csv: [kind, `ledger_${kind}`],
    label: t(`money.days.${kind}`),
    align: 'right',
    render: (row) => {
      const write = (amount: number) =>
        money(amount, { ccy: row.ccy_code, ccy_minor_in_major: row.ccy_minor_in_major });
      const ours = row[`ledger_${kind}`];
      return (
        <TwoLines
          first={write(row[kind])}
          second={ours === row[kind] ? null : t('money.days.in_ledger', { amount: write(ours) })}
        />
      );
    },
  });
  return [
    { source: 'day', label: t('money.days.day'), sortable: true, render: ({ day }) => dayOf(day) },
    { source: 'ccy_code', label: t('money.currency'), render: ({ ccy_code }) => ccy_code },
    both('charged'),
    both('refunded'),
    both('disputed'),
    both('fees'),
    {
      source: 'agrees',
      label: t('money.payouts.status'),
      render: ({ agrees }) => (
        <FeatureBadge label={t(agrees ? 'money.days.agrees' : 'money.days.differs')} tone={agrees ? 'good' : 'warm'} />
      ),
    },
  ];
}
