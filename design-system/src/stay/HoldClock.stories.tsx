import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sayIn } from '../../testing/by-keys.ts';
import { HoldClock } from './HoldClock.tsx';

const meta = {
  component: HoldClock,
  args: {
    expiresAt: new Date(Date.now() + 12 * 60_000).toISOString(),
    label: 'Your space is held for',
    expiredLabel: 'Your space is no longer held',
    locale: 'en-GB',
    onExpire: fn(),
  },
} satisfies Meta<typeof HoldClock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastMinutes: Story = {
  args: { offer: { label: 'Keep it 10 more minutes', isPending: false, onTake: fn() } },
  render: function Soon(args) {
    const [expiresAt] = useState(() => new Date(Date.now() + 80_000).toISOString());
    return <HoldClock {...args} expiresAt={expiresAt} />;
  },
};
/** Runs out while it is displayed. */
export const RunsOut: Story = {
  render: function AtOnce(args) {
    const [expiresAt] = useState(() => new Date(Date.now() + 1200).toISOString());
    return <HoldClock {...args} expiresAt={expiresAt} />;
  },
  play: async ({ args, canvas, globals }) => {
    const say = sayIn(globals);
    await expect(canvas.getByRole('timer')).toHaveTextContent(say('Your space is held for'));
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce(), { timeout: 5000 });
    await expect(canvas.getByRole('timer')).toHaveTextContent(say('Your space is no longer held'));
  },
};
export const Expired: Story = { args: { expiresAt: '2020-01-01T00:00:00.000Z' } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: { label: 'Dein Gepäckaufbewahrungsplatz ist reserviert für' },
};
