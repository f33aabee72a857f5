import {
  colour,
  font,
  fontWeight,
  LanguageMenu,
  Logo,
  lineHeight,
  ShelfIllustration,
  textSize,
  width,
} from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useLocales } from 'ra-core';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** The title and text beside a console's sign-in, as keys of the dictionary. */
export interface Promised {
  title: string;
  text: string;
}

const STAFF_PROMISE: Promised = { title: 'login.promise', text: 'login.promise_text' };

/** The sign-in page of both consoles: our illustration and a promise on one side, the form on the other. */
export function SignInFrame({ children, promise = STAFF_PROMISE }: { children: ReactNode; promise?: Promised }) {
  const t = useTranslate();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(320px, 5fr) 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Box
        component="header"
        sx={{
          background: colour.brand,
          color: colour.onBrand,
          p: { xs: 2, md: 5 },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: 4,
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Logo onDark size={36} />
          <LanguageMenu
            onDark
            label={t('console.language')}
            value={language}
            languages={locales.map(({ locale, name }) => ({ code: locale, name }))}
            onChange={setLanguage}
          />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 340 }}>
          <ShelfIllustration />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Box
            component="p"
            sx={{
              fontFamily: font.heading,
              fontWeight: fontWeight.heavy,
              fontSize: textSize.figure,
              lineHeight: lineHeight.heading,
              m: 0,
            }}
          >
            {t(promise.title)}
          </Box>
          <Box component="p" sx={{ maxWidth: '34ch', color: colour.onBrandMuted, mb: 0 }}>
            {t(promise.text)}
          </Box>
        </Box>
      </Box>
      <Box
        component="main"
        sx={{ display: 'grid', placeItems: { xs: 'start center', md: 'center' }, px: 2, py: { xs: 5, md: 3 } }}
      >
        <Box sx={{ width: '100%', maxWidth: width.card }}>{children}</Box>
      </Box>
    </Box>
  );
}
