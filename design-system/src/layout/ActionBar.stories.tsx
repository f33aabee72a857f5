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
  /** Space before the page's own action, CSS pixels. */
  before: number;
}

/** A page whose own action is further down, with the bar that repeats it. */
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
  // On a page of documentation it would lie at the lower edge of the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { label: 'Price and booking', price: '£13.27', book: 'Book now', before: 1600 },
} satisfies Meta<typeof PageWithBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's button is far below, so the bar is shown. */
export const Default: Story = {};
/** The page's button is visible, so the bar is hidden. */
export const StepsAside: Story = {
  args: { before: 0 },
  play: async ({ args, canvas, globals }) => {
    const say = sayIn(globals);
    await waitFor(() => expect(canvas.queryByRole('region', { name: say(args.label) })).toBeNull());
    await expect(canvas.getByRole('button', { name: say(args.book) })).toBeVisible();
  },
};
