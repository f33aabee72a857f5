import { BRAND } from '@cubby/api/words/brand';
import { colour, forcedEdge, LanguageMenu, Logo, layer, Mark, ModeSwitch } from '@cubby/design-system';
import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useGetIdentity, useLocales } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { SearchButton } from '../search/SearchButton.tsx';

export function ConsoleBar({ onMenu }: { onMenu: () => void }) {
  const t = useTranslate();
  const { identity } = useGetIdentity();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  return (
    <Box component="header" sx={bar}>
      <IconButton onClick={onMenu} aria-label={t('console.open_menu')} color="inherit" sx={{ display: { md: 'none' } }}>
        <MenuRounded />
      </IconButton>
      <Link
        to={paths.home}
        aria-label={`${BRAND} · ${t('menu.home')}`}
        style={{ textDecoration: 'none', display: 'inline-flex' }}
      >
        <Logo onDark size={30} />
      </Link>
      <Mark>{t('console.staff')}</Mark>
      <Box sx={{ flex: 1 }} />
      <SearchButton />
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
      <Button
        href={paths.account}
        color="inherit"
        aria-label={`${t('menu.account')}: ${identity?.fullName ?? ''}`}
        startIcon={<AccountCircleRounded />}
        sx={{ minWidth: 48, px: { xs: 1, md: 2 }, '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, md: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {identity?.fullName}
        </Box>
      </Button>
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
  gap: { xs: 0.5, sm: 1.5 },
  px: { xs: 1, md: 2.5 },
  background: colour.brand,
  color: colour.onBrand,
} as const;
