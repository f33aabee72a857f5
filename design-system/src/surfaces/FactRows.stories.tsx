import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactRows } from './FactRows.tsx';

const meta = {
  component: FactRows,
  args: {
    rows: [
      ['Drop-off', 'Sun 22 Nov, 07:00'],
      ['Pick-up', 'Sun 22 Nov, 10:00'],
      ['Bags', '2 bags for 1 day'],
    ],
  },
} satisfies Meta<typeof FactRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { rows: [['Voraussichtliche Erstattung', '19,68 € innerhalb von fünf bis zehn Bankarbeitstagen']] },
};
