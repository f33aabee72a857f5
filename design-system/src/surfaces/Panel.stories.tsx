import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './Panel.tsx';

const meta = {
  component: Panel,
  args: {
    children: [
      <Typography key="title" variant="h3">
        Leave your bags
      </Typography>,
      <Typography key="text">Show your pass at the counter.</Typography>,
    ],
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Flat: Story = { args: { flat: true, padding: 2, gap: 1 } };
export const Alarm: Story = { args: { flat: true, alarm: true } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    children: (
      <Typography variant="h3">Gepäckaufbewahrung am Donaudampfschifffahrtsgesellschaftskapitänsplatz</Typography>
    ),
  },
};
