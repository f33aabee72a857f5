import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapMarker } from './MapMarker.tsx';

const meta = {
  component: MapMarker,
  args: { text: '£13.27' },
} satisfies Meta<typeof MapMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { state: 'active' } };
export const Unavailable: Story = { args: { text: 'Full', state: 'unavailable' } };
export const Dark: Story = { args: { text: 'Full', state: 'unavailable' }, globals: { mode: 'dark' } };
export const LongText: Story = { args: { text: '₩1,234,000' } };
