import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../surfaces/Panel.tsx';
import { FreeByHour } from './FreeByHour.tsx';

const free = [12, 12, 10, 8, 5, 3, 1, 0, 0, 2, 6, 9];

const meta = {
  component: FreeByHour,
  args: {
    title: 'Any bag',
    quantity: 12,
    hours: free.map((count, index) => ({
      id: String(index),
      label: String(index + 8),
      free: count,
      chosen: index >= 2 && index < 5,
      description: `${index + 8}:00, ${count} free`,
    })),
  },
  render: (args) => (
    <Panel>
      <FreeByHour {...args} />
    </Panel>
  ),
} satisfies Meta<typeof FreeByHour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = {
  args: { hours: meta.args.hours.map((hour) => ({ ...hour, free: 0, description: `${hour.label}:00, 0 free` })) },
};
/** A place that never closes, with space for many. */
export const RoundTheClock: Story = {
  args: {
    quantity: 200,
    hours: Array.from({ length: 24 }, (_, hour) => ({
      id: String(hour),
      label: String(hour),
      free: 200 - 8 * hour,
      chosen: hour > 20,
      description: `${hour}:00, ${200 - 8 * hour} free`,
    })),
  },
};
