import { LANGUAGE_OWN_NAMES, type Language } from '@cubby/api';
import { colour, LanguageMenu, Logo, ModeSwitch, SkipLink, screenOnly } from '@cubby/design-system';
import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import LuggageRounded from '@mui/icons-material/LuggageRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLocation, useSearch } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { rememberLanguageChosen } from '../i18n/offered-language.ts';
import { inLanguage } from '../routing/paths.ts';
import { useSession } from '../session/use-session.ts';

export function Header() {
  const { t, paths } = useI18n();
  const { user, token } = useSession();
  const account = user ? t('header.account') : t('header.signIn');
  const shownAccount = user?.firstName || account;
  return (
    <Box
      component="header"
      sx={{ ...screenOnly, borderBottom: `1px solid ${colour.line}`, background: colour.surface }}
    >
      <SkipLink href="#main">{t('header.skip')}</SkipLink>
      <Box
        component="nav"
        aria-label={t('header.navigation')}
        sx={{
          maxWidth: 1600,
          marginInline: 'auto',
          px: { xs: 2, sm: 3 },
          py: 1,
          display: 'flex',
          // With large text on a phone it takes two lines.
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1.5 },
        }}
      >
        <Link
          href={paths.home()}
          aria-label={t('header.home')}
          underline="none"
          sx={{ marginInlineEnd: 'auto', display: 'inline-flex', py: 1 }}
        >
          <Logo size={32} />
        </Link>
        <Button href={paths.cities()} color="inherit" sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
          {t('header.cities')}
        </Button>
        <Button href={paths.becomeAHost()} color="inherit" sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
          {t('footer.becomeAHost')}
        </Button>
        {token && (
          <Button href={paths.bookings()} color="inherit" aria-label={t('header.bookings')} sx={iconOnPhones}>
            <LuggageRounded />
            <span>{t('header.bookings')}</span>
          </Button>
        )}
        <Button
          href={user ? paths.profile() : paths.login()}
          color="inherit"
          // Voice control users say the visible text, so the name begins with it.
          aria-label={shownAccount === account ? account : `${shownAccount}, ${account}`}
          sx={iconOnPhones}
        >
          <AccountCircleRounded />
          <span>{shownAccount}</span>
        </Button>
        {/* A phone's header is full; there it is in the footer. */}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <ModeSwitch labels={{ dark: t('header.dark'), light: t('header.light') }} />
        </Box>
        <LanguageSwitch />
      </Box>
    </Box>
  );
}

function LanguageSwitch() {
  const { t, language } = useI18n();
  const [pathname, go] = useLocation();
  const search = useSearch();
  return (
    <LanguageMenu
      label={t('header.language')}
      value={language}
      languages={LANGUAGE_OWN_NAMES}
      onChange={(code) => {
        rememberLanguageChosen();
        go(inLanguage(pathname, search, code as Language));
      }}
    />
  );
}

const iconOnPhones = {
  minWidth: 48,
  px: { xs: 1, sm: 2 },
  gap: 1,
  '& span': { display: { xs: 'none', sm: 'inline' } },
} as const;
