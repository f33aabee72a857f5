import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
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
