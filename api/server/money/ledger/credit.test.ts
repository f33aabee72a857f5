import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import {
  createBooking,
  createSession,
  createStashpoint,
  holdBooking,
  untilAfterNoon,
} from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let session: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  session = await createSession(server);
});
afterAll(() => server.close());

const cancel = (id: string, refund_type?: 'card' | 'credit', by = session): Promise<Booking> =>
  server
    .clientOf(by.token)
    .updateBooking({ params: { id }, body: { state: 'cancelled', ...(refund_type && { refund_type }) } });

const pay = async (id: string): Promise<Booking> => {
  const client = server.clientOf(session.token);
  await client.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
  return (await client.finalizePayment({ body: { booking_id: id } })).booking;
};

/** Earns credit: two bags for 1,300, paid by card and refunded as credit. */
const earnCredit = async (): Promise<void> => {
  const booking = await createBooking(server, session, await createStashpoint(server));
  await cancel(booking.id, 'credit');
};

const balance = async (): Promise<number> =>
  (await server.clientOf(session.token).getMyCredit()).balances[0]?.amount ?? 0;

describe('credit', () => {
  it('replaces the refund on request, and nothing goes to the card', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const cancelled = await cancel(booking.id, 'credit');
    expect(cancelled).toMatchObject({ payment_status: 'refunded', refund_amount: 1300, refund_credit_amount: 1300 });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge: 1300, refund_credit: -1300 });
    const credit = await server.clientOf(session.token).getMyCredit();
    expect(credit.balances).toEqual([{ ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 1300 }]);
    expect(credit.entries).toMatchObject([{ booking_id: booking.id, amount: 1300, created: TEST_NOW.toISOString() }]);
  });

  it('is not for guests', async () => {
    const guest = await createSession(server, 'guest');
    const booking = await createBooking(server, guest, await createStashpoint(server));
    await expect(cancel(booking.id, 'credit', guest)).rejects.toMatchObject({
      id: 'INVALID_DATA',
      errors: { refund_type: ['INVALID_DATA'] },
    });
    await expect(server.clientOf(guest.token).getMyCredit()).rejects.toMatchObject({ status: 403 });
  });

  it('pays for a stay; the card pays the rest', async () => {
    await earnCredit();
    const stashpoint = await createStashpoint(server);
    const held = await holdBooking(server, session, stashpoint, { bag_count: 4, use_credit: true });
    expect(held).toMatchObject({ state: 'held', total_price_amount: 2500, credit_amount: 1300 });
    expect(await balance()).toBe(0);
    const paid = await pay(held.id);
    expect(paid).toMatchObject({ state: 'confirmed', payment_status: 'paid', credit_amount: 1300 });
    expect(await ledgerOf(server, held.id)).toMatchObject({ charge: 1200, charge_credit: 1300, host_share: 1000 });
    const cancelled = await cancel(held.id);
    expect(cancelled).toMatchObject({ refund_amount: 2500, refund_credit_amount: 1300, payment_status: 'refunded' });
    expect(await ledgerOf(server, held.id)).toMatchObject({ refund_card: -1200, refund_credit: -1300 });
    expect(await balance()).toBe(1300);
  });

  it('that covers everything confirms at once', async () => {
    await earnCredit();
    const booking = await holdBooking(server, session, await createStashpoint(server), {
      bag_count: 1,
      use_credit: true,
    });
    expect(booking).toMatchObject({ state: 'confirmed', payment_status: 'paid', credit_amount: 700 });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge_credit: 700, host_share: 250 });
    expect(await balance()).toBe(600);
  });

  it('that leaves less than the least charge confirms at once, and the platform bears the rest', async () => {
    await earnCredit();
    const stashpoint = await createStashpoint(server, { columns: { booking_fee: 129 } });
    const booking = await holdBooking(server, session, stashpoint, { use_credit: true });
    expect(booking).toMatchObject({ state: 'confirmed', payment_status: 'paid', credit_amount: 1300 });
    expect(booking).toMatchObject({ pre_discount_price: 1329, discount_amount: 29, total_price_amount: 1300 });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge_credit: 1300, host_share: 500 });
    expect((await ledgerOf(server, booking.id)).charge).toBeUndefined();
  });

  it('is not used unless requested, nor in another currency', async () => {
    await earnCredit();
    const held = await holdBooking(server, session, await createStashpoint(server));
    expect(held.credit_amount).toBe(0);
    const abroad = await createStashpoint(server, { columns: { currency_code: 'EUR' } });
    expect((await holdBooking(server, session, abroad, { use_credit: true })).credit_amount).toBe(0);
  });

  it('is returned when a hold expires or is cancelled', async () => {
    await earnCredit();
    const stashpoint = await createStashpoint(server);
    const held = await holdBooking(server, session, stashpoint, { bag_count: 4, use_credit: true });
    await cancel(held.id);
    expect(await balance()).toBe(1300);
    await holdBooking(server, session, stashpoint, { bag_count: 4, use_credit: true });
    expect(await balance()).toBe(0);
    server.setNow('2026-11-23T10:16:00Z');
    expect(await balance()).toBe(1300);
  });

  it('spent elsewhere meanwhile makes a late payment go back', async () => {
    await earnCredit();
    const stashpoint = await createStashpoint(server);
    const client = server.clientOf(session.token);
    const late = await holdBooking(server, session, stashpoint, { bag_count: 4, use_credit: true });
    const { next_action } = await client.payByCard({
      body: { booking_id: late.id, payment_method: 'pm_card_authenticationRequired' },
    });
    server.setNow('2026-11-23T10:16:00Z');
    await holdBooking(server, session, stashpoint, { bag_count: 1, use_credit: true });
    await fetch(new URL(next_action?.url ?? '', server.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ outcome: 'confirm' }),
    });
    await expect(client.finalizePayment({ body: { booking_id: late.id } })).rejects.toMatchObject({
      id: 'HOLD_EXPIRED',
    });
    expect(await ledgerOf(server, late.id)).toEqual({ charge: 1200, refund_card: -1200 });
    expect(await balance()).toBe(600);
  });

  it('stays right when a booking it paid for changes', async () => {
    await earnCredit();
    const held = await holdBooking(server, session, await createStashpoint(server), { bag_count: 4, use_credit: true });
    await pay(held.id);
    const client = server.clientOf(session.token);
    // 2,500 becomes 700: first the card's 1,200 are refunded, then 600 of the credit.
    const changed = await client.updateBooking({ params: { id: held.id }, body: { bag_count: 1 } });
    expect(changed).toMatchObject({ total_price_amount: 700, refund_amount: 0, credit_amount: 700 });
    expect(changed.movements.map(({ amount }) => amount)).toEqual([1200, 1300, -1200, -600]);
    const waiting = await client.updateBooking({ params: { id: held.id }, body: { bag_count: 2 } });
    expect(waiting.pending_change).toMatchObject({ amount_due: 600 });
    await pay(waiting.pending_change?.id ?? '');
    expect(await ledgerOf(server, held.id)).toMatchObject({ charge: 1800, charge_credit: 1300, host_share: 500 });
    const cancelled = await cancel(held.id, 'credit');
    expect(cancelled).toMatchObject({ post_refund_price: 0, refund_amount: 1300, refund_credit_amount: 1300 });
    await ledgerOf(server, held.id);
    expect(await balance()).toBe(1900);
  });

  it('is never spent twice by 32 holds at once', async () => {
    await earnCredit();
    const stashpoint = await createStashpoint(server, { capacity: { standard: 100 } });
    const holds = await Promise.all(
      Array.from({ length: 32 }, (_, turn) =>
        holdBooking(server, session, stashpoint, { ...untilAfterNoon(turn), bag_count: 1, use_credit: true }),
      ),
    );
    expect(holds.reduce((sum, { credit_amount }) => sum + credit_amount, 0)).toBe(1300);
    expect(await balance()).toBe(0);
  });

  it('is never negative, whatever happens in whatever order', async () => {
    const step = fc.record({
      act: fc.constantFrom('hold', 'hold', 'pay', 'cancel', 'credit', 'change', 'wait'),
      which: fc.nat(20),
      bags: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        server.setNow(TEST_NOW);
        session = await createSession(server);
        await earnCredit();
        const stashpoint = await createStashpoint(server, { capacity: { standard: 100 } });
        const client = server.clientOf(session.token);
        const made: string[] = [];
        // Four at a time, so that they interleave.
        for (let start = 0; start < steps.length; start += 4) {
          await Promise.allSettled(
            steps.slice(start, start + 4).map(async ({ act, which, bags }) => {
              const id = made[which % Math.max(1, made.length)] ?? '';
              if (act === 'hold')
                made.push((await holdBooking(server, session, stashpoint, { bag_count: bags, use_credit: true })).id);
              else if (act === 'pay') await pay(id);
              else if (act === 'cancel') await cancel(id);
              else if (act === 'credit') await cancel(id, 'credit');
              else if (act === 'change') await client.updateBooking({ params: { id }, body: { bag_count: bags } });
              else server.setNow(new Date(server.services.now().getTime() + 8 * 60_000));
            }),
          );
        }
        await expectSound(made);
      }),
      { numRuns: 20 },
    );
  });
});

/**
 * Expects every booking's ledger to add up, and its person's credit to be neither negative nor more than cards have
 * paid.
 */
async function expectSound(ids: string[]): Promise<void> {
  for (const id of ids) await ledgerOf(server, id);
  const { entries, balances } = await server.clientOf(session.token).getMyCredit();
  const reserved = await server.database.query
    .selectFrom('bookings')
    .select(({ fn }) => fn.sum<number>('credit_amount').as('sum'))
    .where('user_id', '=', session.user.id)
    .where('state', '=', 'held')
    .where('hold_expires_at', '>', server.services.now())
    .executeTakeFirst();
  const owned = entries.reduce((sum, { amount }) => sum + amount, 0);
  expect(owned - Number(reserved?.sum ?? 0)).toBe(balances[0]?.amount ?? 0);
}
