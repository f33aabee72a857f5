import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    'aria-labelledby': 'question',
    children: [
      <DialogTitle key="title" id="question">
        Cancel this booking?
      </DialogTitle>,
      <DialogContent key="content">Refunded in full until 10:00</DialogContent>,
      <DialogActions key="actions">
        <Button key="keep">Keep booking</Button>
        <Button key="cancel" variant="contained" color="error">
          Cancel booking
        </Button>
      </DialogActions>,
    ],
  },
  // On a page of documentation it would cover everything else.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Opened by a button and closed with Escape, which brings the focus back to the button. */
export const ByKeyboard: Story = {
  render: function Asked(args, { globals }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {sayIn(globals)('Change or cancel')}
        </Button>
        <Dialog {...args} open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    const button = canvas.getByRole('button', { name: say('Change or cancel') });
    await tabTo(button);
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: say('Cancel this booking?') });
    await waitFor(() => expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
