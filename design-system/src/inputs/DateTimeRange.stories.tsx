import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sayIn, tabTo, tabToDay } from '../../testing/by-keys.ts';
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

export const Default: Story = {};
export const Typed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    const dropoff = canvas.getByRole('group', { name: `${say('Drop-off')}: ${say('date')}` });
    await tabToDay(dropoff);
    await userEvent.keyboard('23112026');
    await tabTo(canvas.getByLabelText(`${say('Drop-off')}: ${say('time')}`));
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/23.+10:00.+23.+13:00/));
    await userEvent.selectOptions(document.activeElement as HTMLElement, '12:00');
    const [[stay] = [meta.args.value]] = args.onChange.mock.calls.slice(-1);
    await expect(stay).toEqual({ dropoff: '2026-11-23T12:00', pickup: '2026-11-23T13:00' });
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'smallPhone' } } };
export const Error: Story = {
  args: { error: 'This place is closed at that time.' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    const pickup = canvas.getByRole('group', { name: `${say('Pick-up')}: ${say('date')}` });
    const day = await tabToDay(pickup);
    await userEvent.keyboard('31022026');
    await userEvent.click(document.body);
    await expect(await canvas.findByText(/\d\d[./]\d\d[./]20\d\d/)).toBeVisible();
    await expect(day).toHaveTextContent('31');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const DropoffPassed: Story = {
  args: { dropoffFixed: true },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    const dates = (end: string) => canvas.getByRole('group', { name: `${say(end)}: ${say('date')}` });
    await expect(within(dates('Drop-off')).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(within(dates('Pick-up')).getByRole('button')).not.toHaveAttribute('aria-disabled');
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
