import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';

const meta = {
  component: Tabs,
  args: {
    'aria-label': 'Booking',
    value: 'dropoff',
    children: [
      <Tab key="dropoff" value="dropoff" label="Drop-off" />,
      <Tab key="pickup" value="pickup" label="Pick-up" />,
    ],
  },
  render: function Chosen({ value, ...rest }) {
    const [chosen, setChosen] = useState<unknown>(value);
    return <Tabs {...rest} value={chosen} onChange={(_event, next: unknown) => setChosen(next)} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name: sayIn(globals)(name) });
    await tabTo(tab('Drop-off'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Pick-up')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tab('Pick-up')).toHaveAttribute('aria-selected', 'true');
  },
};
