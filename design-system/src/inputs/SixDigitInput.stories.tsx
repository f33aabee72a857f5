import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SixDigitInput } from './SixDigitInput.tsx';

const meta = {
  component: SixDigitInput,
  args: {
    digits: ['', '', '', '', '', ''],
    onChange: fn(),
    labels: { legend: 'Code from the e-mail', digit: (position: number) => `Digit ${position}` },
  },
  render: function Render(args) {
    const [digits, setDigits] = useState([...args.digits]);
    return <SixDigitInput {...args} digits={digits} onChange={setDigits} />;
  },
} satisfies Meta<typeof SixDigitInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { digits: ['4', '0', '7', '1', '9', '3'] } };
export const Error: Story = {
  args: { digits: ['4', '0', '7', '1', '9', '3'], error: 'This code is not right. Look at the newest e-mail.' },
};
export const Loading: Story = { args: { digits: ['4', '0', '7', '1', '9', '3'], disabled: true } };
