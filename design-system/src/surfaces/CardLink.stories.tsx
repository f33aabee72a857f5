import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { layer } from '../tokens/index.ts';
import { CardLink } from './CardLink.tsx';

const meta = {
  component: CardLink,
  args: { href: '/storage/lamplighter', children: 'The Lamplighter Rooms' },
  render: (args) => (
    <Card sx={{ position: 'relative', p: 2, maxWidth: 320 }}>
      <h3>
        <CardLink {...args} />
      </h3>
      <p>Hotel near Covent Garden</p>
      <Button sx={{ position: 'relative', zIndex: layer.control }}>Show on the map</Button>
    </Card>
  ),
} satisfies Meta<typeof CardLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: 'Gepäckaufbewahrung am Donaudampfschifffahrtsgesellschaftskapitänsplatz' },
};
