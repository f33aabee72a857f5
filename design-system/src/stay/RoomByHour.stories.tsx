import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../surfaces/Panel.tsx';
import { RoomByHour, type RoomHour } from './RoomByHour.tsx';

const totals = [5, 7, 9, 12, 12, 10, 8, 6, 3, 2, 1, 0];

const meta = {
  component: RoomByHour,
  args: {
    hours: totals.map((total, index) =>
      hour(index, { large: Math.floor(total / 3), standard: Math.ceil((total * 2) / 3) }),
    ),
    capacity: { small: 0, medium: 0, large: 4, standard: 8 },
    words: {
      caption: 'Bags in storage by hour',
      hour: 'Hour',
      total: 'All',
      now: 'now',
      full: 'full',
      limit: 'Capacity 12',
      sizes: { small: 'Small', medium: 'Medium', large: 'Large', standard: 'Any size' },
    },
  },
  render: (args) => (
    <Panel>
      <RoomByHour {...args} />
    </Panel>
  ),
} satisfies Meta<typeof RoomByHour>;

function hour(index: number, own: Partial<RoomHour['bags']>): RoomHour {
  const bags = { small: 0, medium: 0, large: 0, standard: 0, ...own };
  const total = Object.values(bags).reduce((sum, each) => sum + each, 0);
  return { id: String(index), label: String(index + 10), bags, total };
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { hours: totals.map((_, index) => hour(index, {})) } };
/** More bags than fit: the columns cross the line. */
export const Overfull: Story = {
  args: { hours: totals.map((total, index) => hour(index, { standard: total + 3, small: 1 })) },
};
export const AllSizes: Story = {
  args: {
    hours: totals.map((_, index) => hour(index, { small: 2, medium: 3, large: 1, standard: index % 4 })),
    capacity: { small: 4, medium: 4, large: 2, standard: 2 },
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 300 }}>
      <Panel>
        <RoomByHour {...args} />
      </Panel>
    </div>
  ),
};
