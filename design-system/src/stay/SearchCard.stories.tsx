import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { germanSearchLabels, searchLabels } from '../../testing/story-data.ts';
import { SearchCard } from './SearchCard.tsx';

const meta = {
  component: SearchCard,
  args: {
    stay: { dropoff: '2026-11-21T10:00', pickup: '2026-11-21T17:00' },
    minimum: '2026-11-21T09:00',
    bags: 2,
    labels: searchLabels,
    onStayChange: fn(),
    onBagsChange: fn(),
    onSubmit: fn(),
  },
  render: function Render(args) {
    const [stay, setStay] = useState(args.stay);
    const [bags, setBags] = useState(args.bags);
    return <SearchCard {...args} stay={stay} onStayChange={setStay} bags={bags} onBagsChange={setBags} />;
  },
} satisfies Meta<typeof SearchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { wide: true } };
export const Loading: Story = { args: { pending: true } };
export const Error: Story = { args: { error: 'Pick-up must be at least an hour after drop-off.' } };
export const LongText: Story = {
  args: { bags: 12, locale: 'de-DE', labels: germanSearchLabels },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
