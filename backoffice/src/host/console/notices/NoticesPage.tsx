import { FactCard, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { AddressesCard } from '../../../shared/host-facts/AddressesCard.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { useOwnHost } from '../money/use-own-host.ts';

/** Who is told of what: which address gets which mails. */
export function NoticesPage() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('host.menu.notices')} text={t('notices.text')} />
      <Loaded query={useOwnHost()}>
        {(host) => (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: width.form }}>
            <FactCard title={t('hosts.addresses')}>
              <AddressesCard host={host} />
            </FactCard>
          </Box>
        )}
      </Loaded>
    </>
  );
}
