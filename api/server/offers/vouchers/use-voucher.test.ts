import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import {
  CONTACT,
  createBooking,
  createCity,
  createSession,
  createStashpoint,
  createVoucher,
  holdBooking,
  TOMORROW,
  untilAfterNoon,
} from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let session: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  session = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const clientOf = (token = session) => server.clientOf(token.token);
const quote = (stashpoint_id: string, coupon_code: string, bag_count = 2) =>
  server.client.createQuote({ body: { stashpoint_id, ...TOMORROW, bag_count, coupon_code } });
const cancel = (id: string) => clientOf().updateBooking({ params: { id }, body: { state: 'cancelled' } });

/** Confirms a payment at the traveller's bank. */
async function confirmAtBank(bookingId: string): Promise<void> {
  const { intent_id } = await server.database.query
    .selectFrom('payments')
    .select('intent_id')
    .$narrowType<{ intent_id: string }>()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  await fetch(`${server.url}/_sandbox/stripe/authenticate/${intent_id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ outcome: 'confirm' }),
  });
}

/** Sums a booking's ledger; kinds that cancel each other out are left out. */
async function leftOf(bookingId: string): Promise<Record<string, number>> {
  const sums = Object.entries(await ledgerOf(server, bookingId));
  return Object.fromEntries(sums.filter(([, amount]) => amount !== 0));
}

describe('a voucher', () => {
  it('pays for the bags it covers, with their guarantee and the booking fee', async () => {
    const stashpoint = await createStashpoint(server);
    const voucher = await createVoucher(server, { activates: 2 });
    expect(await quote(stashpoint, voucher.toLowerCase(), 3)).toMatchObject({
      coupon_code: voucher,
      first_day_price: 1500,
      pre_discount_price: 1900,
      discount_amount: 1300,
      prepaid_amount: 1300,
      prepaid_bag_count: 2,
      post_discount_price: 600,
    });
  });

  it('leaves nothing to pay when it covers every bag: the stay is confirmed at once and its host earns in full', async () => {
    const stashpoint = await createStashpoint(server);
    const booking = await holdBooking(server, session, stashpoint, { coupon_code: await createVoucher(server) });
    expect(booking).toMatchObject({ state: 'confirmed', total_price_amount: 0, payment_status: 'paid' });
    expect(await leftOf(booking.id)).toEqual({ prepaid: 1300, host_share: 500, guarantee: 200, platform_fee: 600 });
  });

  it('shares the price with a card for further bags and trees', async () => {
    const stashpoint = await createStashpoint(server);
    const coupon_code = await createVoucher(server, { activates: 1 });
    const booking = await createBooking(server, session, stashpoint, { coupon_code, tree_count: 1 });
    expect(await leftOf(booking.id)).toMatchObject({ charge: 640, prepaid: 700, host_share: 500, trees: 40 });
  });

  it('pays for the dearest bags where sizes cost differently', async () => {
    const stashpoint = await createStashpoint(server, {
      capacity: { small: 2, large: 2 },
      columns: {
        size_pricing: JSON.stringify({ large: { first_day_cost: 900, extra_day_cost: 800 } }),
        storage_type: 'hivebox_locker_bank',
      },
    });
    const storage_spaces = [
      { size: 'small' as const, quantity: 1 },
      { size: 'large' as const, quantity: 1 },
    ];
    const coupon_code = await createVoucher(server, { activates: 1 });
    const answer = await server.client.createQuote({
      body: { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 2, coupon_code, storage_spaces },
    });
    expect(answer).toMatchObject({ prepaid_amount: 1100, post_discount_price: 600 });
  });

  it('is refused if fewer bags are booked than it covers', async () => {
    const stashpoint = await createStashpoint(server);
    const voucher = await createVoucher(server, { activates: 3 });
    await expect(quote(stashpoint, voucher, 2)).rejects.toMatchObject({
      id: 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT',
      errors: { bag_count: ['BAG_COUNT_LESS_THAN_ACTIVATION_COUNT'] },
    });
    await expect(holdBooking(server, session, stashpoint, { coupon_code: voucher })).rejects.toMatchObject({
      id: 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT',
    });
    expect((await quote(stashpoint, voucher, 3)).post_discount_price).toBe(0);
  });

  it.each([
    ['399 metres from the middle', 399, null],
    ['401 metres from the middle', 401, 'COUPON_WRONG_LOCATION'],
  ])('counts inside its area: %s', async (_, metres, refusal) => {
    const lat = 51.5282;
    const stashpoint = await createStashpoint(server, { columns: { lat } });
    const voucher = await createVoucher(server, { lat: lat + metres / 111_194.93, lng: -0.1337, radius: 400 });
    const asked = quote(stashpoint, voucher);
    if (refusal) await expect(asked).rejects.toMatchObject({ id: refusal, errors: { coupon_code: [refusal] } });
    else expect((await asked).prepaid_bag_count).toBe(2);
  });

  it('is refused before it begins, after it ends and once it is switched off', async () => {
    const stashpoint = await createStashpoint(server);
    const early = await createVoucher(server, { columns: { active_at: new Date('2026-11-24T00:00:00Z') } });
    const late = await createVoucher(server, { columns: { expires_at: TEST_NOW } });
    const off = await createVoucher(server, { columns: { active: false } });
    for (const voucher of [early, late, off])
      await expect(quote(stashpoint, voucher)).rejects.toMatchObject({ id: 'COUPON_EXPIRED' });
  });
});

describe('a voucher is used once', () => {
  it('by the first of many simultaneous requests', async () => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 50 } });
    const coupon_code = await createVoucher(server);
    const settled = await Promise.allSettled(
      Array.from({ length: 8 }, (_, turn) =>
        holdBooking(server, session, stashpoint, { ...untilAfterNoon(turn), coupon_code }),
      ),
    );
    const refused = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason.id] : []));
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'COUPON_EXPIRED'));
  });

  it('however often the same request is sent', async () => {
    const stashpoint = await createStashpoint(server);
    const body = {
      ...{ stashpoint_id: stashpoint, ...TOMORROW, bag_count: 2, customer: CONTACT },
      coupon_code: await createVoucher(server),
    };
    const bookings = await Promise.all(
      Array.from({ length: 8 }, () => clientOf().createBooking({ body }, { idempotencyKey: 'voucher-once' })),
    );
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(1);
  });

  it('and again after its hold has run out', async () => {
    const stashpoint = await createStashpoint(server);
    const coupon_code = await createVoucher(server, { activates: 1 });
    await holdBooking(server, session, stashpoint, { coupon_code });
    await expect(quote(stashpoint, coupon_code)).rejects.toMatchObject({ id: 'COUPON_EXPIRED' });
    server.setNow('2026-11-23T10:16:00Z');
    expect((await quote(stashpoint, coupon_code)).prepaid_bag_count).toBe(1);
  });

  it('so a payment after the hold is refunded if someone else has used it since', async () => {
    const stashpoint = await createStashpoint(server);
    const coupon_code = await createVoucher(server, { activates: 1 });
    const late = await holdBooking(server, session, stashpoint, { coupon_code });
    await clientOf().payByCard({ body: { booking_id: late.id, payment_method: 'pm_card_threeDSecure2Required' } });
    server.setNow('2026-11-23T10:16:00Z');
    await createBooking(server, session, stashpoint, { coupon_code });
    await confirmAtBank(late.id);
    await expect(clientOf().finalizePayment({ body: { booking_id: late.id } })).rejects.toMatchObject({
      id: 'HOLD_EXPIRED',
    });
    expect(await leftOf(late.id)).not.toHaveProperty('prepaid');
    expect((await clientOf().getBooking({ params: { id: late.id } })).state).toBe('expired');
  });

  it('and again if its booking is cancelled in time, and then the agency owes nothing', async () => {
    const stashpoint = await createStashpoint(server);
    const coupon_code = await createVoucher(server);
    const { id } = await holdBooking(server, session, stashpoint, { coupon_code });
    expect((await cancel(id)).state).toBe('cancelled');
    expect(await leftOf(id)).toEqual({});
    expect((await quote(stashpoint, coupon_code)).post_discount_price).toBe(0);
  });

  it('for good if its booking is cancelled too late', async () => {
    const stashpoint = await createStashpoint(server);
    const coupon_code = await createVoucher(server);
    const { id } = await holdBooking(server, session, stashpoint, { coupon_code });
    server.setNow('2026-11-24T10:00:00Z');
    await cancel(id);
    expect(await leftOf(id)).toMatchObject({ prepaid: 1300, host_share: 500 });
    server.setNow(TEST_NOW);
    await expect(quote(stashpoint, coupon_code)).rejects.toMatchObject({ id: 'COUPON_EXPIRED' });
  });
});

describe('a booking with a voucher', () => {
  const change = (id: string, body: object) => clientOf().updateBooking({ params: { id }, body });

  it('can be extended: the agency pays for what was booked, the traveller for the rest', async () => {
    const stashpoint = await createStashpoint(server);
    const coupon_code = await createVoucher(server, { activates: 1 });
    const { id } = await createBooking(server, session, stashpoint, { coupon_code });
    const pickup = '2026-11-25T18:00:00Z';
    expect((await clientOf().quoteChange({ params: { id }, body: { pickup } })).amount_due).toBe(800);
    const changed = await change(id, { pickup });
    const pending = changed.pending_change?.id ?? '';
    await clientOf().payByCard({ body: { booking_id: pending, payment_method: 'pm_card_visa' } });
    expect(await leftOf(id)).toMatchObject({ charge: 1400, prepaid: 700, host_share: 900 });
    await cancel(id);
    expect(await leftOf(id)).toEqual({ charge: 1400, refund_card: -1400 });
  });

  it('keeps at least the bags the voucher covers', async () => {
    const stashpoint = await createStashpoint(server);
    const { id } = await holdBooking(server, session, stashpoint, { coupon_code: await createVoucher(server) });
    await expect(change(id, { bag_count: 1 })).rejects.toMatchObject({ id: 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT' });
  });

  it('moves from a failed place without costing its agency more', async () => {
    const cityId = (await createCity(server)).id;
    const failed = await createStashpoint(server, { cityId });
    const dearer = await createStashpoint(server, {
      cityId,
      columns: { first_day_cost: 900, first_day_commission: 450 },
    });
    const { id } = await holdBooking(server, session, failed, { coupon_code: await createVoucher(server) });
    server.setNow(TOMORROW.dropoff);
    await clientOf().reportIncident({ params: { id }, body: { kind: 'closed' } });
    const moved = await clientOf().rebook({ params: { id }, body: { stashpoint_id: dearer } });
    expect(moved).toMatchObject({ total_price_amount: 0, prepaid_amount: 1300 });
    // The reported place keeps its 500 until the report is proven.
    expect(await leftOf(id)).toMatchObject({ prepaid: 1300, host_share: 1400 });
  });
});
