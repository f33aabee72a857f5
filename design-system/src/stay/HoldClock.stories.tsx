import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HoldClock } from './HoldClock.tsx';

const meta = {
  component: HoldClock,
  args: {
    expiresAt: new Date(Date.now() + 12 * 60_000).toISOString(),
    label: 'Your shelf is kept for',
    expiredLabel: 'Your shelf is no longer kept',
    onExpire: fn(),
  },
} satisfies Meta<typeof HoldClock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastMinutes: Story = { args: { expiresAt: new Date(Date.now() + 80_000).toISOString() } };
export const Expired: Story = { args: { expiresAt: '2020-01-01T00:00:00.000Z' } };
export const LongText: Story = { args: { label: 'Dein Gepäckaufbewahrungsplatz ist reserviert für' } };
