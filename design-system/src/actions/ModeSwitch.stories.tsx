import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tabTo } from '../../testing/by-keys.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

const meta = {
  component: ModeSwitch,
  args: { labels: { dark: 'Dark mode', light: 'Light mode' } },
} satisfies Meta<typeof ModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const worn = () => document.documentElement.dataset.mode;
    const before = worn();
    await tabTo(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(worn()).not.toBe(before));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(worn()).toBe(before));
  },
};
export const WrittenOut: Story = { args: { variant: 'text' } };
export const Dark: Story = { args: { variant: 'text' }, globals: { mode: 'dark' } };
