import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../surfaces/Panel.tsx';
import { type HeatHour, WeekHeat } from './WeekHeat.tsx';

const week = (hourOf: (weekday: number, hour: number) => Omit<HeatHour, 'weekday' | 'hour'>) =>
  Array.from({ length: 168 }, (_, index) => {
    const [weekday, hour] = [Math.floor(index / 24), index % 24];
    return { weekday, hour, ...hourOf(weekday, hour) };
  });

/** A shop that is full at noon and at weekends, and has searches in the evening. */
const shop = week((weekday, hour) => {
  const isOpen = hour >= 9 && hour < 19 && weekday < 6;
  const share = isOpen ? Math.max(0, 1 - Math.abs(13 - hour) / 6) * (weekday > 3 ? 1 : 0.6) : 0;
  const isMissed = !isOpen && (hour === 20 || hour === 8 || (weekday === 6 && hour > 9 && hour < 15));
  const text = isOpen ? `${Math.round(share * 100)}%` : isMissed ? 'closed, searches for 3 bags' : 'closed';
  return { isOpen, share, missed: isMissed ? (hour === 20 ? 1 : 0.2) : 0, text };
});

const meta = {
  component: WeekHeat,
  // A control for 168 hours would be longer than the page around it.
  argTypes: { hours: { control: false } },
  args: {
    hours: shop,
    words: {
      caption: 'Occupancy by hour of the week',
      day: 'Day',
      weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      hour: String,
      empty: 'Empty',
      full: 'Full',
      closed: 'Closed',
      missed: 'Missed searches',
    },
  },
  render: (args) => (
    <Panel>
      <WeekHeat {...args} />
    </Panel>
  ),
} satisfies Meta<typeof WeekHeat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { hours: week((_, hour) => ({ isOpen: hour > 8 && hour < 18, share: 0, missed: 0, text: '0 %' })) },
};
export const AroundTheClock: Story = {
  args: {
    hours: week((_, hour) => ({ isOpen: true, share: hour / 24, missed: hour === 23 ? 1 : 0, text: `${hour} bags` })),
  },
};
/** A place that has no hours yet. */
export const NeverOpen: Story = {
  args: { hours: week(() => ({ isOpen: false, share: 0, missed: 0, text: 'closed' })) },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    words: {
      caption: 'Wie voll der Raum zu jeder Stunde der Woche ist',
      day: 'Wochentag',
      weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
      hour: String,
      empty: 'Nichts da',
      full: 'Bis auf den letzten Platz belegt',
      closed: 'Geschlossen',
      missed: 'Vergeblich gesucht',
    },
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 300 }}>
      <Panel>
        <WeekHeat {...args} />
      </Panel>
    </div>
  ),
};
