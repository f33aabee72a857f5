import type { AccountChange } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { MomentText } from '../../shared/values/MomentText.tsx';
import { Confirm } from './Confirm.tsx';

const Column = RecordTable.Col<AccountChange>;

/** Changes of hosts' payout accounts. Two members of staff can end the wait of one. */
export function AccountChangeList() {
  const t = useTranslate();
  return (
    <RecordList<AccountChange>
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <ChoiceFilter
          key="waiting"
          source="waiting"
          label="money.payouts.status"
          emptyText="money.account_changes.all"
          choices={[{ id: 'true', name: 'money.account_changes.state.waiting' }]}
          alwaysOn
        />,
      ]}
      exporter={false}
    >
      <RecordTable<AccountChange>>
        <Column
          source="host_name"
          label="money.runs.host"
          render={({ host_id, host_name, changed_by }) => (
            <TwoLines
              first={<Link href={recordPath('hosts', host_id)}>{host_name}</Link>}
              second={t('money.account_changes.by', { name: changed_by.name })}
            />
          )}
        />
        <Column
          source="new_end"
          label="money.account_changes.account"
          render={({ ccy_code, old_end, new_end }) => (
            <TwoLines
              first={`${ccy_code} … ${new_end}`}
              second={old_end ? t('money.account_changes.before', { account: `… ${old_end}` }) : ''}
            />
          )}
        />
        <Column source="created" label="money.when" field={MomentText} />
        <Column source="starts_at" label="money.account_changes.starts" field={MomentText} />
        <Column
          source="state"
          label="money.payouts.status"
          render={(change) =>
            change.state === 'waiting' ? (
              <Confirm change={change} />
            ) : (
              <FeatureBadge
                label={t(`money.account_changes.state.${change.state}`)}
                tone={change.state === 'undone' ? 'loud' : 'calm'}
              />
            )
          }
        />
      </RecordTable>
    </RecordList>
  );
}
