import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  component: ShareBar,
  args: { percent: 40 },
  render: (args) => (
    <>
      <p>{args.percent} %</p>
      <ShareBar {...args} />
    </>
  ),
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Highlight: Story = { args: { percent: 78, tone: 'highlight' } };
export const Empty: Story = { args: { percent: 0 } };
export const Full: Story = { args: { percent: 100 } };
