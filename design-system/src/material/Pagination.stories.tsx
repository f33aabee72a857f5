import Pagination from '@mui/material/Pagination';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

interface PagesProps {
  /** Number of pages. */
  count: number;
  labels: { list: string; page: (number: number) => string; previous: string; next: string };
  onChange: (page: number) => void;
}

/** MUI's pagination with words of our own, because its own are in English. */
function Pages({ count, labels, onChange }: PagesProps) {
  return (
    <Pagination
      count={count}
      size="large"
      color="primary"
      aria-label={labels.list}
      getItemAriaLabel={(type, page) =>
        type === 'previous' || type === 'next' ? labels[type] : labels.page(page ?? 1)
      }
      onChange={(_event, page) => onChange(page)}
    />
  );
}

const meta = {
  component: Pages,
  args: {
    count: 5,
    labels: {
      list: 'Pages',
      page: (number: number) => `Page ${number}`,
      previous: 'Previous page',
      next: 'Next page',
    },
    onChange: fn(),
  },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await tabTo(canvas.getByRole('button', { name: say('Next page') }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { name: say('Page 2') })).toHaveAttribute('aria-current', 'page');
  },
};
