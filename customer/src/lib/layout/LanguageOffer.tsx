import offers from 'cubby:words/offer';
import { colour, radius, shadow } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useLocation, useSearch } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { rememberLanguageChosen, useOfferedLanguage } from '../i18n/offered-language.ts';
import { inLanguage, splitPath } from '../routing/paths.ts';

/** Offers the page in the browser's language, without redirecting. */
export function LanguageOffer() {
  const { language } = useI18n();
  const [pathname] = useLocation();
  const search = useSearch();
  const offered = useOfferedLanguage(language);
  // A visitor about to book has found their way, and needs the corner it would cover.
  const words = offered && offers[offered]?.offer;
  if (!words || splitPath(pathname).path.startsWith('/checkout/')) return null;
  const { text, keep } = words;
  return (
    <Box
      component="section"
      lang={offered}
      aria-label={text}
      sx={{
        justifySelf: 'start',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        paddingInlineStart: 2,
        background: colour.surfaceRaised,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.large,
        boxShadow: shadow.raised,
        // If it is the only notice, it leaves space for a phone's floating button.
        '&:last-child': { mb: { xs: 8, lg: 0 } },
      }}
    >
      <Link
        href={inLanguage(pathname, search, offered)}
        hrefLang={offered}
        onClick={rememberLanguageChosen}
        sx={{ py: 1.5 }}
      >
        {text}
      </Link>
      <IconButton aria-label={keep} onClick={rememberLanguageChosen} sx={{ minWidth: 48, minHeight: 48 }}>
        <CloseRounded />
      </IconButton>
    </Box>
  );
}
