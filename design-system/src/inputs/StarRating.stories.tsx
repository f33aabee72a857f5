import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
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
      none: 'No rating yet',
    },
  },
  render: function Rated({ value, onChange, ...rest }) {
    const [stars, setStars] = useState(value);
    const rate = (chosen: number) => {
      setStars(chosen);
      onChange(chosen);
    };
    return <StarRating {...rest} value={stars} onChange={rate} />;
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { value: 4 },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await tabTo(canvas.getByRole('radio', { name: say('4 of 5: good') }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('radio', { name: say('5 of 5: wonderful') })).toBeChecked();
  },
};
export const Error: Story = { args: { error: 'Choose one to five stars.' } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    labels: {
      legend: 'Wie zufrieden warst du insgesamt mit der Gepäckaufbewahrung an diesem Ort?',
      star: (value: number) => `${value} von 5 Zufriedenheitssternen`,
      none: 'Noch keine Sterne',
    },
    value: 5,
  },
};
