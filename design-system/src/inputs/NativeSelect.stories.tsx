import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  component: NativeSelect,
  args: {
    label: 'Bags',
    value: '1',
    onChange: fn(),
    options: [
      { value: '1', label: '1 bag' },
      { value: '2', label: '2 bags' },
      { value: '3', label: '3 bags' },
    ],
  },
  render: function Chosen({ value, onChange, ...rest }) {
    const [chosen, setChosen] = useState(value);
    const choose = (next: string) => {
      setChosen(next);
      onChange(next);
    };
    return <NativeSelect {...rest} value={chosen} onChange={choose} />;
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: sayIn(globals)('Bags') });
    await tabTo(select);
    await userEvent.selectOptions(select, '3');
    await expect(args.onChange).toHaveBeenCalledWith('3');
    await expect(select).toHaveValue('3');
  },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Art des Ortes',
    value: 'any',
    options: [{ value: 'any', label: 'Alle Gepäckaufbewahrungsmöglichkeiten in der Umgebung' }],
  },
};
