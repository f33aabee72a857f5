import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResponseError } from '../../../client/errors.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import {
  CONTACT,
  createSession,
  createStashpoint,
  holdBooking,
  TOMORROW,
  untilAfterNoon,
} from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { addUpCouponUses } from '../../offers/coupons/add-up-coupon-uses.ts';

let server: TestServer;
let session: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  session = await createSession(server);
});
afterAll(() => server.close());

/** Returns the results of many concurrent calls: how many succeeded, and the ids of the errors of the rest. */
async function outcomes(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refused = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  return {
    sold: settled.length - refused.length,
    refusals: new Set(refused.map((error) => (error instanceof ResponseError ? error.id : String(error)))),
  };
}

async function createCoupon(code: string, limits: { uses_left?: number; uses_per_customer?: number }): Promise<void> {
  const terms = { id: code, code, percent: 50, active_at: new Date('2026-01-01'), expires_at: new Date('2027-01-01') };
  await server.database.query
    .insertInto('coupons')
    .values({ ...terms, ...limits })
    .execute();
}

describe('many clients at once', () => {
  it('get exactly 20 spaces out of 64 requests, and the rest are refused', async () => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 20 } });
    const { sold, refusals } = await outcomes(
      Array.from({ length: 64 }, (_, turn) =>
        holdBooking(server, session, stashpoint, { ...untilAfterNoon(turn), bag_count: 1 }),
      ),
    );
    expect(sold).toBe(20);
    expect([...refusals]).toEqual(['NO_AVAILABILITY_AT_STASHPOINT']);
  });

  it('make one booking of a request sent ten times at once', async () => {
    const stashpoint = await createStashpoint(server);
    const client = server.clientOf(session.token);
    const customer = { email: 'a@example.org', first_name: 'A', last_name: 'B', phone_number: '+44 20 7946 0018' };
    const body = { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 4, customer };
    const bookings = await Promise.all(
      Array.from({ length: 10 }, () => client.createBooking({ body }, { idempotencyKey: 'ten-at-once' })),
    );
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(1);
  });

  it('use a coupon with two uses twice, whether they are held, paid for or cancelled', async () => {
    const stashpoint = await createStashpoint(server);
    await createCoupon('TWICE', { uses_left: 2 });
    const hold = (turn: number) =>
      holdBooking(server, session, stashpoint, { ...untilAfterNoon(turn), bag_count: 1, coupon_code: 'twice' });
    const first = await outcomes([0, 1, 2, 3, 4, 5, 6, 7].map(hold));
    expect(first.sold).toBe(2);
    expect([...first.refusals]).toEqual(['COUPON_EXPIRED']);

    const client = server.clientOf(session.token);
    const ids = (await client.listBookings({ query: { stashpoint_id: stashpoint } })).items.map(({ id }) => id);
    const pay = (booking_id: string) => client.payByCard({ body: { booking_id, payment_method: 'pm_card_visa' } });
    const paying = await outcomes([...ids.map(pay), ...[8, 9, 10, 11].map(hold)]);
    expect(paying).toEqual({ sold: 2, refusals: new Set(['COUPON_EXPIRED']) });

    await addUpCouponUses(server.database.query);
    await expect(hold(12)).rejects.toMatchObject({ id: 'COUPON_EXPIRED' });
    await client.updateBooking({ params: { id: ids[0] ?? '' }, body: { state: 'cancelled' } });
    expect((await outcomes([13, 14, 15, 16].map(hold))).sold).toBe(1);
  });

  it('use a coupon once for each mailbox, wherever they book', async () => {
    const stashpoints = await Promise.all(Array.from({ length: 6 }, () => createStashpoint(server)));
    await createCoupon('ONCE', { uses_per_customer: 1 });
    const { sold, refusals } = await outcomes(
      stashpoints.flatMap((stashpoint, index) =>
        ['ada', 'grace'].map((name) => {
          const customer = { ...CONTACT, email: `${name}+${index}@example.org` };
          return holdBooking(server, session, stashpoint, { ...untilAfterNoon(index), coupon_code: 'once', customer });
        }),
      ),
    );
    expect(sold).toBe(2);
    expect([...refusals]).toEqual(['COUPON_EXPIRED']);
  });

  it('never exceed a place’s capacity, whatever they do in whatever order', async () => {
    const steps = fc.array(
      fc.record({
        act: fc.constantFrom('hold', 'hold', 'hold', 'pay', 'cancel', 'change', 'expire'),
        which: fc.nat(20),
        bags: fc.integer({ min: 1, max: 4 }),
        from: fc.integer({ min: 9, max: 15 }),
        hours: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 8, maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        server.setNow(TEST_NOW);
        const stashpoint = await createStashpoint(server, { capacity: { standard: 5 } });
        const client = server.clientOf(session.token);
        const held: string[] = [];
        const stay = (from: number, hours: number) => ({
          dropoff: `2026-11-24T${String(from).padStart(2, '0')}:00:00Z`,
          pickup: `2026-11-24T${String(from + hours).padStart(2, '0')}:00:00Z`,
        });
        // Four at a time, so that they interleave.
        for (let start = 0; start < list.length; start += 4) {
          await Promise.allSettled(
            list.slice(start, start + 4).map(async ({ act, which, bags, from, hours }) => {
              const id = held[which % Math.max(1, held.length)] ?? '';
              if (act === 'hold') {
                held.push(
                  (await holdBooking(server, session, stashpoint, { bag_count: bags, ...stay(from, hours) })).id,
                );
              } else if (act === 'pay') {
                await client.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
              } else if (act === 'cancel') {
                await client.updateBooking({ params: { id }, body: { state: 'cancelled' } });
              } else if (act === 'change') {
                await client.updateBooking({ params: { id }, body: { bag_count: bags, ...stay(from, hours) } });
              } else {
                server.setNow(new Date(server.services.now().getTime() + 8 * 60_000));
              }
            }),
          );
        }
        expect(await fullest(stashpoint)).toBeLessThanOrEqual(5);
      }),
      { numRuns: 25 },
    );
  });
});

/** Returns the most bags that are at a place at once, counted hour by hour. Pending changes count as bags. */
async function fullest(stashpoint: string): Promise<number> {
  const now = server.services.now();
  const rows = await server.database.query
    .selectFrom('bookings')
    .selectAll()
    .where('stashpoint_id', '=', stashpoint)
    .where('changes_booking_id', 'is', null)
    .where((or) =>
      or.or([
        or('state', 'in', ['confirmed', 'checked_in']),
        or.and([or('state', '=', 'held'), or('hold_expires_at', '>', now)]),
      ]),
    )
    .execute();
  const hours = Array.from({ length: 24 }, (_, hour) => Date.parse('2026-11-24T00:00:00Z') + hour * 3_600_000);
  return Math.max(
    ...hours.map((at) =>
      rows
        .filter(({ dropoff, pickup }) => dropoff.getTime() <= at && at < pickup.getTime())
        .reduce((sum, { bag_count }) => sum + bag_count, 0),
    ),
  );
}
