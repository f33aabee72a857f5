import Chip from '@mui/material/Chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

interface FilterChipProps {
  label: string;
  isOn: boolean;
}

/** A filter that is on or off. */
function FilterChip({ label, isOn }: FilterChipProps) {
  const [on, setOn] = useState(isOn);
  return (
    <Chip
      label={label}
      clickable
      component="button"
      aria-pressed={on}
      color={on ? 'primary' : 'default'}
      variant={on ? 'filled' : 'outlined'}
      onClick={() => setOn(!on)}
    />
  );
}

const meta = {
  component: FilterChip,
  args: { label: 'Step-free', isOn: false },
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { isOn: true } };
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const chip = canvas.getByRole('button', { name: sayIn(globals)('Step-free') });
    await tabTo(chip);
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};
