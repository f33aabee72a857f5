import type { Meta, StoryObj } from '@storybook/react-vite';
import { colour } from '../tokens/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarkOnly: Story = { args: { markOnly: true, size: 72 } };
export const OnDark: Story = {
  args: { onDark: true },
  decorators: [
    (Story) => (
      <div style={{ background: colour.brand, padding: '24px' }}>
        <Story />
      </div>
    ),
  ],
};
