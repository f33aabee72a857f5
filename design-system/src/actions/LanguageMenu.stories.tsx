import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { colour } from '../tokens/index.ts';
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
      { code: 'fr', name: 'Français' },
      { code: 'es', name: 'Español' },
      { code: 'it', name: 'Italiano' },
      { code: 'pt', name: 'Português' },
    ],
  },
  render: function Chosen({ value, onChange, ...rest }) {
    const [chosen, setChosen] = useState(value);
    const choose = (code: string) => {
      setChosen(code);
      onChange(code);
    };
    return <LanguageMenu {...rest} value={chosen} onChange={choose} />;
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const menu = canvas.getByRole('combobox', { name: sayIn(globals)('Language') });
    await tabTo(menu);
    await userEvent.selectOptions(menu, 'pt');
    await expect(args.onChange).toHaveBeenCalledWith('pt');
    await expect(menu).toHaveValue('pt');
  },
};
export const OnDark: Story = {
  args: { onDark: true },
  decorators: [
    (Story) => (
      <div style={{ background: colour.brand, padding: '16px' }}>
        <Story />
      </div>
    ),
  ],
};
