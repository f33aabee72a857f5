import type { Meta, StoryObj } from '@storybook/react-vite';
import { weekHours, weekOf } from '../../testing/story-data.ts';
import { type MinuteRange, OpeningHoursTable } from './OpeningHoursTable.tsx';

const meta = {
  component: OpeningHoursTable,
  args: {
    days: weekHours,
    locale: 'en-GB',
    labels: {
      caption: 'Opening hours',
      today: 'Today',
      closed: 'Closed',
      allDay: 'Open 24 hours',
      exception: 'Special hours',
    },
  },
} satisfies Meta<typeof OpeningHoursTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Closed on the second day, and open for a few hours on the third. */
const special = weekHours.map((day, index) =>
  index === 1 || index === 2
    ? { ...day, special: true, ranges: index === 1 ? [] : ([[720, 960]] satisfies MinuteRange[]) }
    : day,
);
export const WithExceptions: Story = { args: { days: special } };
export const RoundTheClock: Story = { args: { days: weekOf(() => [[0, 1440]]) } };
export const PastMidnight: Story = {
  args: {
    days: weekOf(() => [
      [0, 120],
      [1080, 1440],
    ]),
  },
};
export const Empty: Story = { args: { days: weekOf(() => []) } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    days: special,
    labels: {
      caption: 'Öffnungszeiten',
      today: 'Heute',
      closed: 'Geschlossen',
      allDay: 'Rund um die Uhr geöffnet',
      exception: 'Abweichende Feiertagsöffnungszeiten',
    },
  },
};
