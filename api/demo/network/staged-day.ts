import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { BookingState } from '../../contract/rules/booking-lifecycle.ts';
import { ANSWER_HOURS } from '../../contract/rules/incidents.ts';
import { calendarDaysBetween, localMoment } from '../../contract/rules/time.ts';
import { createRandom } from '../../drawings/random.ts';
import { type BookingRow, book } from './bookings.ts';
import { customerAt } from './people.ts';
import { bookingIdOf, idOf, type Row } from './rows.ts';
import type { DemoStashpoint } from './stashpoints.ts';

const QUARTER_MS = 900_000;

interface Scene {
  key: string;
  state: BookingState;
  /** Minutes from now to drop-off and to pick-up. */
  from: number;
  until: number;
  bags: number;
  own?: Partial<BookingRow>;
}

/** The situations at a counter on any day; each exists once whenever the demo is started. */
const SCENES: readonly Scene[] = [
  { key: 'due now', state: 'confirmed', from: 10, until: 300, bags: 2 },
  { key: 'step-free', state: 'confirmed', from: 25, until: 240, bags: 1, own: { accessibility_required: true } },
  { key: 'late', state: 'confirmed', from: -40, until: 200, bags: 3 },
  { key: 'fetched soon', state: 'checked_in', from: -190, until: 20, bags: 2 },
  { key: 'fetched late', state: 'checked_in', from: -320, until: -35, bags: 1 },
  { key: 'inside', state: 'checked_in', from: -95, until: 270, bags: 4 },
  { key: 'overnight', state: 'checked_in', from: -140, until: 1400, bags: 2 },
  { key: 'forgotten', state: 'checked_in', from: -1980, until: -1620, bags: 1 },
  { key: 'gone', state: 'checked_out', from: -400, until: -60, bags: 2 },
  { key: 'later', state: 'confirmed', from: 170, until: 420, bags: 2 },
  { key: 'tonight', state: 'confirmed', from: 290, until: 480, bags: 1 },
];

/**
 * Returns a day at the counter of the demo's host, around the moment the demo is started: one traveller due, one late,
 * bags in storage, and a bag that was not collected yesterday.
 */
export function stagedDay(stashpoint: DemoStashpoint, now: Date): BookingRow[] {
  return SCENES.map(({ key, state, from, until, bags, own }, index) => {
    const dropoff = quarter(addMinutes(now, from));
    const pickup = quarter(addMinutes(now, until));
    const date = (instant: Date) => localMoment(instant, stashpoint.timezone).date;
    const stay = { dropoff, pickup, days: calendarDaysBetween(date(dropoff), date(pickup)) + 1 };
    const who = customerAt(1, index);
    const booking = book(createRandom(`staged-${key}`), stashpoint, stay, now, who, {
      key: `staged:${key}`,
      state,
      bags,
    });
    return { ...booking, ...whenBooked(booking, now), ...own };
  });
}

/** Booking and drop-off are never in the future, and yesterday's forgotten traveller was asked this morning. */
function whenBooked({ state, pickup, dropoff, checked_out_at }: BookingRow, now: Date): Partial<BookingRow> {
  return {
    created: addHours(dropoff < now ? dropoff : now, -20),
    ...((state === 'checked_in' || state === 'checked_out') && { checked_in_at: addMinutes(dropoff, 4) }),
    ...(checked_out_at && { checked_out_at: addMinutes(pickup, -6) }),
    ...(state === 'checked_in' && pickup < addHours(now, -24) && { collected_asked_at: addHours(now, -3) }),
  };
}

/**
 * Returns a report by a traveller who found another of the host's places closed an hour ago and came to this one: the
 * host has yet to respond.
 */
export function stagedIncident(
  bookings: readonly BookingRow[],
  closedStashpointId: string,
  now: Date,
): Row<'incidents'>[] {
  const moved = bookings.find(({ id }) => id === bookingIdOf('staged:later'));
  if (!moved) return [];
  const created = addMinutes(now, -70);
  return [
    {
      id: idOf('report:staged', 32),
      booking_id: moved.id,
      stashpoint_id: closedStashpointId,
      kind: 'closed',
      text: 'The shutters are down and no one’s answering the bell.',
      created,
      resolved_at: addMinutes(created, 3),
      resolution: 'rebooked',
      distance_m: 14,
      accuracy_m: 8,
      was_open: true,
      closure_stood: false,
      answer_by: addHours(created, ANSWER_HOURS),
    },
  ];
}

function quarter(instant: Date): Date {
  return new Date(Math.round(instant.getTime() / QUARTER_MS) * QUARTER_MS);
}
