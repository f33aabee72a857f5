import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { StashpointMap } from './StashpointMap.tsx';

const meta = {
  component: StashpointMap,
  decorators: [
    (Story) => (
      <div style={{ height: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    bounds: { north: 51.54, east: -0.1, south: 51.5, west: -0.16 },
    points: [
      { id: 'a', lat: 51.535, lng: -0.11, text: '£13.27', available: true, label: 'Copper Kettle Café, £13.27' },
      { id: 'b', lat: 51.505, lng: -0.15, text: '£11.90', available: true, label: 'Harbour Books, £11.90' },
      { id: 'c', lat: 51.52, lng: -0.13, text: 'Full', available: false, label: 'Blue Door Hotel, full' },
    ],
    landmarks: [{ name: 'King’s Cross', lat: 51.5308, lng: -0.1238 }],
    onSelect: fn(),
    onMove: fn(),
    labels: {
      map: 'Map of places',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      unavailable: 'Your device can’t show the map. The list shows the same places.',
    },
  },
} satisfies Meta<typeof StashpointMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const marker = (name: string) => canvas.findByRole('button', { name: sayIn(globals)(name) }, { timeout: 10_000 });
    await tabTo(await marker('Harbour Books, £11.90'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('b');
    await tabTo(await marker('Blue Door Hotel, full'));
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('c');
  },
};
export const Active: Story = {
  args: { activeId: 'a' },
  play: async ({ canvas, globals }) => {
    const name = sayIn(globals)('Copper Kettle Café, £13.27');
    await expect(await canvas.findByRole('button', { name, pressed: true }, { timeout: 10_000 })).toBeVisible();
  },
};
export const Dark: Story = { args: { activeId: 'a' }, globals: { mode: 'dark' } };
/** Without streets, names stand beside the rings as soon as these are drawn. */
export const FromAfar: Story = {
  args: { points: [], bounds: { north: 51.56, east: -0.06, south: 51.5, west: -0.19 } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('King’s Cross'), {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const Empty: Story = { args: { points: [] } };
/** Markers that would cover each other become one, which opens by zooming in. */
export const Crowded: Story = {
  play: async ({ canvas, userEvent }) => {
    const groups = await canvas.findAllByRole('button', { name: /^\d+ · / }, { timeout: 10_000 });
    const [first] = groups;
    if (!first) throw new Error('No group found.');
    await tabTo(first);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument(), { timeout: 10_000 });
  },
  args: {
    points: Array.from({ length: 24 }, (_, index) => ({
      id: `${index}`,
      lat: 51.515 + (index % 6) * 0.002,
      lng: -0.135 + Math.floor(index / 6) * 0.003,
      text: '£13.27',
      amount: 13.27,
      available: index % 5 > 0,
      label: `Blue Door Hotel ${index + 1}, £13.27`,
    })),
  },
};
export const WithCircle: Story = { args: { circle: { lat: 51.5305, lng: -0.1239, radius: 400 }, onPick: fn() } };
export const Unavailable: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    const withoutWebGl = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
      return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, options]);
    };
    const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(withoutWebGl);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, globals }) => {
    const words = sayIn(globals)('Your device can’t show the map. The list shows the same places.');
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};
