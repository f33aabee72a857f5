import { SkipLink } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConsoleNotices } from '../../lib/appearance/ConsoleNotices.tsx';
import { useSessionRenewal } from '../../lib/auth/use-session-renewal.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ConsoleMenu } from '../page/ConsoleMenu.tsx';
import { ProofRequests } from '../proof/ProofRequests.tsx';
import { ConsoleBar, type ConsoleBarProps } from './ConsoleBar.tsx';

const MENU_WIDTH = 228;

interface ConsoleShellProps extends Omit<ConsoleBarProps, 'onMenu'>, ComponentProps<typeof ConsoleMenu> {
  /** The side and the width of the drawer that has the menu on a phone. */
  drawer: { anchor: 'left' | 'right'; width: number | string };
  /** A bar below the page that opens the menu; else the bar above does. */
  phoneBar?: (openMenu: () => void) => ReactNode;
  /** The looks of the menu beside the page, and of the page. */
  looks: { menu?: object; main: object };
  children: ReactNode;
}

/** The frame of every page of a console: a bar above, and a menu beside the page on wide screens or else in a drawer. */
export function ConsoleShell({ first, groups, drawer, phoneBar, looks, children, ...bar }: ConsoleShellProps) {
  const t = useTranslate();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);
  useSessionRenewal();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <ConsoleNotices />
      <SkipLink href="#main">{t('console.skip')}</SkipLink>
      <ConsoleBar {...bar} onMenu={phoneBar ? undefined : openMenu} />
      <Box sx={columns}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, borderInlineEnd: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ ...menuBeside, ...looks.menu }}>
            <ConsoleMenu first={first} groups={groups} />
          </Box>
        </Box>
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          anchor={drawer.anchor}
          slotProps={{ paper: { 'aria-label': t('console.menu'), sx: { width: drawer.width, p: 2 } } }}
        >
          <ConsoleMenu first={first} groups={groups} onChoose={() => setMenuOpen(false)} />
        </Drawer>
        <Box component="main" id="main" tabIndex={-1} sx={{ ...main, ...looks.main }}>
          {children}
          <ProofRequests />
        </Box>
      </Box>
      {phoneBar?.(openMenu)}
    </Box>
  );
}

/** The menu scrolls by itself where a window is too low for it. */
const menuBeside = {
  position: 'sticky',
  top: 64,
  maxHeight: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  px: 1.5,
  py: 1,
} as const;

const columns = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${MENU_WIDTH}px minmax(0, 1fr)` },
} as const;

const main = {
  px: { xs: 2, md: 4 },
  py: { xs: 2.5, md: 4 },
  minWidth: 0,
  outline: 'none !important',
  boxShadow: 'none !important',
} as const;
