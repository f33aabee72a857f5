import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShelfIllustration } from '../surfaces/ShelfIllustration.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  component: Hero,
  args: {
    title: 'Leave your bags',
    lead: 'Shops, hotels and lockers near you.',
    children: (
      <Button href="/search" variant="contained" color="secondary" sx={{ justifySelf: 'start' }}>
        Find storage
      </Button>
    ),
    aside: <ShelfIllustration />,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Gepäckaufbewahrungsmöglichkeiten in Frankfurt-Sachsenhausen',
    lead: 'Hundertzwanzig Gepäckaufbewahrungsstellen in Bahnhofsnähe, auch am Donaudampfschifffahrtskapitänsplatz.',
  },
};
