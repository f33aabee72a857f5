import { FactCard, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { AddressesCard } from '../../../shared/host-facts/AddressesCard.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { useOwnHost } from '../money/use-own-host.ts';
import { hostPaths } from '../routing/host-paths.ts';
import { CalendarCard } from './CalendarCard.tsx';

/** Notification settings: which address gets which emails, the calendars and the devices. */
export function NoticesPage() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('host.menu.notices')} text={t('notices.text')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: width.form }}>
        {!isManager() && <Addresses />}
        <CalendarCard />
        <FactCard title={t('notices.push.title')}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, justifyItems: 'start' }}>
            <Typography sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>{t('notices.push.text')}</Typography>
            <Button variant="outlined" href={hostPaths.today}>
              {t('notices.push.to_counter')}
            </Button>
          </Box>
        </FactCard>
      </Box>
    </>
  );
}

/** Email addresses, which only the owner can change. */
function Addresses() {
  const t = useTranslate();
  return (
    <Loaded query={useOwnHost()}>
      {(host) => (
        <FactCard title={t('hosts.addresses')}>
          <AddressesCard host={host} />
        </FactCard>
      )}
    </Loaded>
  );
}
