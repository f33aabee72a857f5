import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StashpointMap } from './StashpointMap.tsx';

const meta = {
  component: StashpointMap,
  args: {
    bounds: { north: 51.54, east: -0.1, south: 51.5, west: -0.16 },
    points: [
      { id: 'a', lat: 51.5305, lng: -0.1239, text: '£13.27', available: true, label: 'Copper Kettle Café, £13.27' },
      { id: 'b', lat: 51.5312, lng: -0.1262, text: '£11.90', available: true, label: 'Harbour Books, £11.90' },
      { id: 'c', lat: 51.519, lng: -0.13, text: 'Full', available: false, label: 'Blue Door Hotel, full' },
    ],
    landmarks: [{ name: 'King’s Cross', lat: 51.5308, lng: -0.1238 }],
    onSelect: fn(),
    onMove: fn(),
    labels: {
      map: 'Map of places',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      unavailable: 'Your device cannot draw the map. The list shows the same places.',
    },
    sx: { height: 420 },
  },
} satisfies Meta<typeof StashpointMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { activeId: 'a' } };
export const Empty: Story = { args: { points: [] } };
export const WithCircle: Story = { args: { circle: { lat: 51.5305, lng: -0.1239, radius: 400 }, onPick: fn() } };
