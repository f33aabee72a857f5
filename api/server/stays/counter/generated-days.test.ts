import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { CounterResult } from '../../../contract/structs/counter.ts';
import { type ActionToTake, createCounter, type TestCounter } from '../../../testing/counter.ts';
import { createBooking } from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

/*
 * Generated days at two devices without a network. `GENERATED_SEED` and `GENERATED_DAYS` are set by `npm run endure`.
 */

const DAYS = Number(process.env.GENERATED_DAYS ?? 12);
const BOOKINGS = 3;
const MINUTE_MS = 60_000;
/** Between two arrivals at the server. */
const STEP_MINUTES = 11;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The actions of a person at a device, each with the fate of its request. */
const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom('check_in', 'check_in', 'check_out', 'correct', 'miss', 'reinstate'),
    booking: fc.nat(BOOKINGS - 1),
    firstTag: fc.nat(5),
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    bagCount: fc.integer({ min: 1, max: 2 }),
    clockMinutes: fc.integer({ min: -120, max: 120 }),
    fault: fc.constantFrom('none', 'none', 'answer lost', 'twice at once'),
  }),
  { maxLength: 7 },
);
type Deed = typeof deeds extends fc.Arbitrary<infer T> ? (T & unknown[])[number] : never;

const days = fc.record({
  devices: fc.tuple(deeds, deeds),
  /** The device that reaches the server next; each sends in order. */
  turns: fc.array(fc.nat(1), { minLength: 14, maxLength: 14 }),
});

it(
  'ends a day at two devices as one list of its actions does, whatever gets lost or is sent twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(days, async ({ devices, turns }) => {
        const arrivals = inTurn(devices, turns).map((deed, turn) => ({ deed, action: actionOf(deed, turn), turn }));
        const two = await openShop();
        for (const { deed, action, turn } of arrivals) {
          at(turn);
          const results = await send(two, deed, action);
          expect(new Set(results.map(({ outcome, task }) => `${outcome} ${task?.id}`)).size).toBe(1);
        }
        const one = await openShop();
        for (const { action, turn } of arrivals) {
          at(turn);
          await act(one, { ...action, id: randomUUID(), device_id: randomUUID() });
        }
        const state = await stateOf(two);
        expect(state).toEqual(await stateOf(one));
        const links = state.stays.flatMap(({ chain }) => chain);
        expect(links.length + state.tasks.length, 'each action does one thing, or becomes one task').toBe(
          arrivals.length,
        );
        const tags = state.bags.flatMap(({ bags }) =>
          bags.flatMap((bag) => (bag.checked_out_at ? [] : (bag.tag ?? []))),
        );
        expect(new Set(tags).size, 'no tag is on two bags').toBe(tags.length);
      }),
      {
        numRuns: DAYS,
        // Looking for a smaller example would take longer than the test may, and hide the failure.
        endOnFailure: true,
        ...(process.env.GENERATED_SEED && { seed: Number(process.env.GENERATED_SEED) }),
      },
    );
  },
  60_000 + DAYS * 2_000,
);

interface Shop {
  counter: TestCounter;
  bookings: Booking[];
}

type Action = ActionToTake & { booking: number };

/** Opens a shop that expects three travellers with two bags each. */
async function openShop(): Promise<Shop> {
  server.setNow(TEST_NOW);
  const counter = await createCounter(server);
  const { dropoff, pickup } = counter.booking;
  const bookings = [counter.booking];
  while (bookings.length < BOOKINGS)
    bookings.push(await createBooking(server, counter.traveller, counter.stashpointId, { dropoff, pickup }));
  return { counter, bookings };
}

function at(turn: number): Date {
  const now = new Date(TEST_NOW.getTime() + turn * STEP_MINUTES * MINUTE_MS);
  server.setNow(now);
  return now;
}

/** Merges what two devices send, in the order in which it arrives. */
function inTurn(devices: readonly Deed[][], turns: readonly number[]): Deed[] {
  const [mine = [], other = []] = devices.map((deeds) => [...deeds]);
  return turns.flatMap(
    (turn) => (turn === 0 ? (mine.shift() ?? other.shift()) : (other.shift() ?? mine.shift())) ?? [],
  );
}

function actionOf({ kind, booking, firstTag, numbers, bagCount, clockMinutes }: Deed, turn: number): Action {
  const occurred_at = new Date(at(turn).getTime() + clockMinutes * MINUTE_MS).toISOString();
  const common = { id: randomUUID(), device_id: randomUUID(), kind, booking, occurred_at, queued: true };
  if (kind === 'check_in') return { ...common, bags: [{ tag: `T${firstTag}` }, { tag: `T${firstTag + 1}` }] };
  if (kind === 'check_out') return { ...common, ...(numbers.length > 0 && { bag_numbers: numbers }) };
  return { ...common, ...(kind === 'correct' && { bag_count: bagCount }) };
}

async function send(shop: Shop, { fault }: Deed, action: Action): Promise<CounterResult[]> {
  if (fault === 'twice at once') return Promise.all([act(shop, action), act(shop, action)]);
  const first = await act(shop, action);
  return fault === 'answer lost' ? [first, await act(shop, action)] : [first];
}

function act({ counter, bookings }: Shop, { booking, ...action }: Action): Promise<CounterResult> {
  return counter.act({ ...action, booking_id: bookings[booking]?.id ?? '' });
}

/** Custody, tags, money and room of a shop, without ids that are drawn anew. */
async function stateOf({ counter, bookings }: Shop) {
  const host = server.clientOf(counter.host.token);
  const traveller = server.clientOf(counter.traveller.token);
  const { stashpointId: id } = counter;
  const day = await host.getCounterDay({ params: { id } });
  const indexOf = (booking: string) => bookings.findIndex((each) => each.id === booking);
  const stays = bookings.map(async (booking) => {
    const { state, bag_count, total_price_amount } = await traveller.getBooking({ params: { id: booking.id } });
    const chain = await host.getCustody({ params: { id: booking.id } });
    return {
      ...{ state, bag_count, total_price_amount },
      chain: chain.map(({ kind, occurred_at, bags }) => ({ kind, occurred_at, bags })),
      ledger: await ledgerOf(server, booking.id),
    };
  });
  return {
    stays: await Promise.all(stays),
    bags: day.bookings
      .map(({ id, bags, other_tags }) => ({ booking: indexOf(id), bags, other_tags: other_tags.sort() }))
      .sort((one, other) => one.booking - other.booking),
    tasks: day.tasks.map(({ booking_id, kind, occurred_at, tags, error_id }) => ({
      ...{ kind, occurred_at, tags, error_id },
      booking: indexOf(booking_id),
    })),
    inside: await host.listCounterStashpoints().then(([place]) => place?.bags_inside),
    room: (await server.client.getHourlyAvailability({ params: { id }, query: { date: '2026-11-23' } })).hours,
  };
}
