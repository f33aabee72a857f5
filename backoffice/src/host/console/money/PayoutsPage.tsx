import { FactCard, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { AccountsCard } from '../../../shared/host-facts/AccountsCard.tsx';
import { MoneyCard } from '../../../shared/host-facts/MoneyCard.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { useOwnHost } from './use-own-host.ts';

/** Where the money goes, and what has gone there. */
export function PayoutsPage() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('host.menu.payouts')} text={t('host.payouts.text')} />
      <Loaded query={useOwnHost()}>
        {(host) => (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: width.form }}>
            <FactCard title={t('hosts.accounts')}>
              <AccountsCard host={host} />
            </FactCard>
            <FactCard title={t('hosts.money')}>
              <MoneyCard hostId={host.id} />
            </FactCard>
          </Box>
        )}
      </Loaded>
    </>
  );
}
