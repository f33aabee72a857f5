import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadOnlyBand } from './ReadOnlyBand.tsx';

const meta = {
  component: ReadOnlyBand,
  args: {
    text: 'Nothing can be booked or changed right now. You can still search, and your passes open as usual.',
  },
} satisfies Meta<typeof ReadOnlyBand>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
