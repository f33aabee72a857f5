import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { SixDigitInput } from './SixDigitInput.tsx';

const meta = {
  component: SixDigitInput,
  args: {
    digits: ['', '', '', '', '', ''],
    onChange: fn(),
    onComplete: fn(),
    label: 'Code from the email',
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
    const field = canvas.getByRole('textbox', { name: sayIn(globals)('Code from the email') });
    await tabTo(field);
    await userEvent.keyboard('40x7');
    await userEvent.keyboard('{Backspace}１9');
    await expect(field).toHaveValue('4019');
    // A suggested code replaces what was typed, wherever it is put.
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}6');
    fireEvent.input(field, { target: { value: '6407193' } });
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith(['4', '0', '7', '1', '9', '3']);
    await userEvent.paste('Code: 123 456');
    await expect(args.onComplete).toHaveBeenLastCalledWith(['1', '2', '3', '4', '5', '6']);
  },
};
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
    label: 'Sechsstelliger Bestätigungscode aus der Anmeldebenachrichtigung',
    error: 'Dieser Bestätigungscode ist nicht mehr gültig. Sieh in deinem E-Mail-Posteingang nach.',
  },
};
