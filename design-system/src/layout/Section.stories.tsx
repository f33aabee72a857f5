import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn } from '../../testing/by-keys.ts';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { title: 'Pick a place', children: <Typography>Shops, hotels and lockers near you.</Typography> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = {
  args: { aside: <Link href="/search">Find storage</Link> },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: sayIn(globals)('Pick a place') })).toBeVisible();
  },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Gepäckaufbewahrungsmöglichkeiten in der Umgebung',
    children: <Typography>Hundertzwanzig Gepäckaufbewahrungsstellen in Bahnhofsnähe.</Typography>,
    aside: <Link href="/search">Alle Orte in der Umgebung</Link>,
  },
};
