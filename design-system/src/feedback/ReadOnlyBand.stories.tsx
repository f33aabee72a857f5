import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn } from '../../testing/by-keys.ts';
import { ReadOnlyBand } from './ReadOnlyBand.tsx';

const TEXT = 'Nothing can be booked or changed right now. You can still search, and your passes open as usual.';

const meta = { component: ReadOnlyBand, args: { text: TEXT } } satisfies Meta<typeof ReadOnlyBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce it when it appears. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)(TEXT));
  },
};
