import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompassPicture } from './CompassPicture.tsx';

const meta = {
  component: CompassPicture,
  args: { label: 'A compass' },
} satisfies Meta<typeof CompassPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
