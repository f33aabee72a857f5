import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { SandboxBand } from './SandboxBand.tsx';

const meta = {
  component: SandboxBand,
  args: {
    region: 'Sandbox',
    sentences: [
      'This is a sandbox: no bags are actually stored.',
      'No payments are made.',
      'Emails aren’t delivered, and anyone can read them here.',
    ],
    outbox: { label: 'Open the outbox', href: '/_outbox' },
  },
} satisfies Meta<typeof SandboxBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const outbox = canvas.getByRole('link', { name: sayIn(globals)('Open the outbox') });
    await tabTo(outbox);
    await expect(outbox).toHaveAttribute('href', '/_outbox');
  },
};
export const OnlyPayments: Story = {
  args: { sentences: ['This is a sandbox: no bags are actually stored.', 'No payments are made.'], outbox: undefined },
};
