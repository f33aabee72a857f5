import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  component: LanguageMenu,
  args: {
    label: 'Language',
    value: 'en',
    onChange: fn(),
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
      { code: 'pt', name: 'Português' },
    ],
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
