import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn } from '../../testing/by-keys.ts';
import { costLines, pounds, priceLabels } from '../../testing/story-data.ts';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const meta = {
  component: PriceBreakdown,
  args: {
    lines: costLines,
    money: pounds,
    labels: priceLabels,
    notes: { bags: '2 bags × 1 day', total: 'Refunded in full until 10:00' },
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Free: Story = {
  args: {
    lines: [
      { kind: 'bags', amount: 590 },
      { kind: 'discount', amount: -590 },
      { kind: 'total', amount: 0 },
    ],
    notes: {},
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(sayIn(globals)(priceLabels.free));
  },
};
export const PaidAhead: Story = {
  args: {
    lines: [
      { kind: 'bags', amount: 1180 },
      { kind: 'prepaid', amount: -590 },
      { kind: 'total', amount: 590 },
    ],
    notes: { prepaid: '1 bag covered by your voucher' },
  },
};
export const WithoutMinorUnits: Story = {
  args: {
    money: (amount) => `₩${amount.toLocaleString('en-GB')}`,
    lines: [
      { kind: 'bags', amount: 14000 },
      { kind: 'total', amount: 14000 },
    ],
    notes: {},
  },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    money: (amount) => pounds(amount).replace('£', '€'),
    labels: {
      ...priceLabels,
      bags: 'Gepäckaufbewahrungskosten',
      insurance: 'Gepäckversicherungsgarantie',
      booking_fee: 'Buchungsbearbeitungsgebühr',
      total: 'Gesamtbetrag',
    },
    notes: { insurance: 'Wird bei rechtzeitiger Stornierung vollständig zurückerstattet' },
  },
};
