import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

const meta = {
  component: TextField,
  args: {
    label: 'Bags',
    select: true,
    fullWidth: true,
    defaultValue: '2',
    slotProps: { select: { native: true } },
    onChange: fn(),
    children: [
      <option key="1" value="1">
        1 bag
      </option>,
      <option key="2" value="2">
        2 bags
      </option>,
      <option key="3" value="3">
        3 bags
      </option>,
    ],
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: sayIn(globals)('Bags') });
    await tabTo(select);
    await userEvent.selectOptions(select, '3');
    await expect(select).toHaveValue('3');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
