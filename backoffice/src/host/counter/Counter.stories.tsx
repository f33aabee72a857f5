import type { CounterBooking, CounterDay, CounterStashpoint, CounterTask, OwnDevice } from '@cubby/api';
import { counterStory } from '../../../testing/console-story.tsx';
import { counterBooking, counterDay } from '../../../testing/counter.ts';

export default { title: 'Counter', tags: ['!autodocs'] };

const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString();

const PLACE: CounterStashpoint = {
  id: '08399e7fe29b',
  name: 'The Shelf',
  business_name: 'Shelf Ltd',
  address: '1 High Street',
  timezone: 'UTC',
  status: 'approved',
  active: true,
  bags_inside: 2,
  arrivals_today: 2,
};

const bag = (number: number, tag: string) =>
  ({ number, size: 'standard', tag, checked_in_at: hours(-3), checked_out_at: null }) as const;
const ARRIVING = counterBooking({ id: '4F7K2M9QXA', dropoff: hours(-0.1), pickup: hours(5) });
const INSIDE = counterBooking({
  id: '8HD3PW6RTC',
  first_name: 'Jonas',
  state: 'checked_in',
  dropoff: hours(-3),
  pickup: hours(0.5),
  checked_in_at: hours(-3),
  bags: [bag(1, 'A1'), bag(2, 'A2')],
});
const LATE = { ...INSIDE, id: '2VN9XK4JMB', first_name: 'Ines', pickup: hours(-1) };

const day = (bookings: CounterBooking[], own: Partial<CounterDay> = {}): CounterDay => {
  const { stashpoint, ...rest } = counterDay();
  return {
    ...rest,
    date: new Date().toISOString().slice(0, 10),
    generated: hours(0),
    bookings,
    stashpoint: { ...stashpoint, timezone: 'UTC', open: [{ from: hours(-72), until: hours(72) }] },
    ...own,
  };
};

const of = (today: CounterDay, at = '/', own: Partial<Parameters<typeof counterStory>[0]['state']> = {}) =>
  counterStory({
    at,
    state: { stashpoints: [PLACE], stashpointId: PLACE.id, day: today, heardAt: hours(0), ...own },
  });

const CONFLICT: CounterTask = {
  id: 't1',
  booking_id: '8HD3PW6RTC',
  first_name: 'Jonas',
  last_name: 'Lindqvist',
  kind: 'check_in',
  occurred_at: hours(-1),
  created: hours(-1),
  person_name: 'Noor',
  device_name: 'Counter phone',
  error_id: 'BOOKING_NOT_CHANGEABLE',
  message: '',
  tags: ['B7', 'B8'],
  accepted: { person_name: 'Kit', device_name: 'Till', occurred_at: hours(-2), tags: ['A1', 'A2'] },
};

const TILL: OwnDevice = {
  id: 'till',
  name: 'Till',
  stashpoint: { id: PLACE.id, name: PLACE.name },
  paired_at: hours(-100),
  last_seen_at: hours(0),
  person: null,
  people: [
    { id: 'kit', name: 'Kit' },
    { id: 'noor', name: 'Noor' },
  ],
  expires_at: hours(1000),
  lock_minutes: 10,
};

/** Today. */
export const Default = of(day([ARRIVING, INSIDE, LATE]));
export const Empty = of(day([]));
export const TakeIn = of(day([ARRIVING]), '/counter?booking=4F7K2M9QXA');
export const HandBack = of(day([INSIDE]), '/counter?booking=8HD3PW6RTC');
/** Two devices took in the same bags. */
export const Conflict = of(day([INSIDE], { tasks: [CONFLICT] }));
export const Offline = of(day([ARRIVING, INSIDE]), '/', { link: 'offline', heardAt: hours(-2) });
export const Pin = of(day([]), '/', { shared: TILL, lock: 'locked' });
