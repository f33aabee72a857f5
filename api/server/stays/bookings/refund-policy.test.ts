import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeRefunds } from '../../../contract/rules/describe-refunds.ts';
import { formatMoney } from '../../../contract/rules/money.ts';
import { REFUND_LINES, type RefundPolicy } from '../../../contract/rules/refunds.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { localTime } from '../../../mails/stay-facts.ts';
import {
  createBooking,
  createSession,
  createStashpoint,
  holdBooking,
  ROUND_THE_CLOCK,
} from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, TEST_POLICY, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let session: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  session = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterEach(() => {
  server.services.refundPolicy = TEST_POLICY;
});
afterAll(() => server.close());

const client = () => server.clientOf(session.token);
const look = (id: string) => client().getBooking({ params: { id } });
const cancel = (id: string) => client().updateBooking({ params: { id }, body: { state: 'cancelled' } });
/** Returns what the site shows of a booking about to be paid, as its checkout computes it. */
const pageOf = (booking: Booking, now: Date, policy: RefundPolicy) =>
  describeRefunds(
    'en',
    {
      paid: booking.total_price_amount,
      dropoff: new Date(booking.dropoff),
      paidAt: now,
      lines: {
        bags: booking.first_day_price + booking.extra_day_price,
        booking_fee: booking.pre_discount_total_booking_fee,
        guarantee: booking.pre_discount_total_guarantee_fee,
        trees: booking.tree_price,
      },
      discount: booking.discount_amount,
    },
    now,
    {
      money: (amount) => formatMoney(amount, 'GBP', 100),
      moment: (instant) => localTime({ timezone: 'Europe/London', language: 'en' }, instant),
      policy,
    },
  );
const mailOf = async (id: string) =>
  (
    await server.database.query
      .selectFrom('mails')
      .select('body')
      .where('booking_id', '=', id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).body;

const HALVES: RefundPolicy = [
  { until: { beforeDropoff: 120, afterPaying: 0 }, share: 1, of: REFUND_LINES },
  { until: { beforeDropoff: 0, afterPaying: 60 }, share: 0.5, of: ['bags', 'guarantee'] },
  { until: null, share: 0, of: [] },
];

describe('a policy', () => {
  it.each([
    ['full until drop-off, before drop-off', TEST_POLICY, '2026-11-24T09:59:00Z', 1380, {}],
    [
      'full until drop-off, after drop-off',
      TEST_POLICY,
      '2026-11-24T10:00:00Z',
      0,
      { host_share: 500, trees: 80, guarantee: 200 },
    ],
    ['halves, early', HALVES, '2026-11-24T07:59:00Z', 1380, {}],
    ['halves, late', HALVES, '2026-11-24T08:00:00Z', 600, { host_share: 250, trees: 80, guarantee: 100 }],
    ['halves, too late', HALVES, '2026-11-24T10:00:00Z', 0, { host_share: 500, trees: 80, guarantee: 200 }],
  ] as const)('decides refund, shares and words: %s', async (_name, policy, at, back, shares) => {
    server.services.refundPolicy = policy;
    const booking = await createBooking(server, session, await createStashpoint(server), { tree_count: 2 });
    expect(booking.total_price_amount).toBe(1380);
    expect(await mailOf(booking.id)).toContain(pageOf(booking, TEST_NOW, policy));
    server.setNow(at);
    expect((await look(booking.id)).refund_offer).toMatchObject({ amount: back, whole: back === 1380 });
    expect(await cancel(booking.id)).toMatchObject({ refund_amount: back, post_refund_price: 1380 - back });
    const ledger = await ledgerOf(server, booking.id);
    const { host_share = 0, trees = 0, guarantee = 0, refund_card = 0 } = ledger;
    expect({ host_share, trees, guarantee }).toEqual({ host_share: 0, trees: 0, guarantee: 0, ...shares });
    expect(refund_card).toBe(-back || 0);
  });
});

describe('the promised refund at any time of the day', () => {
  const QUARTERS = Array.from({ length: 96 }, (_, quarter) => new Date(TEST_NOW.getTime() + quarter * 900_000));

  it('is the same on the page, in the email, on the booking and on cancellation', async () => {
    const stashpoint = await createStashpoint(server, { hours: ROUND_THE_CLOCK, capacity: { standard: 200 } });
    for (const now of QUARTERS) {
      server.setNow(now);
      // The current hour is still offered, so the drop-off may be in the past.
      const dropoff = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
      const pickup = new Date(dropoff.getTime() + 3 * 3_600_000).toISOString();
      const booking = await createBooking(server, session, stashpoint, { dropoff: dropoff.toISOString(), pickup });
      const until = new Date(now.getTime() + 3_600_000);
      const said = await mailOf(booking.id);
      expect(said).toContain(pageOf(booking, now, TEST_POLICY));
      expect(said).toContain(localTime({ timezone: 'Europe/London', language: 'en' }, until));
      expect(said).toContain(formatMoney(booking.total_price_amount, 'GBP', 100));
      expect(booking.refund_offer).toEqual({
        amount: booking.total_price_amount,
        until: until.toISOString(),
        withheld: 0,
        whole: true,
      });
      server.setNow(new Date(until.getTime() - 1000));
      expect((await cancel(booking.id)).refund_amount).toBe(booking.total_price_amount);
    }
  });

  it('is over an hour after paying', async () => {
    server.setNow('2026-11-23T10:15:00Z');
    const times = { dropoff: '2026-11-23T10:00:00Z', pickup: '2026-11-23T13:00:00Z' };
    const booking = await createBooking(server, session, await createStashpoint(server), times);
    server.setNow('2026-11-23T11:15:00Z');
    expect((await look(booking.id)).refund_offer).toEqual({ amount: 0, until: null, whole: false, withheld: 0 });
    expect((await cancel(booking.id)).refund_amount).toBe(0);
  });

  it('does not apply once the bags are in storage', async () => {
    server.setNow('2026-11-23T10:15:00Z');
    const times = { dropoff: '2026-11-23T10:00:00Z', pickup: '2026-11-23T13:00:00Z' };
    const booking = await createBooking(server, session, await createStashpoint(server), times);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const inside = await staff.updateBooking({
      params: { id: booking.id },
      body: { state: 'checked_in', reason: 'host_asked' },
    });
    expect(inside.refund_offer).toBe(null);
    await expect(cancel(booking.id)).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });
});

describe('a stay that a coupon made free', () => {
  it('has a grace period of an hour, after which the host keeps their share', async () => {
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    await staff.createCoupon({ body: { code: 'FREE-DAY', percent: 100 } });
    const stashpoint = await createStashpoint(server);
    const book = () => holdBooking(server, session, stashpoint, { coupon_code: 'FREE-DAY' });
    const [early, late] = [await book(), await book()];
    await cancel(early.id);
    expect((await ledgerOf(server, early.id)).host_share ?? 0).toBe(0);
    server.setNow('2026-11-24T12:00:00Z');
    expect((await look(late.id)).refund_offer).toEqual({ amount: 0, until: null, whole: false, withheld: 0 });
    await cancel(late.id);
    expect((await ledgerOf(server, late.id)).host_share).toBe(500);
  });
});

describe('a change', () => {
  const LATER = '2026-11-24T12:00:00Z';
  const change = (id: string, body: { bag_count?: number; pickup?: string; dropoff?: string }) =>
    client().updateBooking({ params: { id }, body });
  const hostOf = async (id: string) => (await ledgerOf(server, id)).host_share;
  const mailsOf = async (id: string) =>
    (await server.database.query.selectFrom('mails').select('body').where('booking_id', '=', id).execute())
      .map(({ body }) => body)
      .join();

  it('refunds no more than cancelling, and the host keeps their share', async () => {
    const stashpoint = await createStashpoint(server, { hours: ROUND_THE_CLOCK });
    const booking = await createBooking(server, session, stashpoint, { bag_count: 4, pickup: '2026-11-29T10:00:00Z' });
    const [total, share] = [booking.total_price_amount, await hostOf(booking.id)];
    server.setNow(LATER);
    const less = { bag_count: 1, pickup: '2026-11-24T18:00:00Z' };
    const quote = await client().quoteChange({ params: { id: booking.id }, body: less });
    expect(quote).toMatchObject({ amount_due: 0, unrefunded_amount: total - 700, post_discount_price: 700 });
    const changed = await change(booking.id, less);
    expect(changed).toMatchObject({
      ...{ bag_count: 1, post_discount_price: 700, total_price_amount: total, unrefunded_amount: total - 700 },
      ...{ refund_amount: 0, post_refund_price: total, payment_status: 'paid' },
    });
    expect(await mailsOf(booking.id)).toContain('it was too late for a refund');
    expect(await hostOf(booking.id)).toBe(share);
    // What was paid is used again before anything more is charged.
    const again = await change(booking.id, { bag_count: 4, pickup: '2026-11-29T10:00:00Z' });
    expect(again).toMatchObject({
      bag_count: 4,
      pending_change: null,
      unrefunded_amount: 0,
      total_price_amount: total,
    });
    expect(await hostOf(booking.id)).toBe(share);
    expect(await change(booking.id, { bag_count: 5 })).toMatchObject({ pending_change: { bag_count: 5 } });
    expect((await cancel(booking.id)).refund_amount).toBe(0);
  });

  it('does not regain a refund by a later drop-off, and keeps one in time', async () => {
    const stashpoint = await createStashpoint(server, { hours: ROUND_THE_CLOCK });
    const times = { dropoff: '2026-11-26T10:00:00Z', pickup: '2026-11-26T12:00:00Z' };
    const [late, early] = [
      await createBooking(server, session, stashpoint),
      await createBooking(server, session, stashpoint),
    ];
    expect((await change(early.id, times)).refund_offer).toMatchObject({ until: '2026-11-26T10:00:00.000Z' });
    server.setNow(LATER);
    expect((await change(late.id, times)).refund_offer).toMatchObject({ amount: 0 });
    expect((await cancel(late.id)).refund_amount).toBe(0);
    expect((await cancel(early.id)).refund_amount).toBe(early.total_price_amount);
  });

  it('deducts nothing for an extension while the bags are in storage', async () => {
    const stashpoint = await createStashpoint(server, { hours: ROUND_THE_CLOCK });
    const booking = await createBooking(server, session, stashpoint);
    server.setNow('2026-11-24T09:50:00Z');
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    await staff.updateBooking({ params: { id: booking.id }, body: { state: 'checked_in', reason: 'host_asked' } });
    const longer = await change(booking.id, { pickup: '2026-11-25T12:00:00Z' });
    const due = longer.pending_change?.id ?? '';
    await client().payByCard({ body: { booking_id: due, payment_method: 'pm_card_visa' } });
    await client().finalizePayment({ body: { booking_id: due } });
    const share = await hostOf(booking.id);
    const back = await change(booking.id, { pickup: booking.pickup });
    expect(back).toMatchObject({ refund_amount: 0, total_price_amount: 2100, unrefunded_amount: 800 });
    expect(await hostOf(booking.id)).toBe(share);
  });

  it('of two at once never makes a larger stay for the price of a smaller one', async () => {
    const stashpoint = await createStashpoint(server, { hours: ROUND_THE_CLOCK });
    const booking = await createBooking(server, session, stashpoint, { bag_count: 4 });
    await Promise.allSettled([1, 2, 3].map((bag_count) => change(booking.id, { bag_count })));
    const { total_price_amount, post_discount_price } = await look(booking.id);
    const ledger = await ledgerOf(server, booking.id);
    expect((ledger.charge ?? 0) + (ledger.refund_card ?? 0)).toBe(total_price_amount);
    expect(post_discount_price).toBe(total_price_amount);
  });
});

describe('the amounts in the response', () => {
  const addsUp = ({ total_price_amount, refund_amount, post_refund_price }: Booking) =>
    expect(refund_amount + post_refund_price).toBe(total_price_amount);

  it('add up after a cheaper change and a cancellation', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const cheaper = await client().updateBooking({ params: { id: booking.id }, body: { bag_count: 1 } });
    expect(cheaper).toMatchObject({ total_price_amount: 700, refund_amount: 0, payment_status: 'paid' });
    addsUp(cheaper);
    const cancelled = await cancel(booking.id);
    expect(cancelled).toMatchObject({
      ...{ total_price_amount: 700, refund_amount: 700, post_refund_price: 0 },
      ...{ payment_status: 'refunded', partially_refunded: false },
    });
    addsUp(cancelled);
    // Both movements are listed, so that nothing is hidden from the payer.
    expect(cancelled.movements.map(({ amount }) => amount)).toEqual([1300, -600, -700]);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const { items } = await staff.listAdminBookings({ query: { q: booking.id } });
    expect(items[0]).toMatchObject({ total_price_amount: 700, refund_amount: 700 });
  });

  it('distinguish partial from full refunds', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const refund = (amount: number) =>
      staff.createRefund({
        body: { booking_id: booking.id, amount, to: 'source', borne_by: 'platform', reason: 'Waited.' },
      });
    await refund(300);
    const part = await look(booking.id);
    expect(part).toMatchObject({ partially_refunded: true, payment_status: 'partially_refunded', refund_amount: 300 });
    addsUp(part);
    await refund(1000);
    const whole = await look(booking.id);
    expect(whole).toMatchObject({ partially_refunded: false, payment_status: 'refunded', refund_amount: 1300 });
    addsUp(whole);
  });
});
