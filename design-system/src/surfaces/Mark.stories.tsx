import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './Mark.tsx';

const meta = {
  component: Mark,
  args: { children: '4' },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Word: Story = { args: { children: 'Staff' } };
export const Accent: Story = { args: { children: 'Cover', tone: 'accent' } };
export const LongText: Story = { args: { children: 'Wartet auf Freigabe' } };
