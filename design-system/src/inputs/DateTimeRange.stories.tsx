import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { fullHours } from '../../testing/story-data.ts';
import { DateTimeRange } from './DateTimeRange.tsx';
import type { LocalStay } from './stay-range.ts';

const meta = {
  component: DateTimeRange,
  args: {
    value: { dropoff: '2026-11-21T10:00', pickup: '2026-11-21T17:00' },
    minimum: '2026-11-21T09:00',
    times: fullHours,
    locale: 'en-GB',
    onChange: fn(),
    labels: { dropoff: 'Drop-off', pickup: 'Pick-up', date: 'date', time: 'time' },
  },
  render: function Chosen({ value, onChange, ...rest }) {
    const [stay, setStay] = useState(value);
    const change = (wanted: LocalStay) => {
      setStay(wanted);
      onChange(wanted);
    };
    return <DateTimeRange {...rest} value={stay} onChange={change} />;
  },
} satisfies Meta<typeof DateTimeRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await tabTo(canvas.getByLabelText(`${say('Drop-off')}: ${say('date')}`));
    await userEvent.keyboard('2026-11-23');
    await userEvent.tab();
    await expect(canvas.getByLabelText(`${say('Drop-off')}: ${say('time')}`)).toHaveFocus();
    await userEvent.selectOptions(document.activeElement as HTMLElement, '12:00');
    const [[{ dropoff, pickup }] = [meta.args.value]] = args.onChange.mock.calls.slice(-1);
    await expect(dropoff).toBe('2026-11-23T12:00');
    await expect(pickup > dropoff).toBe(true);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'smallPhone' } } };
export const Error: Story = { args: { error: 'This place is closed at that time.' } };
export const DropoffPassed: Story = {
  args: { dropoffFixed: true },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(canvas.getByLabelText(`${say('Drop-off')}: ${say('date')}`)).toBeDisabled();
    await expect(canvas.getByLabelText(`${say('Pick-up')}: ${say('date')}`)).toBeEnabled();
  },
};
const HOURS = ['09:30', '10:00', '11:00', '12:00'];
export const OwnHours: Story = {
  args: {
    times: () => HOURS,
    notes: {
      dropoff: 'Closed that day. Reopens Mon 23 Nov, 09:30–12:00.',
      pickup: 'It closes then. Plan to arrive earlier.',
    },
  },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    labels: { dropoff: 'Gepäckabgabezeitpunkt', pickup: 'Gepäckabholungszeitpunkt', date: 'Datum', time: 'Uhrzeit' },
  },
};
