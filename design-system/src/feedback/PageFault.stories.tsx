import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompassPicture } from '../surfaces/CompassPicture.tsx';
import { PageFault } from './PageFault.tsx';

const meta = {
  component: PageFault,
  args: {
    code: '500',
    title: 'The places could not be loaded. Check your connection.',
    text: 'Zoom out or move the map: the next free shelf is often a street away.',
    children: <Button variant="contained">Try again</Button>,
  },
} satisfies Meta<typeof PageFault>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = {
  args: { code: '404', title: 'No place here has room', picture: <CompassPicture label="A compass" /> },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Gepäckaufbewahrungsmöglichkeiten gibt es hier leider keine',
    text: 'Am Donaudampfschifffahrtskapitänsplatz vielleicht.',
    children: <Button variant="contained">Zurück zur Startseite</Button>,
  },
};
