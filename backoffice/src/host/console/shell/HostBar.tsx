import { BRAND } from '@cubby/api/words/brand';
import { colour, forcedEdge, LanguageMenu, Logo, layer, Mark, ModeSwitch, touchTarget } from '@cubby/design-system';
import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useGetIdentity, useLocales } from 'ra-core';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { RouterLink } from '../../../lib/routing/RouterLink.tsx';
import { hostPaths } from '../routing/host-paths.ts';

export function HostBar() {
  const t = useTranslate();
  const { identity } = useGetIdentity();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  return (
    <Box component="header" sx={bar}>
      <RouterLink
        href={hostPaths.today}
        aria-label={`${BRAND} · ${t('host.menu.today')}`}
        style={{ textDecoration: 'none', display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}
      >
        <Logo onDark size={30} />
      </RouterLink>
      <Mark>{t('host.mark')}</Mark>
      <Box sx={{ flex: 1 }} />
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
      <IconButton
        href={hostPaths.account}
        color="inherit"
        aria-label={`${t('menu.account')}: ${identity?.fullName ?? ''}`}
      >
        <AccountCircleRounded />
      </IconButton>
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
  gap: { xs: 0.75, sm: 1.5 },
  px: { xs: 2, md: 2.5 },
  background: colour.brand,
  color: colour.onBrand,
} as const;
