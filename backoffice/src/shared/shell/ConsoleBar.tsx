import { BRAND } from '@cubby/api/words/brand';
import {
  colour,
  fixedAtTop,
  forcedEdge,
  inFlowOnLow,
  LanguageMenu,
  Logo,
  layer,
  Mark,
  ModeSwitch,
  touchTarget,
} from '@cubby/design-system';
import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLocales } from 'ra-core';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RouterLink } from '../../lib/routing/RouterLink.tsx';

export interface ConsoleBarProps {
  /** The start page, and the key of its name. */
  home: { to: string; label: string };
  /** The key of the console's name. */
  mark: string;
  search?: ReactNode;
  account: ReactNode;
  /** Opens the menu on a phone, unless a button elsewhere does. */
  onMenu?: (() => void) | undefined;
}

export function ConsoleBar({ home, mark, search, account, onMenu }: ConsoleBarProps) {
  const t = useTranslate();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  return (
    <Box
      component="header"
      ref={fixedAtTop}
      sx={{ ...bar, gap: { xs: onMenu ? 0 : 0.75, sm: 1.5 }, px: { xs: onMenu ? 1 : 2, md: 2.5 } }}
    >
      {onMenu && (
        <IconButton
          onClick={onMenu}
          aria-label={t('console.open_menu')}
          color="inherit"
          sx={{ display: { md: 'none' } }}
        >
          <MenuRounded />
        </IconButton>
      )}
      <RouterLink
        href={home.to}
        aria-label={`${BRAND} · ${t(home.label)}`}
        style={{ textDecoration: 'none', display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}
      >
        <Logo onDark size={30} />
      </RouterLink>
      <Box
        sx={
          onMenu
            ? { marginInlineStart: { xs: 0.75, sm: 0 }, '@media (max-width: 379.95px)': { display: 'none' } }
            : null
        }
      >
        <Mark>{t(mark)}</Mark>
      </Box>
      <Box sx={{ flex: 1 }} />
      {search}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <LanguageMenu
          onDark
          label={t('console.language')}
          value={language}
          languages={locales.map(({ locale, name }) => ({ code: locale, name }))}
          onChange={setLanguage}
        />
      </Box>
      <ModeSwitch labels={{ dark: t('console.dark'), light: t('console.light') }} />
      {account}
    </Box>
  );
}

const bar = {
  ...forcedEdge,
  position: 'sticky',
  top: 0,
  zIndex: layer.consoleBar,
  minHeight: 64,
  display: 'flex',
  // With large text on a phone it takes two lines.
  flexWrap: 'wrap',
  alignItems: 'center',
  background: colour.brand,
  color: colour.onBrand,
  ...inFlowOnLow,
} as const;
