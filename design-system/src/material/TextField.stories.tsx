import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

const meta = {
  component: TextField,
  args: { label: 'City or country', fullWidth: true, onChange: fn() },
  argTypes: {
    error: { control: 'boolean' },
    disabled: { control: 'boolean' },
    required: { control: 'boolean' },
    multiline: { control: 'boolean' },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  args: {
    label: 'Code from the email',
    defaultValue: '4821',
    error: true,
    helperText: 'This code isn’t right. Check the latest email.',
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: sayIn(globals)('City or country') });
    await tabTo(field);
    await userEvent.keyboard('Lisboa');
    await expect(field).toHaveValue('Lisboa');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};
