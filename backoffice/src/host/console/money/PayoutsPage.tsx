import { PAYOUT_STATUSES, type RunPayout } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { AccountsCard } from '../../../shared/host-facts/AccountsCard.tsx';
import { BalanceList } from '../../../shared/host-facts/BalanceList.tsx';
import { usePayoutColumns } from '../../../shared/host-facts/use-payout-columns.tsx';
import { ChoiceFilter } from '../../../shared/lists/ChoiceFilter.tsx';
import { RecordList } from '../../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../../shared/lists/RecordTable.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { useOwnHost } from './use-own-host.ts';

/** The payout account, the next payout and past payouts. */
export function PayoutsPage() {
  const { created, others } = usePayoutColumns();

  return (
    <RecordList<RunPayout>
      title="host.menu.payouts"
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <ChoiceFilter
          key="status"
          source="status"
          label="money.payouts.status"
          emptyText="money.payouts.all"
          choices={PAYOUT_STATUSES.map((status) => ({ id: status, name: `money.payouts.status_of.${status}` }))}
          alwaysOn
        />,
      ]}
      intro={<Intro />}
    >
      <RecordTable<RunPayout>>
        {created}
        {others}
      </RecordTable>
    </RecordList>
  );
}

function Intro() {
  const t = useTranslate();
  return (
    <Loaded query={useOwnHost()}>
      {(host) => (
        <Box sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
          <FactCard title={t('hosts.accounts')}>
            <AccountsCard host={host} />
          </FactCard>
          <FactCard title={t('money.payouts.next')}>
            <BalanceList hostId={host.id} />
          </FactCard>
        </Box>
      )}
    </Loaded>
  );
}
