import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import type { MapPosition } from './map-types.ts';
import { PositionPicker } from './PositionPicker.tsx';

const meta = {
  component: PositionPicker,
  decorators: [
    (Story) => (
      <div style={{ height: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    value: { lat: 51.5308, lng: -0.1238 },
    onChange: fn(),
    labels: {
      map: 'Map with the place',
      marker: 'Place marker; move it with the arrow keys',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      unavailable: 'Your device can’t show the map.',
    },
  },
  render: function Moved({ value, onChange, ...rest }) {
    const [position, setPosition] = useState(value);
    const move = (to: MapPosition) => {
      setPosition(to);
      onChange?.(to);
    };
    return <PositionPicker {...rest} value={position} {...(onChange && { onChange: move })} />;
  },
} satisfies Meta<typeof PositionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const name = sayIn(globals)('Place marker; move it with the arrow keys');
    await tabTo(await canvas.findByRole('button', { name }, { timeout: 10_000 }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ lat: 51.530845, lng: -0.1238 });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ lat: 51.530845, lng: expect.closeTo(-0.124522, 6) });
  },
};
export const Fixed: Story = {
  render: ({ onChange: _ignored, ...rest }) => <PositionPicker {...rest} />,
  play: async ({ canvas, globals }) => {
    const name = sayIn(globals)('Place marker; move it with the arrow keys');
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
