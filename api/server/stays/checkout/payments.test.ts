import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { CONTACT, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { authenticateIntent } from '../../money/payments/sandbox/sandbox-intents.ts';
import { expireHolds } from '../bookings/expire-holds.ts';
import { reconcileStalePayments } from './reconcile-stale-payments.ts';

describe.each(['sandbox', 'stripe'] as const)('paying by card (%s)', (provider) => {
  let server: TestServer;
  let session: AuthToken;
  let stripe: StripeStandIn;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    server = await startTestServer(provider === 'stripe' ? { stripe: stripe.settings } : {});
    session = await createSession(server);
  });
  beforeEach(() => server.setNow(TEST_NOW));
  afterAll(async () => {
    await server.close();
    stripe.close();
  });

  const client = () => server.clientOf(session.token);
  const hold = async (capacity = 10) =>
    holdBooking(server, session, await createStashpoint(server, { capacity: { standard: capacity } }));
  const pay = (id: string, payment_method = 'pm_card_visa', key?: string) =>
    client().payByCard({ body: { booking_id: id, payment_method } }, key ? { idempotencyKey: key } : {});
  const finalize = (id: string) => client().finalizePayment({ body: { booking_id: id } });
  const intentOf = async (id: string) =>
    (
      await server.database.query
        .selectFrom('payments')
        .selectAll()
        .$narrowType<{ intent_id: string }>()
        .where('booking_id', '=', id)
        .orderBy('created', 'desc')
        .executeTakeFirstOrThrow()
    ).intent_id;
  const charges = async (id: string) =>
    (
      await server.database.query
        .selectFrom('ledger_entries')
        .selectAll()
        .where('booking_id', '=', id)
        .where('kind', '=', 'charge')
        .execute()
    ).map(({ amount }) => amount);
  /** Confirms like the bank's page: in the sandbox through our own server, else at the stand-in. */
  const confirmAtBank = async (id: string, outcome: 'confirm' | 'refuse') => {
    const intent = await intentOf(id);
    if (provider === 'stripe') await authenticateIntent(stripe.store, intent, outcome === 'confirm');
    else
      await fetch(`${server.url}/_sandbox/stripe/authenticate/${intent}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome }),
      });
  };
  /** Sends Stripe's signed webhook; in the sandbox the job that finds stale payments does its work. */
  const webhook = async (id: string) => {
    const intent = await intentOf(id);
    if (provider === 'sandbox') {
      server.setNow(new Date(server.services.now().getTime() + 3 * 60_000));
      await reconcileStalePayments(server.services);
      return 200;
    }
    return stripe.sendEvent(server.url, 'payment_intent.succeeded', { id: intent });
  };

  it('confirms the booking', async () => {
    const booking = await hold();
    expect(await pay(booking.id)).toMatchObject({ status: 'succeeded' });
    expect((await finalize(booking.id)).booking).toMatchObject({ state: 'confirmed', payment_status: 'paid' });
    expect(await charges(booking.id)).toEqual([1300]);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', null],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', null],
  ])('returns why a card was refused (%s), and accepts another card', async (method, code, decline_code) => {
    const booking = await hold();
    await expect(pay(booking.id, method)).rejects.toMatchObject({
      id: 'PAYMENT_FAILED',
      payment: { code, decline_code },
    });
    expect((await client().getBooking({ params: { id: booking.id } })).state).toBe('held');
    await pay(booking.id);
    expect((await finalize(booking.id)).booking.state).toBe('confirmed');
  });

  it.each([
    [29, 'amount_too_small'],
    [100_000_000, 'amount_too_large'],
  ])('returns that an amount of %i cannot be charged, and charges nothing', async (total, code) => {
    const booking = await hold();
    await server.database.query.updateTable('bookings').set({ total }).where('id', '=', booking.id).execute();
    await expect(pay(booking.id)).rejects.toMatchObject({
      id: 'PAYMENT_FAILED',
      payment: { code, param: 'amount', type: 'invalid_request_error' },
    });
    expect(await charges(booking.id)).toEqual([]);
  });

  it.runIf(provider === 'sandbox')('has a dashboard for refunds, which can fail', async () => {
    const booking = await hold();
    await pay(booking.id);
    const post = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${server.url}/_sandbox/stripe/${path}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(body) },
      });
      return (await answer.json()) as { id: string; error?: { code: string } };
    };
    const refunded = async () => (await client().getBooking({ params: { id: booking.id } })).refund_amount;
    const payment_intent = await intentOf(booking.id);
    const { id } = await post('refunds', { payment_intent });
    expect(await refunded()).toBe(1300);
    expect((await post('refunds', { payment_intent })).error?.code).toBe('charge_already_refunded');
    for (let round = 0; round < 2; round += 1) await post(`refunds/${id}/fail`, {});
    expect(await refunded()).toBe(0);
  });

  it('waits for 3-D Secure, and confirms afterwards', async () => {
    const booking = await hold();
    const payment = await pay(booking.id, 'pm_card_threeDSecure2Required');
    expect(payment).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    await expect(finalize(booking.id)).rejects.toMatchObject({ id: 'PAYMENT_INCOMPLETE' });
    await confirmAtBank(booking.id, 'confirm');
    expect((await finalize(booking.id)).booking.state).toBe('confirmed');
  });

  it('fails if the traveller declines 3-D Secure', async () => {
    const booking = await hold();
    await pay(booking.id, 'pm_card_threeDSecure2Required');
    await confirmAtBank(booking.id, 'refuse');
    await expect(finalize(booking.id)).rejects.toMatchObject({
      id: 'PAYMENT_FAILED',
      payment: { code: 'payment_intent_authentication_failure' },
    });
    await pay(booking.id);
    expect((await finalize(booking.id)).booking.state).toBe('confirmed');
  });

  it.each(['browser, webhook', 'webhook, browser', 'both at once', 'repeated'])('settles once: %s', async (order) => {
    const booking = await hold();
    await pay(booking.id, 'pm_card_threeDSecure2Required');
    await confirmAtBank(booking.id, 'confirm');
    if (order === 'browser, webhook') {
      await finalize(booking.id);
      await webhook(booking.id);
    } else if (order === 'webhook, browser') {
      await webhook(booking.id);
      await finalize(booking.id);
    } else if (order === 'both at once') {
      await Promise.all([finalize(booking.id), webhook(booking.id), finalize(booking.id)]);
    } else {
      for (let round = 0; round < 3; round += 1) await finalize(booking.id);
    }
    expect(await charges(booking.id)).toEqual([1300]);
    expect((await client().getBooking({ params: { id: booking.id } })).state).toBe('confirmed');
    const mails = await server.database.query
      .selectFrom('mails')
      .select('subject')
      .where('subject', 'like', `%${booking.id}%`)
      .execute();
    // One to the traveller, one to the host.
    expect(mails.map(({ subject }) => subject.replace(/( at |: ).*/, '')).sort()).toEqual([
      'New booking',
      'Your booking is confirmed',
    ]);
  });

  it('confirms a late payment while there is still space', async () => {
    const booking = await hold();
    await pay(booking.id, 'pm_card_threeDSecure2Required');
    server.setNow('2026-11-23T10:20:00Z');
    await expireHolds(server.database.query, server.services.now());
    await confirmAtBank(booking.id, 'confirm');
    expect((await finalize(booking.id)).booking.state).toBe('confirmed');
  });

  it('refunds it if the space is gone', async () => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 2 } });
    const late = await holdBooking(server, session, stashpoint);
    await pay(late.id, 'pm_card_threeDSecure2Required');
    server.setNow('2026-11-23T10:20:00Z');
    const quick = await holdBooking(server, session, stashpoint);
    await pay(quick.id);
    await confirmAtBank(late.id, 'confirm');
    await expect(finalize(late.id)).rejects.toMatchObject({ id: 'HOLD_EXPIRED' });
    expect(await client().getBooking({ params: { id: late.id } })).toMatchObject({
      state: 'expired',
      payment_status: 'refunded',
      refund_amount: 1300,
    });
    expect((await finalize(quick.id)).booking.state).toBe('confirmed');
  });

  it('refunds it if another traveller has taken the last use of its coupon', async () => {
    const code = `LAST${randomUUID().slice(0, 8).toUpperCase()}`;
    const dates = { active_at: new Date('2026-01-01'), expires_at: new Date('2027-01-01') };
    await server.database.query
      .insertInto('coupons')
      .values({ id: code, code, percent: 10, uses_left: 1, ...dates })
      .execute();
    const stashpoint = await createStashpoint(server);
    const late = await holdBooking(server, session, stashpoint, { coupon_code: code });
    await pay(late.id, 'pm_card_threeDSecure2Required');
    server.setNow('2026-11-23T10:20:00Z');
    const other = await createSession(server);
    const customer = { ...CONTACT, email: 'quick@example.org' };
    await holdBooking(server, other, stashpoint, { coupon_code: code, customer });
    await confirmAtBank(late.id, 'confirm');
    await expect(finalize(late.id)).rejects.toMatchObject({ id: 'HOLD_EXPIRED' });
    const { state, payment_status } = await client().getBooking({ params: { id: late.id } });
    expect([state, payment_status]).toEqual(['expired', 'refunded']);
  });

  it('charges once if the same attempt is sent twice', async () => {
    const booking = await hold();
    await Promise.allSettled([pay(booking.id, 'pm_card_visa', 'once'), pay(booking.id, 'pm_card_visa', 'once')]);
    await finalize(booking.id);
    expect(await charges(booking.id)).toEqual([1300]);
  });

  it('takes no payment for an expired hold, a paid booking, or another person’s', async () => {
    const booking = await hold();
    const stranger = await createSession(server);
    await expect(
      server.clientOf(stranger.token).payByCard({ body: { booking_id: booking.id, payment_method: 'pm_card_visa' } }),
    ).rejects.toMatchObject({ id: 'NOT_FOUND' });
    server.setNow('2026-11-23T10:15:00Z');
    await expect(pay(booking.id)).rejects.toMatchObject({ id: 'HOLD_EXPIRED' });
    server.setNow(TEST_NOW);
    await pay(booking.id);
    await expect(pay(booking.id)).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });

  it('needs no payment when a coupon makes it free', async () => {
    await server.database.query
      .insertInto('coupons')
      .values({
        id: 'free',
        code: 'FREEDAY',
        percent: 100,
        active_at: new Date('2026-01-01'),
        expires_at: new Date('2027-01-01'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stashpoint = await createStashpoint(server);
    const booking = await holdBooking(server, session, stashpoint, { coupon_code: 'FREEDAY' });
    expect(booking).toMatchObject({
      state: 'confirmed',
      payment_status: 'paid',
      total_price_amount: 0,
      discount_amount: 1300,
    });
    const cancelled = await client().updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
    expect(cancelled.refund_amount).toBe(0);
  });
});

describe('the webhook', () => {
  it('accepts only what Stripe has signed, and settles payments that a crash kept from being recorded', async () => {
    const stripe = await startStripeStandIn();
    const server = await startTestServer({ stripe: stripe.settings });
    const session = await createSession(server);
    const booking = await holdBooking(server, session, await createStashpoint(server));
    const forged = await fetch(`${server.url}/v2/payments/stripe/webhook`, {
      method: 'POST',
      headers: { 'Stripe-Signature': 't=1,v1=forged' },
      body: '{}',
    });
    expect(forged.status).toBe(422);

    const intent = await server.services.payments.charge({
      amount: 1300,
      currency: 'GBP',
      with: { paymentMethod: 'pm_card_visa' },
      bookingId: booking.id,
      attemptId: 'unknown',
      idempotencyKey: 'lost',
      patienceMs: 5_000,
    });
    const send = (ageSeconds?: number) =>
      stripe.sendEvent(server.url, 'payment_intent.succeeded', { id: intent.id }, ageSeconds);
    for (const ageSeconds of [3_600, -3_600]) expect([ageSeconds, await send(ageSeconds)]).toEqual([ageSeconds, 422]);
    expect(await send()).toBe(200);
    expect((await server.clientOf(session.token).getBooking({ params: { id: booking.id } })).state).toBe('confirmed');
    await server.close();
    stripe.close();
  });
});
