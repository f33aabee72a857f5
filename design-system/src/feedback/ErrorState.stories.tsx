import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    message: 'We couldn’t load the places. Check your connection.',
    retry: { label: 'Try again', onRetry: fn() },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await tabTo(canvas.getByRole('button', { name: sayIn(globals)('Try again') }));
    await userEvent.keyboard('{Enter}');
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutRetry: Story = { args: { message: 'This code has expired.', retry: undefined } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    message: 'Die Gepäckaufbewahrungsmöglichkeiten konnten nicht geladen werden. Überprüfe deine Internetverbindung.',
    retry: { label: 'Seitenaufruf wiederholen', onRetry: fn() },
  },
};
