import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: {
    label: 'Date of the stay',
    value: '2026-11-21',
    minimum: '2026-11-21',
    locale: 'en-GB',
    disabled: false,
    onChange: fn(),
  },
  render: function Dated({ value, onChange, ...rest }) {
    const [date, setDate] = useState(value);
    const change = (wanted: string) => {
      setDate(wanted);
      onChange(wanted);
    };
    return <DateField {...rest} value={date} onChange={change} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await tabTo(canvas.getByLabelText(sayIn(globals)('Date of the stay')));
    await userEvent.keyboard('2026-11-24');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/24/)).toBeVisible());
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { globals: { language: 'pt' }, args: { value: '2026-09-30', minimum: '2026-09-01' } };
