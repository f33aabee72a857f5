import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'City or country', value: '', onChange: fn() },
  render: function Typed({ value, onChange, ...rest }) {
    const [text, setText] = useState(value);
    const change = (typed: string) => {
      setText(typed);
      onChange(typed);
    };
    return <SearchField {...rest} value={text} onChange={change} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: sayIn(globals)('City or country') });
    await tabTo(field);
    await userEvent.keyboard('Lisboa');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lisboa');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('Lis');
  },
};
export const Filled: Story = { args: { value: 'Lisboa' } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Stadt, Land oder Sehenswürdigkeit mit Gepäckaufbewahrung',
    value: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  },
};
