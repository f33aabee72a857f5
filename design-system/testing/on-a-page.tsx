import GlobalStyles from '@mui/material/GlobalStyles';
import type { Decorator } from '@storybook/react-vite';
import { CubbyTheme } from '../src/theme/CubbyTheme.tsx';
import { surround, surroundingsOf } from './surroundings.ts';

/** Puts a story on a page as the toolbar wants it, with the margins a site has on a phone. */
export const onAPage: Decorator = (Story, { globals, viewMode }) => {
  const surroundings = surroundingsOf(globals);
  // A page of documentation shows many stories, and is itself written in English at its usual size.
  if (viewMode === 'story') surround(document.documentElement, surroundings);
  return (
    <CubbyTheme>
      {surroundings.motion === 'reduced' && <GlobalStyles styles={STILL} />}
      <main lang={surroundings.language} style={{ padding: 16 }}>
        <Story />
      </main>
    </CubbyTheme>
  );
};

/** What prefers-reduced-motion does, for whoever chose it in the toolbar instead of on the device. */
const STILL = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
};
