import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompassPicture } from '../surfaces/CompassPicture.tsx';
import { PageFault } from './PageFault.tsx';

const meta = {
  component: PageFault,
  args: {
    code: '500',
    title: 'We couldn’t load the places. Check your connection.',
    text: 'Zoom out or move the map: the next free space is often a street away.',
    children: <Button variant="contained">Try again</Button>,
  },
} satisfies Meta<typeof PageFault>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = {
  args: { code: '404', title: 'No places available here', picture: <CompassPicture label="A compass" /> },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Gepäckaufbewahrungsmöglichkeiten gibt es hier leider keine',
    text: 'Am Donaudampfschifffahrtskapitänsplatz vielleicht.',
    children: <Button variant="contained">Zurück zur Startseite</Button>,
  },
};
