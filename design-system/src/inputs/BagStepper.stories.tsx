import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { bagsInWords, sayIn, tabTo } from '../../testing/by-keys.ts';
import { BagStepper } from './BagStepper.tsx';

const meta = {
  component: BagStepper,
  args: {
    value: 2,
    onChange: fn(),
    labels: { label: 'Bags', fewer: 'One bag fewer', more: 'One more bag', value: '2 bags' },
  },
  render: function Counted({ value, onChange, labels, ...rest }, { globals }) {
    const [bags, setBags] = useState(value);
    const change = (wanted: number) => {
      setBags(wanted);
      onChange(wanted);
    };
    const words = bags === value ? labels : { ...labels, value: bagsInWords(bags, globals) };
    return <BagStepper {...rest} value={bags} onChange={change} labels={words} />;
  },
} satisfies Meta<typeof BagStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await tabTo(canvas.getByRole('button', { name: say('One more bag') }));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('status')).toHaveTextContent(say('4 bags'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(say('1 bag'));
    await expect(canvas.getByRole('button', { name: say('One bag fewer') })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: say('One bag fewer') })).toHaveFocus();
  },
};
export const AtTheLeast: Story = {
  args: { value: 1, labels: { ...meta.args.labels, value: '1 bag' } },
};
export const AtTheMost: Story = {
  args: { value: 50, labels: { ...meta.args.labels, value: '50 bags' } },
};
export const InAField: Story = { args: { bare: true } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    value: 12,
    labels: {
      label: 'Gepäckstückanzahl',
      fewer: 'Ein Gepäckstück weniger',
      more: 'Ein Gepäckstück mehr',
      value: '12 Gepäckstücke',
    },
  },
};
