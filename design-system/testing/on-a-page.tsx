import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffectEvent, useLayoutEffect } from 'react';
import { CubbyTheme } from '../src/theme/CubbyTheme.tsx';
import { reducedMotion } from '../src/tokens/index.ts';
import { type Surroundings, surround, surroundingsOf } from './surroundings.ts';

/** Puts a story on a page as the toolbar wants it, with the margins a site has on a phone. */
export const onAPage: Decorator = (Story, { globals, userGlobals, viewMode }) => {
  const { language } = surroundingsOf(globals);
  // A page of documentation shows many stories at once: only what the toolbar says can hold for all of them.
  const page = surroundingsOf(viewMode === 'docs' ? { ...userGlobals, language: 'en', text: '100%' } : globals);
  surround(document.documentElement, page);
  return (
    <CubbyTheme>
      <Wear mode={page.mode} />
      {page.motion === 'reduced' && <GlobalStyles styles={reducedMotion} />}
      <Box component="main" lang={language} sx={{ p: 2, bgcolor: 'background.default', color: 'text.primary' }}>
        <Story />
      </Box>
    </CubbyTheme>
  );
};

/** The toolbar's wish, where the theme expects a visitor's. */
function Wear({ mode }: Pick<Surroundings, 'mode'>) {
  const { setMode } = useColorScheme();
  const wear = useEffectEvent((wanted: typeof mode) => setMode(wanted));
  // Only when the toolbar changes: what a story changes by itself stays.
  useLayoutEffect(() => wear(mode), [mode]);
  return null;
}
