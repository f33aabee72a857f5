import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { colour } from '../tokens/index.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

const meta = {
  component: ModeSwitch,
  args: { labels: { dark: 'Dark colours', light: 'Light colours' } },
} satisfies Meta<typeof ModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    const worn = document.documentElement.dataset.mode;
    const [there, back] = worn === 'dark' ? ['Light colours', 'Dark colours'] : ['Dark colours', 'Light colours'];
    const button = canvas.getByRole('button', { name: say(there) });
    await tabTo(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName(say(back));
    await expect(document.documentElement.dataset.mode).toBe(worn === 'dark' ? 'light' : 'dark');
    await userEvent.keyboard('{Enter}');
    await expect(document.documentElement.dataset.mode).toBe(worn);
  },
};

export const Written: Story = { args: { variant: 'text' } };

export const OnBrand: Story = {
  decorators: [
    (Story) => (
      <Box sx={{ background: colour.brand, color: colour.onBrand, p: 2 }}>
        <Story />
      </Box>
    ),
  ],
};
