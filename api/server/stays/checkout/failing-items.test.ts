import { subDays } from 'date-fns/subDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import {
  createBooking,
  createSession,
  createStashpoint,
  holdBooking,
  TOMORROW,
  untilAfterNoon,
} from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { authenticateIntent } from '../../money/payments/sandbox/sandbox-intents.ts';
import { sendRefunds } from '../../money/payments/send-refunds.ts';
import { expireHolds } from '../bookings/expire-holds.ts';
import { reconcileStalePayments } from './reconcile-stale-payments.ts';

let server: TestServer;
let stripe: StripeStandIn;
let session: AuthToken;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  server = await startTestServer({ stripe: stripe.settings });
  session = await createSession(server);
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  stripe.refuse(undefined);
  // Each test has only its own attempts and refunds open.
  await server.database.query.updateTable('payments').set({ ended_at: TEST_NOW }).execute();
  await server.database.query.updateTable('refunds').set({ status: 'succeeded' }).execute();
});
afterAll(async () => {
  await server.close();
  stripe.close();
});

const client = () => server.clientOf(session.token);
const stashpoint = () => createStashpoint(server, { capacity: { standard: 400 } });
const pay = (booking_id: string, payment_method = 'pm_card_visa') =>
  client().payByCard({ body: { booking_id, payment_method } });
const stateOf = async (id: string) => (await client().getBooking({ params: { id } })).state;
const paymentOf = (id: string) =>
  server.database.query
    .selectFrom('payments')
    .selectAll()
    .$narrowType<{ intent_id: string }>()
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
const paymentById = (id: string) =>
  server.database.query.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
let stays = 0;
/** Creates a hold whose traveller is confirming at their bank. */
const atTheBank = async (stashpointId: string) => {
  const { id } = await holdBooking(server, session, stashpointId, { ...untilAfterNoon(stays++), bag_count: 1 });
  await pay(id, 'pm_card_threeDSecure2Required');
  return id;
};
const confirmAtBank = async (id: string) => authenticateIntent(stripe.store, (await paymentOf(id)).intent_id, true);
const minutesLater = (minutes: number) => server.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));

describe('settling stale payments', () => {
  it('continues after an attempt that Stripe does not know, and notifies staff', async () => {
    const where = await stashpoint();
    const unknown = await atTheBank(where);
    stripe.objects.delete((await paymentOf(unknown)).intent_id);
    const paid = await atTheBank(where);
    await confirmAtBank(paid);
    minutesLater(3);
    expect(await reconcileStalePayments(server.services)).toBe(2);
    expect(await stateOf(paid)).toBe('confirmed');
    expect(await paymentOf(unknown)).toMatchObject({ status: 'failed', refusal: 'resource_missing' });
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const events = await staff.getBookingTimeline({ params: { id: unknown } });
    expect(events.find(({ kind }) => kind === 'payment_failed')?.facts).toMatchObject({ refusal: 'resource_missing' });
  });

  it('continues after one that Stripe can’t answer for now, and retries', async () => {
    const where = await stashpoint();
    const [stuck, paid] = [await atTheBank(where), await atTheBank(where)];
    const { intent_id } = await paymentOf(stuck);
    for (const id of [stuck, paid]) await confirmAtBank(id);
    stripe.refuse((_method, path) =>
      path.includes(intent_id) ? { status: 500, error: { type: 'api_error', message: 'Later.' } } : undefined,
    );
    minutesLater(3);
    expect(await reconcileStalePayments(server.services)).toBe(1);
    expect(await stateOf(paid)).toBe('confirmed');
    stripe.refuse(undefined);
    minutesLater(4);
    await reconcileStalePayments(server.services);
    expect(await stateOf(stuck)).toBe('confirmed');
  });

  it('checks the newest of many first, and some of the oldest', async () => {
    const where = await stashpoint();
    const forgotten = await atTheBank(where);
    const row = { ...(await paymentOf(forgotten)), means: null, refused_with: null, idempotency_key: null };
    const copies = Array.from({ length: 200 }, (_, index) => ({
      ...row,
      id: `${row.id}-${index}`,
      intent_id: `${row.intent_id}${index}`,
    }));
    const intent = stripe.objects.get(row.intent_id);
    for (const { intent_id } of copies) stripe.objects.set(intent_id, { ...intent, id: intent_id });
    await server.database.query.insertInto('payments').values(copies).execute();
    authenticateIntent(stripe.store, row.intent_id, true);
    const longAgo = { created: subDays(TEST_NOW, 3) };
    await server.database.query.updateTable('payments').set(longAgo).where('booking_id', '=', forgotten).execute();
    const earlier = { created: subDays(TEST_NOW, 4) };
    await server.database.query.updateTable('payments').set(earlier).where('id', '=', row.id).execute();
    const waiting = copies.slice(0, 120).map(({ id }) => id);
    await server.database.query.updateTable('payments').set({ created: TEST_NOW }).where('id', 'in', waiting).execute();
    server.setNow(new Date(TEST_NOW.getTime() + 1000));
    const paid = await atTheBank(where);
    await confirmAtBank(paid);
    minutesLater(4);
    stripe.requests.length = 0;
    await reconcileStalePayments(server.services);
    expect(stripe.requests[0]).toContain((await paymentOf(paid)).intent_id);
    expect(await stateOf(paid)).toBe('confirmed');
    expect((await paymentById(row.id)).status).toBe('succeeded');
  });

  it('cancels attempts at Stripe that are unfinished after an hour, and stops checking', async () => {
    const id = await atTheBank(await stashpoint());
    const { intent_id } = await paymentOf(id);
    minutesLater(59);
    await reconcileStalePayments(server.services);
    expect(stripe.objects.get(intent_id)?.status).toBe('requires_action');
    minutesLater(61);
    await reconcileStalePayments(server.services);
    expect(stripe.objects.get(intent_id)?.status).toBe('canceled');
    expect(await paymentOf(id)).toMatchObject({ status: 'failed', refusal: 'abandoned' });
    stripe.requests.length = 0;
    expect(await reconcileStalePayments(server.services)).toBe(0);
    expect(stripe.requests).toEqual([]);
  });

  it('settles an attempt that was paid while being cancelled', async () => {
    const id = await atTheBank(await stashpoint());
    const { intent_id } = await paymentOf(id);
    stripe.refuse((_method, path) => {
      // The bank's answer arrives between our request and our cancellation.
      if (path.endsWith('/cancel')) {
        const intent = stripe.objects.get(intent_id);
        if (intent) stripe.objects.set(intent_id, { ...intent, status: 'succeeded', next_action: null });
      }
      return undefined;
    });
    minutesLater(61);
    await reconcileStalePayments(server.services);
    expect(await stateOf(id)).toBe('confirmed');
  });
});

describe('an attempt that failed first and was then paid', () => {
  it.each(['browser', 'webhook', 'job'] as const)('is settled by the %s, once', async (who) => {
    const { id } = await holdBooking(server, session, await stashpoint());
    await pay(id, 'pm_card_threeDSecure2Required');
    const { intent_id } = await paymentOf(id);
    await authenticateIntent(stripe.store, intent_id, false);
    await expect(client().finalizePayment({ body: { booking_id: id } })).rejects.toMatchObject({
      id: 'PAYMENT_FAILED',
    });
    expect(await paymentOf(id)).toMatchObject({ status: 'failed', refusal: 'payment_intent_authentication_failure' });
    const intent = stripe.objects.get(intent_id);
    if (intent) stripe.objects.set(intent_id, { ...intent, status: 'succeeded', last_payment_error: null });
    minutesLater(5);
    if (who === 'browser') await client().finalizePayment({ body: { booking_id: id } });
    if (who === 'job') await reconcileStalePayments(server.services);
    expect(await stripe.sendEvent(server.url, 'payment_intent.succeeded', { id: intent_id })).toBe(200);
    await reconcileStalePayments(server.services);
    expect(await stateOf(id)).toBe('confirmed');
    expect(await ledgerOf(server, id)).toMatchObject({ charge: 1300 });
  });

  it('is refunded if another card has paid in between, and nothing more', async () => {
    const { id } = await holdBooking(server, session, await stashpoint());
    await pay(id, 'pm_card_threeDSecure2Required');
    const { intent_id } = await paymentOf(id);
    // An attempt that we do not know cannot be ended before the next one.
    await server.database.query.deleteFrom('payments').where('booking_id', '=', id).execute();
    await pay(id);
    expect(await stateOf(id)).toBe('confirmed');
    await authenticateIntent(stripe.store, intent_id, true);
    await stripe.sendEvent(server.url, 'payment_intent.succeeded', { id: intent_id });
    expect(await ledgerOf(server, id)).toMatchObject({ charge: 2600, refund_card: -1300, host_share: 500 });
    expect(await stateOf(id)).toBe('confirmed');
    const mails = await server.database.query.selectFrom('mails').select('body').where('booking_id', '=', id).execute();
    expect(mails.filter(({ body }) => body.includes('the booking was already paid'))).toHaveLength(1);
  });
});

describe('an event about something unknown', () => {
  it.each([
    ['a booking we do not have', 'ZZZZZZZZZZ'],
    ['no booking at all', ''],
  ])('is acknowledged: %s', async (_name, booking_id) => {
    stripe.objects.set('pi_foreign', {
      ...{ id: 'pi_foreign', object: 'payment_intent', amount: 500, currency: 'gbp', status: 'succeeded' },
      ...{ metadata: booking_id ? { booking_id } : {}, next_action: null, last_payment_error: null },
    });
    expect(await stripe.sendEvent(server.url, 'payment_intent.succeeded', { id: 'pi_foreign' })).toBe(200);
  });

  it('is acknowledged when Stripe does not know it itself', async () => {
    expect(await stripe.sendEvent(server.url, 'payment_intent.succeeded', { id: 'pi_gone' })).toBe(200);
  });
});

describe('sending refunds', () => {
  const refundOf = (id: string) =>
    server.database.query.selectFrom('refunds').selectAll().where('booking_id', '=', id).executeTakeFirstOrThrow();
  const cancel = (id: string) => client().updateBooking({ params: { id }, body: { state: 'cancelled' } });

  it('continues after one that Stripe refuses for good, and keeps the reason', async () => {
    const where = await stashpoint();
    const [refused, well] = [await createBooking(server, session, where), await createBooking(server, session, where)];
    stripe.refuse((_method, path) =>
      path === '/v1/refunds' ? { status: 500, error: { type: 'api_error', message: 'Later.' } } : undefined,
    );
    for (const { id } of [refused, well]) await cancel(id);
    expect(await refundOf(refused.id)).toMatchObject({ status: 'pending' });
    const { intent_id } = await paymentOf(refused.id);
    stripe.refuse((_method, path, body) =>
      path === '/v1/refunds' && body.includes(intent_id)
        ? {
            status: 400,
            error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'This charge is disputed.' },
          }
        : undefined,
    );
    minutesLater(1);
    expect(await sendRefunds(server.services)).toBe(1);
    expect(await refundOf(well.id)).toMatchObject({ status: 'succeeded' });
    expect(await refundOf(refused.id)).toMatchObject({ status: 'failed', refusal: 'This charge is disputed.' });
    stripe.requests.length = 0;
    expect(await sendRefunds(server.services)).toBe(0);
    expect(stripe.requests).toEqual([]);
  });

  it('retries if Stripe’s balance was too low', async () => {
    const booking = await createBooking(server, session, await stashpoint());
    const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds.' };
    stripe.refuse((_method, path) => (path === '/v1/refunds' ? { status: 400, error } : undefined));
    await cancel(booking.id);
    expect(await refundOf(booking.id)).toMatchObject({ status: 'pending' });
    stripe.refuse(undefined);
    minutesLater(1);
    expect(await sendRefunds(server.services)).toBe(1);
  });

  it('works for a payment after the hold had expired', async () => {
    const columns = { lat: 52.2 };
    const where = await createStashpoint(server, { capacity: { standard: 1 }, columns });
    const { id } = await holdBooking(server, session, where, { ...TOMORROW, bag_count: 1 });
    await pay(id, 'pm_card_threeDSecure2Required');
    minutesLater(16);
    await expireHolds(server.database.query, server.services.now());
    await createBooking(server, session, where, { bag_count: 1 });
    const nearby = await createStashpoint(server, { columns: { name: 'Corner Shop', lat: 52.201 } });
    const mails = () =>
      server.database.query.selectFrom('mails').select(['recipient', 'body']).where('booking_id', '=', id).execute();
    await confirmAtBank(id);
    for (let round = 0; round < 3; round += 1) await reconcileStalePayments(server.services);
    expect(await refundOf(id)).toMatchObject({ status: 'succeeded', amount: 700 });
    expect(await ledgerOf(server, id)).toMatchObject({ charge: 700, refund_card: -700 });
    // Sent once: what happened, and where there is space for the same times.
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('ada@example.org');
    expect(mail?.body).toContain('£7.00');
    expect(mail?.body).toContain('had been booked by someone else');
    expect(mail?.body).toContain(`Corner Shop: ${server.services.config.publicUrl}/luggage-storage/`);
    expect(mail?.body).toContain(`/stashpoints/${nearby}?dropoff=2026-11-24T10:00&pickup=2026-11-24T18:00&bags=1`);
  });
});
