import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { SixDigitInput } from './SixDigitInput.tsx';

const meta = {
  component: SixDigitInput,
  args: {
    digits: ['', '', '', '', '', ''],
    onChange: fn(),
    onComplete: fn(),
    labels: { legend: 'Code from the email', digit: (position: number) => `Digit ${position}` },
  },
  render: function Typed(args) {
    const [digits, setDigits] = useState([...args.digits]);
    return <SixDigitInput {...args} digits={digits} onChange={setDigits} />;
  },
} satisfies Meta<typeof SixDigitInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const box = (position: number) => canvas.getByRole('textbox', { name: sayIn(globals)(`Digit ${position}`) });
    await tabTo(box(1));
    await userEvent.keyboard('40x7');
    await expect(box(4)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(box(3)).toHaveFocus();
    await expect(box(3)).toHaveValue('');
    await userEvent.keyboard('7193');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith(['4', '0', '7', '1', '9', '3']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(box(5)).toHaveFocus();
  },
};
export const Pasted: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await tabTo(canvas.getByRole('textbox', { name: sayIn(globals)('Digit 1') }));
    await userEvent.paste('Code: 407 193');
    await expect(args.onComplete).toHaveBeenLastCalledWith(['4', '0', '7', '1', '9', '3']);
  },
};
export const Filled: Story = { args: { digits: ['4', '0', '7', '1', '9', '3'] } };
export const Error: Story = {
  args: { digits: ['4', '0', '7', '1', '9', '3'], error: 'This code isn’t right. Check the latest email.' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      sayIn(globals)('This code isn’t right. Check the latest email.'),
    );
  },
};
export const Disabled: Story = { args: { digits: ['4', '0', '7', '1', '9', '3'], disabled: true } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    labels: {
      legend: 'Sechsstelliger Bestätigungscode aus der Anmeldebenachrichtigung',
      digit: (position: number) => `Ziffer ${position}`,
    },
    error: 'Dieser Bestätigungscode ist nicht mehr gültig. Sieh in deinem E-Mail-Posteingang nach.',
  },
};
