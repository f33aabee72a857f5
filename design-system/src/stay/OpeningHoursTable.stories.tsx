import type { Meta, StoryObj } from '@storybook/react-vite';
import { exceptions, weekHours } from '../../testing/story-data.ts';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';

const meta = {
  component: OpeningHoursTable,
  args: {
    hours: weekHours,
    exceptions: [],
    today: '2026-11-21',
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
export const WithExceptions: Story = { args: { exceptions, today: '2026-12-22' } };
export const RoundTheClock: Story = {
  args: { hours: weekHours.map(({ day }) => ({ day, open: '00:00:00', close: '00:00:00' })) },
};
export const PastMidnight: Story = {
  args: { hours: weekHours.map(({ day }) => ({ day, open: '18:00:00', close: '02:00:00' })) },
};
export const Empty: Story = { args: { hours: [] } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    exceptions,
    today: '2026-12-22',
    labels: {
      caption: 'Öffnungszeiten',
      today: 'Heute',
      closed: 'Geschlossen',
      allDay: 'Rund um die Uhr geöffnet',
      exception: 'Abweichende Feiertagsöffnungszeiten',
    },
  },
};
