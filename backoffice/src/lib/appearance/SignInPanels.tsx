import { colour, font, fontWeight, LanguageMenu, Logo, lineHeight, textSize, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';

interface SignInPanelsProps {
  language: Omit<ComponentProps<typeof LanguageMenu>, 'onDark'>;
  picture?: ReactNode;
  promise: string;
  promiseText: string;
  /** The form. */
  children: ReactNode;
}

/** A sign-in page: our brand panel with a promise above or beside the form. */
export function SignInPanels({ language, picture, promise, promiseText, children }: SignInPanelsProps) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(320px, 5fr) 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Box component="header" sx={band}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Logo onDark size={36} />
          <LanguageMenu onDark {...language} />
        </Box>
        {picture && <Box sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 340 }}>{picture}</Box>}
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Box component="p" sx={heading}>
            {promise}
          </Box>
          <Box component="p" sx={{ maxWidth: '34ch', color: colour.onBrandMuted, mb: 0 }}>
            {promiseText}
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

const band = {
  background: colour.brand,
  color: colour.onBrand,
  p: { xs: 2, md: 5 },
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
} as const;

const heading = {
  fontFamily: font.heading,
  fontWeight: fontWeight.heavy,
  fontSize: textSize.figure,
  lineHeight: lineHeight.heading,
  m: 0,
} as const;
