import { FactCard, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { MoneyCard } from '../../../shared/host-facts/MoneyCard.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { useOwnHost } from './use-own-host.ts';

/** What was earned, when it is paid or why not yet, and what was paid. */
export function EarningsPage() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('host.menu.commissions')} text={t('host.money.text')} />
      <Loaded query={useOwnHost()}>
        {({ id }) => (
          <Box sx={{ maxWidth: width.form }}>
            <FactCard title={t('hosts.money')}>
              <MoneyCard hostId={id} />
            </FactCard>
          </Box>
        )}
      </Loaded>
    </>
  );
}
