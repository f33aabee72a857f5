import type { Meta, StoryObj } from '@storybook/react-vite';
import { SumList } from './SumList.tsx';

const pounds = { ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 1968 };
const euros = { ccy_code: 'EUR', ccy_minor_in_major: 100, amount: 234000 };
const won = { ccy_code: 'KRW', ccy_minor_in_major: 1, amount: 48000 };

const meta = {
  component: SumList,
  args: { sums: [pounds, euros, won], language: 'en' },
} satisfies Meta<typeof SumList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneCurrency: Story = { args: { sums: [pounds] } };
/** As in a row of a list. */
export const Shortened: Story = { args: { maximum: 2 } };
export const Empty: Story = { args: { sums: [] } };
