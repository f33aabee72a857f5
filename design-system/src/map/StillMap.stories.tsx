import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { StillMap } from './StillMap.tsx';

const picture = { address: '/pictures/london-1024x500.webp', width: 880, height: 360 };
const small = { address: '/pictures/london-254x400.webp', width: 400, height: 280 };

const meta = {
  component: StillMap,
  args: {
    pictures: { light: { wide: picture, phone: small }, dark: { wide: picture, phone: small } },
    alt: 'Map around Copper Kettle Café',
    action: { label: 'Move the map', onClick: fn() },
  },
} satisfies Meta<typeof StillMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMarker: Story = {
  args: { marker: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await expect(canvas.getByRole('img', { name: say('Map around Copper Kettle Café') })).toBeVisible();
    await tabTo(canvas.getByRole('button', { name: say('Move the map') }));
    await userEvent.keyboard('{Enter}');
    await expect(args.action.onClick).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { args: { marker: true }, globals: { mode: 'dark' } };
export const Quiet: Story = {
  args: { marker: true, action: { label: 'Move the map', onClick: fn(), quiet: true } },
};
