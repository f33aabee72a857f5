import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { RatingBars } from './RatingBars.tsx';

const meta = {
  component: RatingBars,
  args: {
    rows: [
      { rating: 5, count: 1312 },
      { rating: 4, count: 406 },
      { rating: 3, count: 97 },
      { rating: 2, count: 22 },
      { rating: 1, count: 18 },
    ],
    labels: {
      list: 'Reviews by stars',
      row: (rating: number, count: number, percent: number) => `${rating} stars: ${count} reviews, ${percent} per cent`,
      count: (count: number) => count.toLocaleString('en-GB'),
    },
    onChoose: fn(),
  },
} satisfies Meta<typeof RatingBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { chosen: 4 },
  play: async ({ args, canvas, globals, userEvent }) => {
    const name = sayIn(globals)('4 stars: 406 reviews, 22 per cent');
    await tabTo(canvas.getByRole('button', { name }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith(3);
  },
};
export const Empty: Story = { args: { rows: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })) } };
