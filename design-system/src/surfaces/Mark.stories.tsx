import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './Mark.tsx';

const meta = {
  component: Mark,
  args: { children: '4' },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Word: Story = { args: { children: 'New' } };
export const Accent: Story = { args: { children: 'Today', tone: 'accent' } };
export const LongText: Story = { globals: { language: 'de' }, args: { children: 'Wartet auf Freigabe' } };
