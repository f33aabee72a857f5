import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

const meta = {
  component: Button,
  args: { children: 'Find storage', variant: 'contained', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: ['contained', 'outlined', 'text'] },
    color: { control: 'select', options: ['primary', 'secondary', 'error', 'inherit'] },
    size: { control: 'select', options: ['small', 'medium', 'large'] },
    loading: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** From the main action of a page to the least prominent; red for actions that cannot be undone. */
export const Kinds: Story = {
  render: (args) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button {...args} color="secondary" size="large" />
      <Button {...args} />
      <Button {...args} variant="outlined" />
      <Button {...args} variant="text" />
      <Button {...args} color="error" />
      <Button {...args} disabled />
    </Box>
  ),
};
export const Loading: Story = { args: { loading: true } };
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await tabTo(canvas.getByRole('button', { name: sayIn(globals)('Find storage') }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
