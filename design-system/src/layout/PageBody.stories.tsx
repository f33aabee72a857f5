import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../surfaces/Panel.tsx';
import { PageBody } from './PageBody.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = {
  component: PageBody,
  args: {
    children: [
      <PageHeading key="heading" title="Luggage storage in London" />,
      <Panel key="panel">
        <Typography>Shops, hotels and lockers near you.</Typography>
      </Panel>,
    ],
  },
} satisfies Meta<typeof PageBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { size: 'narrow' } };
export const Wide: Story = { args: { size: 'wide' } };
