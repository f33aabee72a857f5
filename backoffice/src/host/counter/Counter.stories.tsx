import type { CounterDay, OwnDevice } from '@cubby/api';
import { counterStory } from '../../../testing/console-story.tsx';
import { COUNTER_PLACE, counterBooking, counterTask, counterToday, inHours } from '../../../testing/counter.ts';

export default { title: 'Counter', tags: ['!autodocs'] };

const bag = (number: number, tag: string) =>
  ({ number, size: 'standard', tag, checked_in_at: inHours(-3), checked_out_at: null }) as const;
const ARRIVING = counterBooking({ id: '4F7K2M9QXA', dropoff: inHours(-0.1), pickup: inHours(5) });
const INSIDE = counterBooking({
  id: '8HD3PW6RTC',
  first_name: 'Jonas',
  state: 'checked_in',
  dropoff: inHours(-3),
  pickup: inHours(0.5),
  checked_in_at: inHours(-3),
  bags: [bag(1, 'A1'), bag(2, 'A2')],
});
const LATE = { ...INSIDE, id: '2VN9XK4JMB', first_name: 'Ines', pickup: inHours(-1) };

const of = (today: CounterDay, at = '/', own: Partial<Parameters<typeof counterStory>[0]['state']> = {}) =>
  counterStory({
    at,
    state: { stashpoints: [COUNTER_PLACE], stashpointId: COUNTER_PLACE.id, day: today, heardAt: inHours(0), ...own },
  });

const TILL: OwnDevice = {
  id: 'till',
  name: 'Till',
  stashpoint: { id: COUNTER_PLACE.id, name: COUNTER_PLACE.name },
  paired_at: inHours(-100),
  last_seen_at: inHours(0),
  person: null,
  people: [
    { id: 'kit', name: 'Kit' },
    { id: 'noor', name: 'Noor' },
  ],
  expires_at: inHours(1000),
  lock_minutes: 10,
};

/** Today. */
export const Default = of(counterToday([ARRIVING, INSIDE, LATE]));
export const Empty = of(counterToday([]));
export const TakeIn = of(counterToday([ARRIVING]), '/counter?booking=4F7K2M9QXA');
export const HandBack = of(counterToday([INSIDE]), '/counter?booking=8HD3PW6RTC');
/** Two devices took in the same bags. */
export const Conflict = of(counterToday([INSIDE], { tasks: [counterTask()] }));
export const Offline = of(counterToday([ARRIVING, INSIDE]), '/', { link: 'offline', heardAt: inHours(-2) });
export const Pin = of(counterToday([]), '/', { shared: TILL, lock: 'locked' });
