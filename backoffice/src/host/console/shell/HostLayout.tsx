import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import IconButton from '@mui/material/IconButton';
import { useGetIdentity } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isClerk } from '../../../lib/session/own-role.ts';
import { PageFrame } from '../../../shared/page/PageFrame.tsx';
import { ConsoleShell } from '../../../shared/shell/ConsoleShell.tsx';
import { OfflineFrame } from '../offline/OfflineFrame.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { FIRST_ENTRIES, RESOURCE_GROUPS } from './resources.ts';

/** The height of the bar at a phone's lower edge; sticky elements are placed above it. */
const PHONE_BAR = 64;

/** The frame of every page of the hosts' console: on a phone the main menu is at the lower edge. */
export function HostLayout({ children }: { children: ReactNode }) {
  // Clerks only use the counter and have no access to this console.
  const isAway = isClerk();
  useEffect(() => {
    if (isAway) window.location.replace(hostPaths.today);
  }, [isAway]);
  if (isAway) return null;
  return (
    <ConsoleShell
      home={{ to: hostPaths.today, label: 'host.menu.today' }}
      mark="host.mark"
      account={<AccountButton />}
      first={FIRST_ENTRIES}
      groups={RESOURCE_GROUPS}
      drawer={{ anchor: 'right', width: 'min(320px, 88vw)' }}
      phoneBar={(openMenu) => <PhoneBar height={PHONE_BAR} onMore={openMenu} />}
      looks={LOOKS}
    >
      <OfflineFrame>
        <PageFrame>{children}</PageFrame>
      </OfflineFrame>
    </ConsoleShell>
  );
}

function AccountButton() {
  const t = useTranslate();
  const { identity } = useGetIdentity();
  return (
    <IconButton
      href={hostPaths.account}
      color="inherit"
      aria-label={`${t('menu.account')}: ${identity?.fullName ?? ''}`}
    >
      <AccountCircleRounded />
    </IconButton>
  );
}

const LOOKS = {
  menu: { maxHeight: 'calc(100dvh - 64px)', overflowY: 'auto' },
  main: { '--below': { xs: `${PHONE_BAR}px`, md: '0px' }, maxWidth: 1240 },
};
