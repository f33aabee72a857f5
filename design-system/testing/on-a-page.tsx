import GlobalStyles from '@mui/material/GlobalStyles';
import type { Decorator } from '@storybook/react-vite';
import { CubbyTheme } from '../src/theme/CubbyTheme.tsx';
import { reducedMotion } from '../src/tokens/index.ts';
import { surround, surroundingsOf } from './surroundings.ts';

/** Puts a story on a page as the toolbar wants it, with the margins a site has on a phone. */
export const onAPage: Decorator = (Story, { globals, viewMode }) => {
  const surroundings = surroundingsOf(globals);
  // A page of documentation shows many stories, and is itself written in English at its usual size.
  if (viewMode === 'story') surround(document.documentElement, surroundings);
  return (
    <CubbyTheme key={surroundings.mode} mode={surroundings.mode}>
      {/* For who chose it in the toolbar and not on the device. */}
      {surroundings.motion === 'reduced' && <GlobalStyles styles={reducedMotion} />}
      <main lang={surroundings.language} style={{ padding: 16 }}>
        <Story />
      </main>
    </CubbyTheme>
  );
};
