import type { ReconciledDay } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { currencyFilter } from '../../shared/lists/currency-filter.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { ReconciliationTabs } from './ReconciliationTabs.tsx';

const Column = RecordTable.Col<ReconciledDay>;

/** Days by currency, the payment service's figures above the ledger's. */
export function DayList() {
  const t = useTranslate();
  const { money, dayOf } = useFormats();
  const both = (kind: 'charged' | 'refunded' | 'disputed' | 'fees') => (
    <Column
      source={kind}
      label={`money.days.${kind}`}
      align="right"
      csv={{ [kind]: {}, [`ledger_${kind}`]: 'money.unexplained.in_ledger' }}
      render={(row) => {
        const write = (amount: number) =>
          money(amount, { ccy: row.ccy_code, ccy_minor_in_major: row.ccy_minor_in_major });
        const ours = row[`ledger_${kind}`];
        return (
          <TwoLines
            first={write(row[kind])}
            second={ours === row[kind] ? null : t('money.days.in_ledger', { amount: write(ours) })}
          />
        );
      }}
    />
  );
  return (
    <RecordList<ReconciledDay>
      resource="reconciled-days"
      sort={{ field: 'day', order: 'DESC' }}
      filters={[currencyFilter]}
      intro={<ReconciliationTabs />}
    >
      <RecordTable<ReconciledDay>>
        <Column source="day" label="money.days.day" render={({ day }) => dayOf(day)} />
        <Column source="ccy_code" label="money.currency" />
        {both('charged')}
        {both('refunded')}
        {both('disputed')}
        {both('fees')}
        <Column
          source="agrees"
          label="money.payouts.status"
          csv={{ agrees: 'money.days.agrees' }}
          render={({ agrees, is_over }) => {
            if (!is_over && !agrees) return <FeatureBadge label={t('money.days.running')} tone="calm" />;
            return (
              <FeatureBadge
                label={t(agrees ? 'money.days.agrees' : 'money.days.differs')}
                tone={agrees ? 'good' : 'warm'}
              />
            );
          }}
        />
      </RecordTable>
    </RecordList>
  );
}
