import { SkipLink } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, useState } from 'react';
import { ConsoleNotices } from '../../lib/appearance/ConsoleNotices.tsx';
import { useSessionRenewal } from '../../lib/auth/use-session-renewal.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ConsoleMenu } from '../../shared/page/ConsoleMenu.tsx';
import { PageFrame } from '../../shared/page/PageFrame.tsx';
import { ProofRequests } from '../../shared/proof/ProofRequests.tsx';
import { ConsoleBar } from './ConsoleBar.tsx';
import { FIRST_ENTRIES, RESOURCE_GROUPS } from './resources.ts';

const MENU_WIDTH = 228;

/** The frame of every page: a bar above, and a menu beside the page on wide screens or else in a drawer. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [menuOpen, setMenuOpen] = useState(false);
  useSessionRenewal();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <ConsoleNotices />
      <SkipLink href="#main">{t('console.skip')}</SkipLink>
      <ConsoleBar onMenu={() => setMenuOpen(true)} />
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${MENU_WIDTH}px minmax(0, 1fr)` },
        }}
      >
        <Box sx={{ display: { xs: 'none', md: 'block' }, borderInlineEnd: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ position: 'sticky', top: 64, p: 1.5 }}>
            <ConsoleMenu first={FIRST_ENTRIES} groups={RESOURCE_GROUPS} />
          </Box>
        </Box>
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { 'aria-label': t('console.menu'), sx: { width: 280, p: 2 } } }}
        >
          <ConsoleMenu first={FIRST_ENTRIES} groups={RESOURCE_GROUPS} onChoose={() => setMenuOpen(false)} />
        </Drawer>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            px: { xs: 2, md: 4 },
            py: { xs: 2.5, md: 4 },
            maxWidth: 1440,
            outline: 'none !important',
            boxShadow: 'none !important',
          }}
        >
          <PageFrame>{children}</PageFrame>
          <ProofRequests />
        </Box>
      </Box>
    </Box>
  );
}
