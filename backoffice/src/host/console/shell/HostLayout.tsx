import { SkipLink } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, useEffect, useState } from 'react';
import { ConsoleNotices } from '../../../lib/appearance/ConsoleNotices.tsx';
import { useSessionRenewal } from '../../../lib/auth/use-session-renewal.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isClerk } from '../../../lib/session/own-role.ts';
import { ConsoleMenu } from '../../../shared/page/ConsoleMenu.tsx';
import { PageFrame } from '../../../shared/page/PageFrame.tsx';
import { ProofRequests } from '../../../shared/proof/ProofRequests.tsx';
import { OfflineFrame } from '../offline/OfflineFrame.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { HostBar } from './HostBar.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { FIRST_ENTRIES, RESOURCE_GROUPS } from './resources.ts';

const MENU_WIDTH = 228;
/** The height of the bar at a phone's lower edge; sticky elements are placed above it. */
const PHONE_BAR = 64;

/**
 * The frame of every page: on a phone the main menu at the lower edge and the full one in a drawer; otherwise a menu
 * beside the page.
 */
export function HostLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [menuOpen, setMenuOpen] = useState(false);
  useSessionRenewal();
  // Clerks only use the counter and have no access to this console.
  const isAway = isClerk();
  useEffect(() => {
    if (isAway) window.location.replace(hostPaths.today);
  }, [isAway]);
  if (isAway) return null;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <ConsoleNotices />
      <SkipLink href="#main">{t('console.skip')}</SkipLink>
      <HostBar />
      <Box sx={columns}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, borderInlineEnd: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ position: 'sticky', top: 64, p: 1.5, maxHeight: 'calc(100dvh - 64px)', overflowY: 'auto' }}>
            <ConsoleMenu first={FIRST_ENTRIES} groups={RESOURCE_GROUPS} />
          </Box>
        </Box>
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          anchor="right"
          slotProps={{ paper: { 'aria-label': t('console.menu'), sx: { width: 'min(320px, 88vw)', p: 2 } } }}
        >
          <ConsoleMenu first={FIRST_ENTRIES} groups={RESOURCE_GROUPS} onChoose={() => setMenuOpen(false)} />
        </Drawer>
        <Box component="main" id="main" tabIndex={-1} sx={main}>
          <OfflineFrame>
            <PageFrame>{children}</PageFrame>
          </OfflineFrame>
          <ProofRequests />
        </Box>
      </Box>
      <PhoneBar height={PHONE_BAR} onMore={() => setMenuOpen(true)} />
    </Box>
  );
}

const columns = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${MENU_WIDTH}px minmax(0, 1fr)` },
} as const;

const main = {
  '--below': { xs: `${PHONE_BAR}px`, md: '0px' },
  px: { xs: 2, md: 4 },
  py: { xs: 2.5, md: 4 },
  minWidth: 0,
  maxWidth: 1240,
  outline: 'none !important',
  boxShadow: 'none !important',
} as const;
