import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { createRefund, failRefund } from '../payments/sandbox/sandbox-refunds.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { reconcile } from './reconcile.ts';

let stripe: StripeStandIn;
let server: TestServer;
let staff: AuthToken;
let traveller: AuthToken;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  server = await startTestServer({ stripe: stripe.settings });
  staff = await createSession(server, 'admin');
  traveller = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(async () => {
  await server.close();
  stripe.close();
});

const admin = () => server.clientOf(staff.token);
const open = async () => (await admin().listUnexplained({ query: { settled: false } })).items;
const LATER = new Date(TEST_NOW.getTime() + 5 * 3_600_000);
const SECONDS = Math.floor(TEST_NOW.getTime() / 1000);

/** Moves the service's movements to the test's clock, reconciles later, and returns the number of new differences. */
async function lookLater(): Promise<number> {
  for (const object of stripe.objects.values()) if (object.object === 'balance_transaction') object.created = SECONDS;
  server.setNow(LATER);
  const raised = await reconcile(server.services);
  server.setNow(TEST_NOW);
  return raised;
}

const stay = async () => createBooking(server, traveller, await createStashpoint(server));
const intentOf = async (booking_id: string) =>
  (
    await server.database.query
      .selectFrom('payments')
      .select('intent_id')
      .$narrowType<{ intent_id: string }>()
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow()
  ).intent_id;
const balanceOf = (intent: string) => {
  const found = [...stripe.objects.values()].find(
    ({ object, source }) =>
      object === 'balance_transaction' && (source as { payment_intent?: string } | null)?.payment_intent === intent,
  );
  if (!found) throw new Error('Nothing moved.');
  return found;
};

describe('reconciliation', () => {
  it('finds nothing if both sides have every charge and refund, and posts each fee once', async () => {
    const booking = await stay();
    const params = { id: booking.id };
    await server.clientOf(traveller.token).updateBooking({ params, body: { state: 'cancelled' } });
    await sendRefunds(server.services, { bookingId: booking.id });
    expect(await lookLater()).toBe(0);
    expect(await lookLater()).toBe(0);
    expect(await open()).toEqual([]);
    const fees = await server.database.query
      .selectFrom('ledger_entries')
      .select(['amount', 'currency_code'])
      .where('booking_id', '=', booking.id)
      .where('kind', '=', 'processing_fee')
      .execute();
    // 1.5 % of 1,300 pence and 25 pence.
    expect(fees).toEqual([{ amount: -45, currency_code: 'GBP' }]);
    const { items } = await admin().listReconciledDays({});
    expect(items[0]).toMatchObject({ day: '2026-11-23', charged: 1300, refunded: -1300, fees: -45, agrees: true });
  });

  it('lists what is only at the service, only in the ledger, or different', async () => {
    const [lost, differing] = [await stay(), await stay()];
    const [lostIntent, differingIntent] = [await intentOf(lost.id), await intentOf(differing.id)];
    stripe.objects.delete(balanceOf(lostIntent).id);
    const differs = balanceOf(differingIntent);
    (differs.source as { amount: number }).amount = 1200;
    const strange = { id: 'txn_strange', object: 'balance_transaction', type: 'charge', amount: 700, fee: 0 };
    const source = {
      id: 'ch_strange',
      object: 'charge',
      amount: 700,
      currency: 'gbp',
      metadata: {},
      payment_intent: null,
    };
    stripe.objects.set('txn_strange', { ...strange, currency: 'gbp', created: SECONDS, description: null, source });
    const other = { ...strange, id: 'txn_other', type: 'obligation_inbound', amount: -55, source: null };
    stripe.objects.set('txn_other', { ...other, currency: 'gbp', created: SECONDS, description: 'Held back' });
    expect(await lookLater()).toBe(4);
    expect(await lookLater()).toBe(0);
    const found = await open();
    expect(
      found
        .map(({ kind, subject, at_service, in_ledger, booking_id }) => [
          kind,
          subject,
          at_service,
          in_ledger,
          booking_id,
        ])
        .sort(),
    ).toEqual(
      [
        ['amounts_differ', `charge:${differingIntent}`, 1200, 1300, differing.id],
        ['not_at_service', `charge:${lostIntent}`, 0, 1300, lost.id],
        ['not_in_ledger', 'charge:ch_strange', 700, 0, null],
        ['unknown_movement', 'movement:txn_other', -55, 0, null],
      ].sort(),
    );
    expect(found[0]?.service_url).toContain('https://dashboard.stripe.com/search?query=');
    const strangeRow = found.find(({ subject }) => subject === 'charge:ch_strange');
    const params = { id: strangeRow?.id ?? '' };
    await expect(admin().settleUnexplained({ params, body: { note: 'x', expected_version: 9 } })).rejects.toMatchObject(
      { id: 'CONFLICT' },
    );
    const settled = await admin().settleUnexplained({ params, body: { note: 'Taken by hand for a lost tag.' } });
    expect(settled).toMatchObject({ note: 'Taken by hand for a lost tag.', settled_by: expect.any(String) });
    expect(await lookLater()).toBe(0);
    expect((await open()).map(({ subject }) => subject)).not.toContain('charge:ch_strange');
  });

  it('closes differences that resolve themselves', async () => {
    const booking = await stay();
    const intent = await intentOf(booking.id);
    const late = balanceOf(intent);
    stripe.objects.delete(late.id);
    expect(await lookLater()).toBe(1);
    // A difference too old to be compared is not resolved.
    server.setNow(addDays(LATER, 40));
    expect(await reconcile(server.services)).toBe(0);
    expect((await open()).map(({ subject }) => subject)).toContain(`charge:${intent}`);
    stripe.objects.set(late.id, late);
    expect(await lookLater()).toBe(0);
    expect((await open()).map(({ subject }) => subject)).not.toContain(`charge:${intent}`);
  });

  it('lists refunds that are owed and were not sent', async () => {
    const booking = await stay();
    stripe.refuse((method, path) =>
      method === 'POST' && path === '/v1/refunds'
        ? { status: 400, error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'No.' } }
        : undefined,
    );
    const params = { id: booking.id };
    await server.clientOf(traveller.token).updateBooking({ params, body: { state: 'cancelled' } });
    await sendRefunds(server.services, { bookingId: booking.id });
    stripe.refuse(undefined);
    expect(await lookLater()).toBe(1);
    expect((await open()).filter(({ booking_id }) => booking_id === booking.id)).toMatchObject([
      { kind: 'refund_not_sent', at_service: 0, in_ledger: -1300 },
    ]);
    // Staff refund it another way: then there is nothing to explain.
    await admin().settleRefusedRefunds({ params, body: { outcome: 'paid_otherwise' } });
    expect(await lookLater()).toBe(0);
    expect((await open()).filter(({ booking_id }) => booking_id === booking.id)).toEqual([]);
  });

  it('keeps a fee that belongs to no booking, and counts two servers at once as one', async () => {
    const fee = {
      id: 'txn_fee',
      object: 'balance_transaction',
      type: 'stripe_fee',
      amount: -199,
      fee: 0,
      source: null,
    };
    stripe.objects.set('txn_fee', { ...fee, currency: 'gbp', created: SECONDS, description: 'Radar' });
    server.setNow(LATER);
    await Promise.all([reconcile(server.services), reconcile(server.services)]);
    const rows = await server.database.query
      .selectFrom('ledger_entries')
      .select(['booking_id', 'amount'])
      .where('transaction_id', '=', 'txn_fee')
      .execute();
    expect(rows).toEqual([{ booking_id: null, amount: -199 }]);
  });

  it('is for staff who see money', async () => {
    await expect(server.clientOf(traveller.token).listUnexplained({})).rejects.toMatchObject({ status: 403 });
  });
});

describe('a refund made in the service’s dashboard', () => {
  let booking: Booking;
  let intent: string;
  beforeEach(async () => {
    booking = await stay();
    intent = await intentOf(booking.id);
  });

  const refund = async (amount: number): Promise<string> => {
    const form = new URLSearchParams({ payment_intent: intent, amount: String(amount) });
    const { body } = await createRefund(stripe.store, form, null);
    return (body as { id: string }).id;
  };
  const tell = (type: string, id: string) =>
    stripe.sendEvent(server.url, type, type === 'charge.refunded' ? { id: 'ch_1', payment_intent: intent } : { id });
  const look = () => server.clientOf(traveller.token).getBooking({ params: { id: booking.id } });
  const differences = async () => {
    await lookLater();
    return (await open()).filter(({ subject }) => subject.startsWith('refund:'));
  };

  it.each([
    ['as they happen', ['refund.created', 'charge.refunded', 'refund.updated']],
    ['the charge first', ['charge.refunded', 'refund.created']],
    ['each twice', ['refund.created', 'refund.created', 'charge.refunded', 'charge.refunded']],
  ])('is booked once, at Cubby’s cost, by whichever event comes: %s', async (_, events) => {
    const id = await refund(400);
    for (const event of events) expect(await tell(event, id)).toBe(200);
    expect(await ledgerOf(server, booking.id)).toMatchObject({ refund_card: -400, host_share: 500, platform_fee: 200 });
    expect(await look()).toMatchObject({ payment_status: 'partially_refunded', refund_amount: 400 });
    expect(await differences()).toEqual([]);
  });

  it('is booked once by events at the same time', async () => {
    const id = await refund(400);
    await Promise.all(['refund.created', 'charge.refunded', 'refund.updated'].map((event) => tell(event, id)));
    expect(await ledgerOf(server, booking.id)).toMatchObject({ refund_card: -400 });
  });

  it('is not refunded again when the stay is cancelled', async () => {
    await tell('refund.created', await refund(400));
    const params = { id: booking.id };
    await server.clientOf(traveller.token).updateBooking({ params, body: { state: 'cancelled' } });
    await sendRefunds(server.services, { bookingId: booking.id });
    const { refund_card, platform_fee } = await ledgerOf(server, booking.id);
    expect([refund_card, platform_fee]).toEqual([-1300, 0]);
    expect(await differences()).toEqual([]);
  });

  it.each([
    ['told before', ['refund.created', 'refund.failed', 'refund.failed']],
    ['never told before', ['refund.failed', 'refund.created']],
  ])('is reversed once when it fails later, %s', async (_, [first = '', ...later]) => {
    const id = await refund(400);
    if (first === 'refund.created') await tell(first, id);
    await failRefund(stripe.store, id);
    for (const event of [first, ...later]) await tell(event, id);
    const { refund_card = 0, platform_fee } = await ledgerOf(server, booking.id);
    expect([refund_card, platform_fee]).toEqual([0, 600]);
    expect(await look()).toMatchObject({ payment_status: 'paid', refund_amount: 0 });
    expect(await differences()).toEqual([]);
    const params = { id: booking.id };
    await server.clientOf(traveller.token).updateBooking({ params, body: { state: 'cancelled' } });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ refund_card: -1300 });
  });

  it('takes no more than its payment still has', async () => {
    await server.clientOf(traveller.token).updateBooking({
      params: { id: booking.id },
      body: { state: 'cancelled' },
    });
    stripe.objects.set(intent, { ...stripe.objects.get(intent), id: intent, amount_refunded: 0 });
    await tell('refund.created', await refund(400));
    expect(await ledgerOf(server, booking.id)).toMatchObject({ refund_card: -1300 });
    expect(await differences()).toMatchObject([{ kind: 'not_in_ledger', at_service: -400, in_ledger: 0 }]);
  });

  it('of a payment that is not ours is acknowledged', async () => {
    const foreign = { id: 'pi_foreign', object: 'payment_intent', amount: 500, currency: 'gbp', metadata: {} };
    stripe.objects.set(foreign.id, foreign);
    intent = 'pi_foreign';
    const id = await refund(500);
    expect([await tell('refund.created', id), await tell('charge.refunded', id)]).toEqual([200, 200]);
  });
});
