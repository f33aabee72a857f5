import { FactCard, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { AddressesCard } from '../../../shared/host-facts/AddressesCard.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { useOwnHost } from '../money/use-own-host.ts';

/** Who else is told of what concerns the places. People with a sign-in of their own are to follow, and it says so. */
export function PeoplePage() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('host.menu.people')} text={t('host.people.text')} />
      <Loaded query={useOwnHost()}>
        {(host) => (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: width.form }}>
            <FactCard title={t('hosts.addresses')}>
              <AddressesCard host={host} />
            </FactCard>
            <FactCard title={t('host.soon.title')}>{t('host.people.soon')}</FactCard>
          </Box>
        )}
      </Loaded>
    </>
  );
}
