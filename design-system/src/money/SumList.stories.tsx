import type { Meta, StoryObj } from '@storybook/react-vite';
import { SumList } from './SumList.tsx';

const pounds = { currency: 'GBP', text: '£19.68' };
const euros = { currency: 'EUR', text: '€2,340.00' };
const won = { currency: 'KRW', text: '₩48,000' };

const meta = {
  component: SumList,
  args: { sums: [pounds, euros, won] },
} satisfies Meta<typeof SumList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneCurrency: Story = { args: { sums: [pounds] } };
/** As in a row of a list. */
export const Shortened: Story = { args: { maximum: 2 } };
export const Empty: Story = { args: { sums: [] } };
