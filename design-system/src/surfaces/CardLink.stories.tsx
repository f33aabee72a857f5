import AddRounded from '@mui/icons-material/AddRounded';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { layer } from '../tokens/index.ts';
import { CardLink } from './CardLink.tsx';

const meta = {
  component: CardLink,
  args: { href: '/luggage-storage/united-kingdom/london', children: 'Copper Kettle Café' },
  render: (args) => (
    <Card sx={{ position: 'relative', p: 2, maxWidth: 320 }}>
      <h3>
        <CardLink {...args} />
      </h3>
      <IconButton aria-label="+" sx={{ position: 'relative', zIndex: layer.control }}>
        <AddRounded />
      </IconButton>
    </Card>
  ),
} satisfies Meta<typeof CardLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { language: 'de' },
  args: { children: 'Gepäckaufbewahrung am Donaudampfschifffahrtsgesellschaftskapitänsplatz' },
};
