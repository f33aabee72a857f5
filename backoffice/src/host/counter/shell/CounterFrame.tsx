import { colour, forcedColours, forcedEdge, Logo, SkipLink, touchTarget } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isSharedDevice } from '../../../lib/session/own-role.ts';
import { addresses } from '../bookings/addresses.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { PersonSwitch } from '../people/PersonSwitch.tsx';
import { CounterMenu } from './CounterMenu.tsx';
import { LinkStatus } from './LinkStatus.tsx';
import { StashpointSwitch } from './StashpointSwitch.tsx';

/** The bar above both pages: the place, the two pages, and the menu. */
export function CounterFrame({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const isShared = isSharedDevice();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink href="#content">{t('app.skip')}</SkipLink>
      <Box component="header" sx={bar}>
        <Logo onDark size={28} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: { xs: 'center', md: 'flex-start' } }}>
          <StashpointSwitch />
        </Box>
        <PersonSwitch />
        <CounterMenu />
        <Box component="nav" aria-label={t('app.title')} sx={{ ...tabs, ...(isShared && besideSomebody) }}>
          <Tab href={addresses.today}>{t('menu.today')}</Tab>
          <Tab href={addresses.counter}>{t('menu.counter')}</Tab>
        </Box>
      </Box>
      <LinkStatus />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ flex: 1, width: '100%', maxWidth: 1180, mx: 'auto', p: { xs: 2, sm: 3 }, outline: 'none' }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Tab({ href, children }: { href: string; children: ReactNode }) {
  const [path] = useLocation();
  const isHere = path === href;
  return (
    <Button href={href} color="inherit" aria-current={isHere ? 'page' : undefined} sx={{ ...tab, ...(isHere && here) }}>
      {children}
    </Button>
  );
}

const bar = {
  ...forcedEdge,
  background: colour.brand,
  color: colour.onBrand,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: { xs: 2, sm: 3 },
  pt: 'max(8px, env(safe-area-inset-top))',
} as const;

const tabs = { display: 'flex', width: { xs: '100%', md: 'auto' }, order: { md: 1 } } as const;

/** On a phone the person's name is beside the two pages, and the place on a line of its own. */
const besideSomebody = { width: 'auto', flex: { xs: '1 1 48%', md: 'none' } } as const;

const tab = {
  flex: { xs: 1, md: 'none' },
  minHeight: touchTarget + 8,
  borderRadius: 0,
  borderBottom: '4px solid transparent',
  [forcedColours]: { borderColor: 'Canvas' },
} as const;
const here = { borderBottomColor: colour.highlight } as const;
