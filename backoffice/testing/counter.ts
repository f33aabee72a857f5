import type { CounterBooking, CounterDay, CounterStashpoint, CounterTask } from '@cubby/api';
import { bySize } from '@cubby/api';
import { NOTHING_HAPPENED } from '../src/host/counter/scan/provisional.ts';

/* The server's responses to a counter; a test states only what it is about. */

export function counterBooking(own: Partial<CounterBooking> = {}): CounterBooking {
  return {
    id: '4F7K2M9QXA',
    version: 0,
    pin: '4711',
    state: 'confirmed',
    first_name: 'Maya',
    last_name: 'Lindqvist',
    phone_number: '+44 20 7946 0018',
    language: 'en',
    confirmed_at: '2026-11-20T10:00:00.000Z',
    dropoff: '2026-11-22T10:00:00.000Z',
    pickup: '2026-11-22T16:00:00.000Z',
    bag_count: 2,
    storage_spaces: [{ size: 'standard', quantity: 2 }],
    accessibility_required: false,
    payment_status: 'paid',
    total_price_amount: 1198,
    ccy_code: 'GBP',
    ccy_minor_in_major: 100,
    ...NOTHING_HAPPENED,
    no_show_times: { from: '2026-11-22T11:00:00.000Z', undo_until: '2026-11-22T20:00:00.000Z' },
    ...own,
  };
}

export function counterDay(own: Partial<CounterDay> = {}): CounterDay {
  return {
    stashpoint: {
      id: '08399e7fe29b',
      name: 'The Shelf',
      business_name: 'Shelf Ltd',
      address: '1 High Street',
      timezone: 'Europe/London',
      capacity: { ...bySize(() => 0), standard: 12 },
      step_free: true,
      tag_ranges: [{ prefix: 'A', first: 1, last: 40 }],
      open: [{ from: '2026-11-22T08:00:00.000Z', until: '2026-11-22T20:00:00.000Z' }],
      walk_in_url: 'https://cubby.test/stashpoints/08399e7fe29b',
    },
    date: '2026-11-22',
    generated: '2026-11-22T10:00:00.000Z',
    bookings: [counterBooking()],
    tasks: [],
    cursor: '1',
    pass_key: '',
    ...own,
  };
}

const HOUR_MS = 3_600_000;

/** Returns the time so many hours from now, or ago. */
export const inHours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString();

export const COUNTER_PLACE: CounterStashpoint = {
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

/** The real today, at a place that is always open. */
export function counterToday(bookings: CounterBooking[], own: Partial<CounterDay> = {}): CounterDay {
  const { stashpoint } = counterDay();
  return counterDay({
    date: inHours(0).slice(0, 10),
    generated: inHours(0),
    bookings,
    stashpoint: { ...stashpoint, timezone: 'UTC', open: [{ from: inHours(-72), until: inHours(72) }] },
    ...own,
  });
}

/** A check-in that was refused: another device had already taken in the same bags. */
export function counterTask(own: Partial<CounterTask> = {}): CounterTask {
  return {
    id: 't1',
    booking_id: '8HD3PW6RTC',
    first_name: 'Jonas',
    last_name: 'Lindqvist',
    kind: 'check_in',
    occurred_at: inHours(-1),
    created: inHours(-1),
    person_name: 'Noor',
    device_name: 'Counter phone',
    error_id: 'BOOKING_NOT_CHANGEABLE',
    message: '',
    tags: ['B7', 'B8'],
    accepted: { person_name: 'Kit', device_name: 'Till', occurred_at: inHours(-2), tags: ['A1', 'A2'] },
    ...own,
  };
}
