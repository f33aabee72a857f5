import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayBars } from './DayBars.tsx';

const takings = [310, 420, 380, 510, 640, 720, 690, 330, 410, 400, 520, 610, 810, 240];

const meta = {
  component: DayBars,
  args: {
    caption: 'Revenue in pounds, by day',
    days: takings.map((value, index) => ({
      date: `2026-11-${String(index + 8).padStart(2, '0')}`,
      value,
      text: `£${value}.00`,
      label: `${index + 8} Nov`,
    })),
  },
} satisfies Meta<typeof DayBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { days: meta.args.days.map((day) => ({ ...day, value: 0, text: '£0.00' })) } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: { caption: 'Gepäckaufbewahrungseinnahmen nach Kalendertagen' },
};
export const OneGoodDay: Story = {
  args: { days: meta.args.days.map((day, index) => ({ ...day, value: index === 5 ? 900 : 0 })) },
};
