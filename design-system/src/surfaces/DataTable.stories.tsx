import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { DataTable } from './DataTable.tsx';

const meta = {
  component: DataTable,
  args: {
    caption: 'Prices',
    head: ['Bags', 'Total', 'Guarantee'],
    rows: [
      ['1 bag', '£3.99', '£2,500'],
      ['2 bags', '£7.98', '£5,000'],
    ],
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Figures: Story = { args: { figures: true } };
export const Dense: Story = { args: { figures: true, dense: true } };
/** Content that does not fit is reachable by keyboard. */
export const Narrow: Story = {
  args: {
    head: ['Bags', 'Drop-off', 'Pick-up', 'Booking fee', 'Discount', 'Guarantee', 'Total'],
    rows: [['2 bags', 'Sat 21 Nov, 10:00', 'Sun 22 Nov, 18:00', '£1.00', '−£2.00', '£5,000', '£6.98']],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260, display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const table = canvas.getByRole('group', { name: sayIn(globals)('Prices') });
    await tabTo(table);
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
  },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    caption: 'Welche Cookies es gibt',
    head: ['Name', 'Wofür'],
    rows: [['Anmeldung', 'Damit du angemeldet bleibst, wenn du die Gepäckaufbewahrungsmöglichkeiten vergleichst.']],
  },
};
