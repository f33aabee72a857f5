import { PAYOUT_STATUSES, type RunPayout } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { AccountsCard } from '../../../shared/host-facts/AccountsCard.tsx';
import { BalanceList } from '../../../shared/host-facts/BalanceList.tsx';
import { usePayoutColumns } from '../../../shared/host-facts/payout-columns.tsx';
import { ResourceList } from '../../../shared/lists/ResourceList.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { useOwnHost } from './use-own-host.ts';

/** The payout account, the next payout and past payouts. */
export function PayoutsPage() {
  const t = useTranslate();
  return (
    <ResourceList<RunPayout>
      resource="payouts"
      title={t('host.menu.payouts')}
      countOf={(total) => t('money.payouts.count', { smart_count: total })}
      empty={{ title: t('money.payouts.none'), text: t('money.payouts.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={usePayoutColumns()}
      filters={[
        {
          name: 'status',
          label: t('money.payouts.status'),
          options: [
            ['', t('money.payouts.all')],
            ...PAYOUT_STATUSES.map((status) => [status, t(`money.payouts.status_of.${status}`)] as const),
          ],
        },
      ]}
      intro={<Intro />}
      csv
    />
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
