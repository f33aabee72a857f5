import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShelfIllustration } from './ShelfIllustration.tsx';

const meta = {
  component: ShelfIllustration,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShelfIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
