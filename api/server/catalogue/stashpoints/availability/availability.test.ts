import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Closure } from '../../../../contract/rules/opening-hours.ts';
import { addCalendarDays, localMoment } from '../../../../contract/rules/time.ts';
import { type BagSize, bySize, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { OpeningException, OpeningHours } from '../../../../contract/vocabulary/opening-hours.ts';
import { createCity, createSession, createStashpoint, ROUND_THE_CLOCK } from '../../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { hexId } from '../../../platform/secrets/ids.ts';
import { capacityColumns } from '../record/capacity-columns.ts';
import { hoursColumns } from '../record/hours-columns.ts';
import { writeStashpoint } from '../record/write-stashpoint.ts';
import { isClosedForStay } from './closed-for-stay.ts';

/*
 * Tests availability against a model without ranges, windows or SQL: it walks through every quarter of an hour of a
 * stay and counts the bags that are there.
 */

interface ModelBooking {
  from: Date;
  until: Date;
  state: string;
  holdEnds: Date | null;
  bags: Bags;
}
type Bags = Record<BagSize, number>;

let server: TestServer;
let cityId: string;
let hostId: string;
beforeAll(async () => {
  server = await startTestServer();
  cityId = (await createCity(server)).id;
  hostId = (await createSession(server, 'host')).user.id;
});
afterAll(() => server.close());

const QUARTER = 15 * 60_000;
const EARLIEST = new Date(0);
const ZONES = ['Europe/London', 'Europe/Berlin', 'America/New_York', 'Asia/Seoul'];

describe('availability', () => {
  it('equals a brute-force model on random hours, exceptions, closures, bookings and stays', async () => {
    await fc.assert(
      fc.asyncProperty(scenario(), async (given) => {
        const id = await createStashpoint(server, {
          ...{ cityId, hostId, capacity: { standard: 1000 } },
          hours: given.hours,
          exceptions: given.exceptions,
          closures: given.closures,
          columns: { timezone: given.timezone },
        });
        server.setNow(given.now);
        for (const booking of given.bookings) await insert(id, booking);
        // The place has become smaller than what is booked.
        await write(id, capacityColumns(given.capacity));
        const stashpoint = await server.client.getStashpoint({
          params: { id },
          query: {
            dropoff: given.stay.from.toISOString(),
            pickup: given.stay.until.toISOString(),
            bag_count: total(given.wanted),
            storage_spaces: Object.entries(given.wanted)
              .map(([size, quantity]) => `${size}:${quantity}`)
              .join(','),
          },
        });
        expect({ available: stashpoint.availability === 'available' }).toEqual({ available: modelFits(given) });

        // Of the stays ahead, those for which the place will be closed are noted, and noted again when that changes.
        const confirmed = given.bookings.filter(({ state }) => state === 'confirmed');
        const shut = confirmed.filter((booking) => !isOpenForStay(given, booking)).length;
        expect(await countClosed(id)).toBe(shut);
        await write(id, hoursColumns(ROUND_THE_CLOCK));
        expect(await countClosed(id)).toBe(0);
        await write(id, { active: false });
        expect(await countClosed(id)).toBe(confirmed.length);
        await write(id, { active: true, ...hoursColumns(given.hours, given.exceptions, given.closures) });
        expect(await countClosed(id)).toBe(shut);
      }),
      { numRuns: 150 },
    );
  });
});

function modelFits(given: Scenario): boolean {
  const { stay, now, wanted, capacity } = given;
  if (!isOpenForStay(given, stay)) return false;
  for (let at = stay.from.getTime(); at < stay.until.getTime(); at += QUARTER) {
    const there = given.bookings.filter(
      ({ from, until, state, holdEnds }) =>
        from.getTime() <= at &&
        at < until.getTime() &&
        (['confirmed', 'checked_in'].includes(state) || (state === 'held' && holdEnds !== null && holdEnds > now)),
    );
    const load = (size: keyof Bags) => there.reduce((sum, { bags }) => sum + bags[size], wanted[size]);
    const overflow = MEASURED_SIZES.reduce((sum, size) => sum + Math.max(0, load(size) - capacity[size]), 0);
    if (load('standard') + overflow > capacity.standard) return false;
  }
  return true;
}

function isOpenForStay(given: Scenario, { from, until }: { from: Date; until: Date }): boolean {
  const openAtPickup = modelOpen(given, until) || modelOpen(given, new Date(until.getTime() - 60_000));
  return modelOpen(given, from) && openAtPickup;
}

/** Tells whether the model is open, by the day on which the hours began: today's or last night's. */
function modelOpen({ hours, exceptions, closures, timezone }: Scenario, instant: Date): boolean {
  const { date, minute } = localMoment(instant, timezone);
  const closedOn = (day: string) => closures.some(({ start_date, end_date }) => start_date <= day && day <= end_date);
  if (closedOn(date) || exceptions.some((each) => each.date === date && each.type === 'closed' && !each.start_time))
    return false;
  const days = [
    { day: date, minute },
    { day: addCalendarDays(date, -1), minute: minute + 1440 },
  ];
  const isGap = ({ day, minute: m }: { day: string; minute: number }) =>
    exceptions.some(
      ({ date: of, type, start_time: from, end_time: to }) =>
        of === day && type === 'closed' && from && within(m, from, to ?? ''),
    );
  if (days.some(isGap)) return false;
  return days.some(({ day, minute: m }) => {
    if (closedOn(day)) return false;
    const own = exceptions.filter((each) => each.date === day);
    const opened = own.filter(({ type }) => type === 'open');
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    const open =
      opened.length > 0
        ? opened.some((each) => within(m, each.start_time ?? '', each.end_time ?? ''))
        : hours.some((each) => each.day === weekday && within(m, each.open, each.close));
    const shut = own.some((each) => each.type === 'closed' && !each.start_time);
    return open && !shut;
  });
}

function within(minute: number, from: string, to: string): boolean {
  const read = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  const end = read(to) > read(from) ? read(to) : read(to) + 1440;
  return read(from) <= minute && minute < end;
}

function total(bags: Bags): number {
  return bags.small + bags.medium + bags.large + bags.standard;
}

async function insert(stashpoint: string, booking: ModelBooking): Promise<void> {
  await sql`insert into bookings (id, stashpoint_id, user_id, email, first_name, last_name, phone_number, dropoff, pickup,
      bag_count, small, medium, large, standard, currency_code, first_day_price, extra_day_price, booking_fee,
      guarantee_fee, total, host_share, state, hold_expires_at, created)
    values (${hexId(5)}, ${stashpoint}, ${hostId}, 'a@example.org', 'A', 'B', '1', ${booking.from}, ${booking.until},
      ${total(booking.bags)}, ${booking.bags.small}, ${booking.bags.medium}, ${booking.bags.large}, ${booking.bags.standard},
      'GBP', 0, 0, 0, 0, 0, 0, ${booking.state}, ${booking.holdEnds}, ${booking.from})`.execute(server.database.query);
}

function write(stashpoint: string, changes: Parameters<typeof writeStashpoint>[2]): Promise<void> {
  return writeStashpoint(server.database.query, stashpoint, changes);
}

async function countClosed(stashpoint: string): Promise<number> {
  const { rows } = await sql<{ closed: number }>`select count(*)::int as closed from bookings b
    where b.stashpoint_id = ${stashpoint} and ${isClosedForStay(EARLIEST)}`.execute(server.database.query);
  return rows[0]?.closed ?? 0;
}

interface Scenario {
  timezone: string;
  now: Date;
  hours: OpeningHours[];
  exceptions: OpeningException[];
  closures: Closure[];
  capacity: Bags;
  bookings: ModelBooking[];
  stay: { from: Date; until: Date };
  wanted: Bags;
}

/** Generates a scenario around the night the clocks go back in Europe, so that none is ordinary. */
function scenario(): fc.Arbitrary<Scenario> {
  const start = Date.parse('2026-10-24T00:00:00Z');
  const now = new Date('2026-10-23T12:00:00Z');
  const quarters = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * QUARTER);
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
    return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}:00`;
  });
  const wide = fc.constantFrom(
    { open: '06:00:00', close: '23:00:00' },
    { open: '00:00:00', close: '00:00:00' },
    { open: '18:00:00', close: '04:00:00' },
  );
  const date = fc.integer({ min: -1, max: 4 }).map((days) => addCalendarDays('2026-10-24', days));
  const bags = (most: number) => fc.record(bySize(() => fc.nat(most)));
  const span = fc
    .record({ from: quarters(4 * 80), length: quarters(4 * 30).map((value) => value + 4 * QUARTER) })
    .map(({ from, length }) => ({ from: new Date(start + from), until: new Date(start + from + length) }));
  return fc.record({
    timezone: fc.constantFrom(...ZONES),
    now: fc.constant(now),
    hours: fc
      .array(
        fc.oneof({ weight: 4, arbitrary: wide }, { weight: 1, arbitrary: fc.record({ open: time, close: time }) }),
        {
          minLength: 7,
          maxLength: 7,
        },
      )
      .map((days) => days.map((hours, day) => ({ day, ...hours }))),
    exceptions: fc.array(
      fc.oneof(
        date.map((day) => ({ date: day, type: 'closed' as const, start_time: null, end_time: null })),
        fc.record({
          date,
          type: fc.constantFrom('closed' as const, 'open' as const),
          start_time: time,
          end_time: time,
        }),
      ),
      { maxLength: 2 },
    ),
    closures: fc.array(
      date.map((start_date) => ({ start_date, end_date: addCalendarDays(start_date, 1) })),
      { maxLength: 1 },
    ),
    capacity: bags(4).map((capacity) => ({ ...capacity, standard: capacity.standard + 2 })),
    bookings: fc.array(
      fc
        .record({
          span,
          state: fc.constantFrom('held', 'confirmed', 'checked_in', 'checked_out', 'cancelled', 'expired', 'no_show'),
          holdLives: fc.boolean(),
          bags: bags(2).filter((value) => total(value) > 0),
        })
        .map(({ span: { from, until }, state, holdLives, bags: carried }) => ({
          from,
          until,
          state,
          holdEnds: state === 'held' ? new Date(now.getTime() + (holdLives ? 60_000 : -60_000)) : null,
          bags: carried,
        })),
      { maxLength: 8 },
    ),
    stay: span,
    wanted: bags(2).filter((value) => total(value) > 0),
  });
}
