import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingState } from './LoadingState.tsx';

const meta = {
  component: LoadingState,
  args: { label: 'Loading places' },
} satisfies Meta<typeof LoadingState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cards: Story = { args: { shape: 'cards' } };
export const Page: Story = { args: { shape: 'page', count: 2 } };
export const Still: Story = { args: { shape: 'cards' }, globals: { motion: 'reduced' } };
