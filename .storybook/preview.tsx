import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../design-system/fonts.css';
import { keepFocus } from '../design-system/src/layout/keep-focus.ts';
import { inLanguage } from '../design-system/testing/languages/in-language.tsx';
import { RULES_OF_A_STORY } from '../design-system/testing/more-contrast.ts';
import { onAPage } from '../design-system/testing/on-a-page.tsx';
import { DEFAULT_SURROUNDINGS, TOOLBAR, VIEWPORTS } from '../design-system/testing/surroundings.ts';
import { displayName, withImports } from './code-to-copy.ts';
import { frameTheme } from './theme.ts';

keepFocus();
// A generous timeout, not a measure: a machine may be slow.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  // A component without a page of its own (`Name.mdx`) gets one that Storybook writes.
  tags: ['autodocs'],
  globalTypes: TOOLBAR,
  initialGlobals: { ...DEFAULT_SURROUNDINGS },
  parameters: {
    a11y: {
      test: 'error',
      config: { rules: RULES_OF_A_STORY },
      // Describing all that passed takes axe as long as checking it.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    layout: 'fullscreen',
    // Light and dark are set in the toolbar; the theme provides the only background.
    backgrounds: { disabled: true },
    controls: { expanded: true },
    docs: { theme: frameTheme, source: { transform: withImports } },
    jsx: { displayName },
    viewport: { options: VIEWPORTS },
    options: {
      // Storybook reads the order without running this file, so it has to be a literal here.
      storySort: {
        order: [
          'Start here',
          'Foundations',
          [
            'Changing the brand',
            'Colour',
            'Type',
            'Space and layout',
            'Elevation',
            'Motion',
            'Icons',
            'Pictures',
            'Voice and tone',
            'Money and dates',
            'Accessibility',
          ],
          'Components',
          ['Actions', 'Inputs', 'Feedback', 'Surfaces', 'Stay', 'Money', 'Map', 'Layout', 'MUI'],
          'Customer',
          'Console',
          'Mails',
          'Papers',
        ],
      },
    },
  },
  decorators: [inLanguage, onAPage],
};

export default preview;
