import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { DateTimeRange } from './DateTimeRange.tsx';

const meta = {
  component: DateTimeRange,
  args: {
    value: { dropoff: '2026-11-21T10:00', pickup: '2026-11-21T17:00' },
    minimum: '2026-11-21T09:00',
    onChange: fn(),
    labels: { dropoff: 'Drop-off', pickup: 'Pick-up', date: 'date', time: 'time' },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <DateTimeRange {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateTimeRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = { args: { error: 'This place is closed at that time.' } };
export const DropoffPassed: Story = { args: { dropoffFixed: true } };
export const RoundTheClock: Story = { args: { firstHour: 0, lastHour: 23 } };
export const LongText: Story = {
  args: {
    locale: 'de-DE',
    labels: { dropoff: 'Gepäckabgabezeitpunkt', pickup: 'Gepäckabholungszeitpunkt', date: 'Datum', time: 'Uhrzeit' },
  },
};
