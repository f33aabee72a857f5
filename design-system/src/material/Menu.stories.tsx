import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

interface MenuButtonProps {
  label: string;
  items: readonly string[];
  /** Shows the menu without a press. */
  isOpen: boolean;
  onChoose: (item: string) => void;
}

/** A button and the menu it opens. */
function MenuButton({ label, items, isOpen, onChoose }: MenuButtonProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(isOpen);
  const choose = (item: string) => {
    setOpen(false);
    onChoose(item);
  };
  return (
    <>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Menu open={open && button !== null} anchorEl={button} onClose={() => setOpen(false)}>
        {items.map((item) => (
          <MenuItem key={item} onClick={() => choose(item)}>
            {item}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const meta = {
  component: MenuButton,
  args: { label: 'Any size', items: ['Small', 'Medium', 'Large'], isOpen: true, onChoose: fn() },
  // On a page of documentation an open menu would take the focus.
  parameters: { docs: { story: { inline: false, height: '280px' } } },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    const button = canvas.getByRole('button', { name: say('Any size') });
    await tabTo(button);
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: say('Small') });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(say('Medium'));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await userEvent.tab();
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};
