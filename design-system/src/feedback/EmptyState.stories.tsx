import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { CompassPicture } from '../surfaces/CompassPicture.tsx';
import { EmptyState } from './EmptyState.tsx';

const widen = fn();

const meta = {
  component: EmptyState,
  args: {
    title: 'No places available here',
    text: 'Zoom out or move the map: the next free space is often a street away.',
    action: (
      <Button variant="contained" onClick={widen}>
        Search a wider area
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    widen.mockClear();
    await tabTo(canvas.getByRole('button', { name: sayIn(globals)('Search a wider area') }));
    await userEvent.keyboard('{Enter}');
    await expect(widen).toHaveBeenCalledOnce();
  },
};
export const WithoutAction: Story = { args: { text: 'Your reviews will appear here.', action: undefined } };
export const WithPicture: Story = { args: { illustration: <CompassPicture label="A compass" /> } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Keine Gepäckaufbewahrungsmöglichkeiten in diesem Kartenausschnitt',
    text: 'Verschiebe den Kartenausschnitt: Die nächste freie Gepäckaufbewahrung liegt oft nur eine Straße weiter.',
  },
};
