import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { contestPayment } from '../../../testing/contest-payment.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let stripe: StripeStandIn;
let session: AuthToken;
let staff: Client;
let booking: Booking;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  server = await startTestServer({ stripe: stripe.settings });
  staff = server.clientOf((await createSession(server, 'admin')).token);
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  stripe.refuse(undefined);
  session = await createSession(server);
  booking = await createBooking(server, session, await createStashpoint(server));
});
afterAll(async () => {
  await server.close();
  stripe.close();
});

const client = () => server.clientOf(session.token);
const look = () => client().getBooking({ params: { id: booking.id } });
const intentOf = async (id: string) =>
  (
    await server.database.query
      .selectFrom('payments')
      .select('intent_id')
      .$narrowType<{ intent_id: string }>()
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
  ).intent_id;

const contest = async (event: string, status: string, moved: number[], paidFor = booking.id) =>
  (await contestPayment(server, stripe, { bookingId: paidFor, event, status, moved })).reply;
const kindsOf = async () =>
  (await staff.getBookingTimeline({ params: { id: booking.id } }))
    .filter(({ kind }) => kind.startsWith('dispute'))
    .map(({ kind, facts }) => facts.status ?? kind);
const trouble = async () =>
  (await staff.getDashboard()).money_trouble.latest.filter(({ booking_id }) => booking_id === booking.id);

describe('a disputed payment', () => {
  it('costs the platform, not the host who kept the bags, and is shown to staff', async () => {
    expect(await contest('created', 'needs_response', [])).toBe(200);
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge: 1300, host_share: 500 });
    expect(await trouble()).toMatchObject([{ kind: 'dispute', amount: 1300, reason: 'fraudulent' }]);
    await contest('funds_withdrawn', 'needs_response', [-1480]);
    expect(await ledgerOf(server, booking.id)).toMatchObject({
      ...{ charge: 1300, chargeback: -1300, host_share: 500, guarantee: 200, platform_fee: -700 },
    });
    expect(await look()).toMatchObject({ payment_status: 'refunded', refund_amount: 1300, post_refund_price: 0 });
    expect(await kindsOf()).toEqual(['dispute']);
  });

  it('costs the host first if the place is proven to have been closed', async () => {
    server.setNow(booking.dropoff);
    await client().reportIncident({ params: { id: booking.id }, body: { kind: 'closed' } });
    // Two days without an answer.
    server.setNow(new Date(Date.parse(booking.dropoff) + 48 * 3_600_000));
    await contest('funds_withdrawn', 'needs_response', [-1300]);
    expect(await ledgerOf(server, booking.id)).toMatchObject({ chargeback: -1300, host_share: 0, platform_fee: -200 });
  });

  it.each([
    ['as it happens', ['created', 'funds_withdrawn', 'closed', 'funds_reinstated']],
    ['the end first', ['funds_reinstated', 'closed', 'funds_withdrawn', 'created']],
    [
      'each twice',
      ['created', 'created', 'funds_withdrawn', 'funds_withdrawn', 'closed', 'closed', 'funds_reinstated'],
    ],
  ])('that is won is as if nothing had happened, in any order of events: %s', async (_name, events) => {
    await contest('funds_withdrawn', 'needs_response', [-1300]);
    for (const event of events) await contest(event, 'won', [-1300, 1300]);
    const { host_share, platform_fee, chargeback } = await ledgerOf(server, booking.id);
    expect([host_share, platform_fee, chargeback]).toEqual([500, 600, 0]);
    expect(await look()).toMatchObject({ payment_status: 'paid', refund_amount: 0 });
    expect(await kindsOf()).toEqual(['dispute', 'won']);
    expect(await trouble()).toEqual([]);
  });

  it('that is lost is not returned, once', async () => {
    for (let round = 0; round < 3; round += 1) await contest('closed', 'lost', [-1300]);
    expect(await ledgerOf(server, booking.id)).toMatchObject({ chargeback: -1300 });
    expect(await kindsOf()).toEqual(['dispute', 'lost']);
    expect(await trouble()).toEqual([]);
  });

  it('is not refunded a second time by a cancellation or by staff', async () => {
    await contest('funds_withdrawn', 'needs_response', [-1300]);
    const refund = { booking_id: booking.id, amount: 1, to: 'source', borne_by: 'platform', reason: 'No.' } as const;
    await expect(staff.createRefund({ body: refund })).rejects.toMatchObject({ errors: { amount: ['INVALID_DATA'] } });
    const cancelled = await client().updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
    expect(cancelled).toMatchObject({ state: 'cancelled', refund_amount: 1300, post_refund_price: 0 });
    const { refund_card = 0, host_share = 0 } = await ledgerOf(server, booking.id);
    expect([refund_card, host_share]).toEqual([0, 0]);
    server.setNow(booking.dropoff);
    await expect(
      staff.updateBooking({ params: { id: booking.id }, body: { state: 'checked_in', reason: 'host_asked' } }),
    ).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });

  it('that is unknown or not ours is acknowledged', async () => {
    stripe.objects.set('du_foreign', {
      ...{ id: 'du_foreign', object: 'dispute', amount: 500, currency: 'gbp', reason: 'general', status: 'lost' },
      ...{ payment_intent: 'pi_foreign', balance_transactions: [], evidence_details: {} },
    });
    expect(await stripe.sendEvent(server.url, 'charge.dispute.created', { id: 'du_foreign' })).toBe(200);
    expect(await stripe.sendEvent(server.url, 'charge.dispute.created', { id: 'du_gone' })).toBe(200);
  });
});

describe('a refund that was refused for good', () => {
  const refuseRefunds = () =>
    stripe.refuse((_method, path) =>
      path === '/v1/refunds'
        ? { status: 400, error: { type: 'invalid_request_error', code: 'expired', message: 'The card is closed.' } }
        : undefined,
    );
  const settle = (outcome: 'retry' | 'paid_otherwise') =>
    staff.settleRefusedRefunds({ params: { id: booking.id }, body: { outcome } });
  const events = async () =>
    (await staff.getBookingTimeline({ params: { id: booking.id } })).filter(({ kind }) => kind === 'refund_refused');

  beforeEach(async () => {
    refuseRefunds();
    await client().updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
  });

  it('is shown on the dashboard and the booking, with the reason', async () => {
    expect(await trouble()).toMatchObject([{ kind: 'refund_refused', amount: 1300, reason: 'The card is closed.' }]);
    expect((await events()).map(({ facts }) => facts)).toEqual([{ amount: 1300, refusal: 'The card is closed.' }]);
  });

  it('can be sent again, and is paid once', async () => {
    await settle('retry');
    expect(await events()).toHaveLength(1);
    stripe.refuse(undefined);
    await settle('retry');
    expect(await events()).toEqual([]);
    expect(await trouble()).toEqual([]);
    expect(stripe.objects.get(await intentOf(booking.id))?.amount_refunded).toBe(1300);
    await expect(settle('retry')).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('can be noted as paid another way, with a note of why', async () => {
    const body = { outcome: 'paid_otherwise', amount: 1300, note: 'By bank transfer, 12 June.' } as const;
    await staff.settleRefusedRefunds({ params: { id: booking.id }, body });
    expect(await trouble()).toEqual([]);
    const timeline = await staff.getBookingTimeline({ params: { id: booking.id } });
    expect(timeline.at(-1)?.facts).toMatchObject({
      action: 'refund_paid_otherwise',
      note: 'By bank transfer, 12 June.',
    });
  });

  it('stays refused if its sum is not the reviewed one', async () => {
    const body = { outcome: 'paid_otherwise', amount: 1299 } as const;
    await expect(staff.settleRefusedRefunds({ params: { id: booking.id }, body })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    expect(await events()).toHaveLength(1);
  });
});

describe('a refund that comes back days later', () => {
  const comesBack = async () => {
    const refund = [...stripe.objects.values()].findLast(
      ({ object, payment_intent }) => object === 'refund' && payment_intent === intent,
    );
    if (!refund) throw new Error('Nothing was paid back.');
    stripe.objects.set(refund.id, { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' });
    return stripe.sendEvent(server.url, 'refund.failed', { id: refund.id });
  };
  const settle = (outcome: 'retry' | 'paid_otherwise') =>
    staff.settleRefusedRefunds({ params: { id: booking.id }, body: { outcome } });
  let intent: string;
  beforeEach(async () => {
    intent = await intentOf(booking.id);
    await client().updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
    expect(await trouble()).toEqual([]);
    expect(await comesBack()).toBe(200);
  });

  it('is shown to staff like one that was refused at once', async () => {
    expect(await trouble()).toMatchObject([{ kind: 'refund_refused', amount: 1300, reason: 'lost_or_stolen_card' }]);
  });

  it('stays settled when its event comes again', async () => {
    await settle('paid_otherwise');
    await comesBack();
    expect(await trouble()).toEqual([]);
  });

  it('is distinguished from the one that staff have sent since', async () => {
    const first = [...stripe.objects.values()].findLast(({ object }) => object === 'refund');
    // The money of the first dispute was returned to us, so as much can be refunded again.
    stripe.objects.set(intent, { ...stripe.objects.get(intent), id: intent, amount_refunded: 0 });
    await settle('retry');
    expect(await stripe.sendEvent(server.url, 'refund.failed', { id: first?.id })).toBe(200);
    expect(await trouble()).toEqual([]);
  });
});
