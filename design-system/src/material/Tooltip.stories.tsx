import AddRounded from '@mui/icons-material/AddRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

const meta = {
  component: Tooltip,
  args: {
    title: 'Zoom in',
    children: (
      <IconButton>
        <AddRounded />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Shown by the focus, and hidden with Escape. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const name = sayIn(globals)('Zoom in');
    await tabTo(canvas.getByRole('button', { name }));
    const tooltip = await screen.findByRole('tooltip', { name });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
};
