import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BagStepper } from './BagStepper.tsx';

const meta = {
  component: BagStepper,
  args: {
    value: 2,
    onChange: fn(),
    labels: { label: 'Bags', fewer: 'One bag fewer', more: 'One more bag', value: '2 bags' },
  },
} satisfies Meta<typeof BagStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtTheLeast: Story = {
  args: { value: 1, labels: { label: 'Bags', fewer: 'One bag fewer', more: 'One more bag', value: '1 bag' } },
};
export const LongText: Story = {
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
