import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { StarRating } from './StarRating.tsx';

const MEANINGS = ['bad', 'not so good', 'all right', 'good', 'wonderful'];

const meta = {
  component: StarRating,
  args: {
    value: null,
    onChange: fn(),
    labels: {
      legend: 'How was the place?',
      star: (value: number) => `${value} of 5: ${MEANINGS[value - 1]}`,
      none: 'No stars yet',
    },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <StarRating {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 4 } };
export const Error: Story = { args: { error: 'Please choose one to five stars.' } };
export const LongText: Story = {
  args: {
    labels: {
      legend: 'Wie zufrieden warst du insgesamt mit der Gepäckaufbewahrung an diesem Ort?',
      star: (value: number) => `${value} von 5`,
      none: 'Noch keine Sterne',
    },
  },
};
