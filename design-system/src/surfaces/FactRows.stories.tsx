import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactRows } from './FactRows.tsx';

const meta = {
  component: FactRows,
  args: {
    rows: [
      ['Drop-off', 'Sat 21 Nov, 10:00'],
      ['Pick-up', 'Sun 22 Nov, 18:00'],
      ['Bags', '2 bags'],
    ],
  },
} satisfies Meta<typeof FactRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { language: 'de' },
  args: { rows: [['Voraussichtliche Erstattung', '19,68 € innerhalb von fünf bis zehn Bankarbeitstagen']] },
};
