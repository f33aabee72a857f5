import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Decorator } from '@storybook/react-vite';
import { CubbyTheme } from '../src/theme/CubbyTheme.tsx';
import { moreContrast } from '../src/theme/more-contrast.ts';
import { reducedMotion } from '../src/tokens/index.ts';
import { surround, surroundingsOf } from './surroundings.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Puts a story on a page with the toolbar's settings, and with the margins a site has on a phone. */
export const onAPage: Decorator = (Story, { globals, parameters, userGlobals, viewMode }) => {
  const { language } = surroundingsOf(globals);
  // A page of documentation shows many stories at once, so only the toolbar's settings apply to all of them.
  const page = surroundingsOf(viewMode === 'docs' ? { ...userGlobals, language: 'en', text: '100' } : globals);
  surround(document.documentElement, page);
  // A whole page of a site has a theme, a frame and margins of its own.
  if (parameters.screen) return <Story />;
  return (
    <CubbyTheme key={page.mode} mode={page.mode} direction={page.direction}>
      {/* For users who chose these in the toolbar and not on the device. */}
      {page.contrast === 'more' && <GlobalStyles styles={moreContrast} />}
      {page.motion === 'reduced' && !matchMedia(REDUCED_MOTION).matches && <GlobalStyles styles={reducedMotion} />}
      <Box component="main" lang={language} sx={{ p: 2, bgcolor: 'background.default', color: 'text.primary' }}>
        <Story />
      </Box>
    </CubbyTheme>
  );
};
