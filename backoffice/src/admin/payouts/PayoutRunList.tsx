import type { PayoutRun } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { currencyFilter } from '../../shared/lists/currency-filter.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { AmountText } from '../../shared/values/AmountText.tsx';
import { CountText } from '../../shared/values/CountText.tsx';
import { DateText } from '../../shared/values/DateText.tsx';

const Column = RecordTable.Col<PayoutRun>;

/** Payout runs: those to be released, and those already released. */
export function PayoutRunList() {
  const t = useTranslate();
  return (
    <RecordList<PayoutRun> sort={{ field: 'created', order: 'DESC' }} filters={[currencyFilter]} exporter={false}>
      <RecordTable<PayoutRun> rowClick={(id) => recordPath('payout-runs', id)}>
        <Column source="created" label="money.when" field={DateText} />
        <Column
          source="released_at"
          label="money.payouts.status"
          render={({ released_at }) => (
            <FeatureBadge
              label={t(released_at ? 'money.runs.released' : 'money.runs.open')}
              tone={released_at ? 'good' : 'loud'}
            />
          )}
        />
        <Column source="amount" label="money.amount" align="right" field={AmountText} />
        <Column source="payout_count" label="money.runs.payouts" align="right" field={CountText} />
        <Column source="returned_count" label="money.runs.returned" align="right" field={CountText} />
      </RecordTable>
    </RecordList>
  );
}
