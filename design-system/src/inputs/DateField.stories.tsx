import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: {
    label: 'Date of the stay',
    value: '2026-11-21',
    minimum: '2026-11-21',
    locale: 'en-GB',
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
  play: async ({ canvas }) => void (await canvas.findAllByRole('spinbutton')),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const [day, month, year] = await canvas.findAllByRole('spinbutton');
    await expect(canvas.getByRole('group', { name: sayIn(globals)('Date of the stay') })).toBeVisible();
    await tabTo(day as HTMLElement);
    await userEvent.keyboard('24');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('122026');
    await expect(year).toHaveTextContent('2026');
    await expect(args.onChange).not.toHaveBeenCalled();

    await tabTo(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    const calendar = within(canvasElement.ownerDocument.body).findByRole('dialog');
    await within(await calendar).findByRole('gridcell', { name: '24', selected: true });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
/** The calendar of a field that may be empty has a button for that. */
export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [day] = await canvas.findAllByRole('spinbutton');
    await tabTo(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    const calendar = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await tabTo(within(calendar).getAllByRole('button').at(-1) as HTMLElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    await waitFor(() => expect(day).not.toHaveTextContent(/\d/));
    await expect(day).toHaveAttribute('aria-invalid', 'false');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Error: Story = {
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    const [day, month] = await canvas.findAllByRole('spinbutton');
    await tabTo(day as HTMLElement);
    await userEvent.keyboard('3102');
    await userEvent.tab();
    await userEvent.tab();
    // What was typed stays beside the error.
    await expect(await canvas.findByText(/\d\d[./]\d\d[./]\d{4}/)).toBeVisible();
    await expect(month).toHaveTextContent('02');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
export const LongText: Story = {
  globals: { language: 'pt' },
  args: {
    label: 'Data prevista para a recolha da bagagem',
    value: '2026-09-30',
    minimum: '2026-09-01',
    locale: 'pt-PT',
    helperText: 'Este local só está aberto nos dias úteis entre as nove e as dezoito horas.',
  },
};
/** The calendar stays open. */
export const Narrow: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('spinbutton');
    await tabTo(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    const calendar = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(within(calendar).getByRole('gridcell', { name: '21' })).toHaveFocus());
  },
};
