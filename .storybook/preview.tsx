import type { Preview } from '@storybook/react-vite';
import { CubbyTheme } from '../design-system/src/theme/CubbyTheme.tsx';
import '../design-system/src/fonts.ts';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  decorators: [
    (Story) => (
      <CubbyTheme>
        <main>
          <Story />
        </main>
      </CubbyTheme>
    ),
  ],
};

export default preview;
