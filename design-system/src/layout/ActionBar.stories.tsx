import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sayIn } from '../../testing/by-keys.ts';
import { ActionBar } from './ActionBar.tsx';

interface PageProps {
  label: ComponentProps<typeof ActionBar>['label'];
  price: string;
  book: string;
  /** Room before the action of the page, CSS pixels. */
  before: number;
}

/** A page whose own action stands further down, and the bar that repeats it. */
function PageWithBar({ label, price, book, before }: PageProps) {
  const action = useRef<HTMLDivElement>(null);
  return (
    <Box sx={{ minHeight: before + 200, pt: `${before}px` }}>
      <Box ref={action}>
        <Button variant="contained">{book}</Button>
      </Box>
      <ActionBar label={label} insteadOf={action}>
        <strong>{price}</strong>
        <Button variant="contained" color="secondary">
          {book}
        </Button>
      </ActionBar>
    </Box>
  );
}

const meta = {
  component: PageWithBar,
  globals: { viewport: { value: 'smallPhone' } },
  args: { label: 'Price and booking', price: '£13.27', book: 'Book now', before: 1600 },
} satisfies Meta<typeof PageWithBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its button is far below: the bar is there. */
export const Default: Story = {};
/** Its button is in sight: one of them is enough. */
export const StepsAside: Story = {
  args: { before: 0 },
  play: async ({ args, canvas, globals }) => {
    const say = sayIn(globals);
    await waitFor(() => expect(canvas.queryByRole('region', { name: say(args.label) })).toBeNull());
    await expect(canvas.getByRole('button', { name: say(args.book) })).toBeVisible();
  },
};
