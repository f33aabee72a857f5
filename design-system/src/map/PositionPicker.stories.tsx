import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PositionPicker } from './PositionPicker.tsx';

const meta = {
  component: PositionPicker,
  args: {
    value: { lat: 51.5308, lng: -0.1238 },
    onChange: fn(),
    labels: {
      map: 'Map with the place',
      pin: 'Pin of the place; the arrow keys move it',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      unavailable: 'Your device cannot draw the map.',
    },
    sx: { height: 360 },
  },
} satisfies Meta<typeof PositionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fixed: Story = { args: { onChange: undefined } };
