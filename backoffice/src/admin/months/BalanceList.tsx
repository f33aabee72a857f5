import type { ListedBalance } from '@cubby/api';
import Link from '@mui/material/Link';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { currencyFilter } from '../../shared/lists/currency-filter.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { AmountText } from '../../shared/values/AmountText.tsx';
import { MonthTabs } from './MonthTabs.tsx';

const Column = RecordTable.Col<ListedBalance>;

/** Earnings and balances of all hosts, with the next payout or the reason there is none. */
export function BalanceList() {
  const t = useTranslate();
  const { money, dayOf } = useFormats();
  return (
    <RecordList<ListedBalance>
      resource="host-balances"
      sort={{ field: 'balance', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" label="money.runs.search_host" alwaysOn />,
        currencyFilter,
        <ChoiceFilter
          key="without_account"
          source="without_account"
          label="money.payouts.account"
          emptyText="money.balances.any_account"
          choices={[{ id: 'true', name: 'money.balances.without_account' }]}
          alwaysOn
        />,
      ]}
      intro={<MonthTabs />}
    >
      <RecordTable<ListedBalance>>
        <Column
          source="host"
          label="incidents.field.host"
          csv={{ 'host.business_name': {} }}
          render={({ host }) => <Link href={recordPath('hosts', host.id)}>{host.business_name}</Link>}
        />
        <Column source="earned" label="hosts.earned" align="right" field={AmountText} />
        <Column source="paid_out" label="hosts.paid_out" align="right" field={AmountText} />
        <Column source="balance" label="hosts.balance" align="right" field={AmountText} />
        <Column source="prepared" label="hosts.prepared" align="right" field={AmountText} />
        <Column source="ahead" label="hosts.ahead" align="right" field={AmountText} />
        <Column
          source="next_payout"
          label="money.payouts.next"
          csv={{ 'next_payout.amount': {} }}
          render={({ next_payout: { amount, date, threshold, obstacle }, ...row }) => {
            const write = (sum: number) =>
              money(sum, { ccy: row.ccy_code, ccy_minor_in_major: row.ccy_minor_in_major });
            return obstacle
              ? t(`hosts.obstacle.${obstacle}`, { amount: write(amount), threshold: write(threshold) })
              : t('hosts.next_payout', { amount: write(amount), date: dayOf(date) });
          }}
        />
      </RecordTable>
    </RecordList>
  );
}
