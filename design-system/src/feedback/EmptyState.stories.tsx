import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'No place here has room',
    text: 'Zoom out or move the map: the next free shelf is often a street away.',
    action: <Button variant="contained">Search a wider area</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    title: 'Keine Gepäckaufbewahrungsmöglichkeiten in diesem Kartenausschnitt',
    text: 'Verschiebe den Kartenausschnitt: Die nächste freie Gepäckaufbewahrung liegt oft nur eine Straße weiter.',
  },
};
