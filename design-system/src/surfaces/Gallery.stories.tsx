import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { cityPicture, picture } from '../../testing/story-data.ts';
import { Gallery } from './Gallery.tsx';

/** The same drawing under another key, so that a row has several. */
const again = (number: number) => ({
  ...picture,
  sizes: Object.fromEntries(Object.entries(picture.sizes).map(([size, address]) => [size, `${address}?${number}`])),
});
const three = [picture, again(2), again(3)];

const meta = {
  component: Gallery,
  args: {
    pictures: three,
    labels: {
      region: 'Pictures of the café',
      enlarge: (number, count) => `Enlarge picture ${number} of ${count}`,
      shown: (number, count) => `Picture ${number} of ${count}`,
      previous: 'Previous picture',
      next: 'Next picture',
      close: 'Close',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
    },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { pictures: [picture] } };
export const Two: Story = { args: { pictures: [picture, cityPicture] } };
export const Many: Story = { args: { pictures: [...three, again(4), again(5)] } };
export const Empty: Story = { args: { pictures: [] } };

/** By keyboard alone: opened, browsed and closed, with the focus back on the first picture. */
export const Enlarged: Story = {
  // The viewer is normally loaded with the first press; that delay is not part of this test.
  loaders: [async () => ({ viewer: await import('./GalleryViewer.tsx') })],
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals);
    const first = within(canvasElement).getByRole('button', { name: say('Enlarge picture 1 of 3') });
    await tabTo(first);
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: say('Close') });
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await waitFor(() => expect(first).toHaveFocus());
  },
};
