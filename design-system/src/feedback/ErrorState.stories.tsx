import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    message: 'The places could not be loaded. Check your connection.',
    retry: { label: 'Try again', onRetry: fn() },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutRetry: Story = { args: { message: 'This code has expired.' } };
