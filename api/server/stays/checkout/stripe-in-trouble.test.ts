import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createSession, createStashpoint, holdBooking, untilAfterNoon } from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { authenticateIntent } from '../../money/payments/sandbox/sandbox-intents.ts';
import { reconcileStalePayments } from './reconcile-stale-payments.ts';

let stripe: StripeStandIn;
let server: TestServer;
let other: TestServer;
let session: AuthToken;
let stashpoint: string;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  server = await startTestServer({ stripe: stripe.settings });
  other = await startTestServer({ stripe: stripe.settings }, { beside: server });
  session = await createSession(server);
  stashpoint = await createStashpoint(server, { capacity: { standard: 400 } });
});
beforeEach(() => {
  server.setNow(TEST_NOW);
  stripe.trouble(undefined);
});
afterAll(async () => {
  await other.close();
  await server.close();
  stripe.close();
});

let stays = 0;
const hold = async () =>
  (await holdBooking(server, session, stashpoint, { ...untilAfterNoon(stays++), bag_count: 1 })).id;
const pay = (at: TestServer, booking_id: string, payment_method: string, idempotencyKey?: string) =>
  at
    .clientOf(session.token)
    .payByCard({ body: { booking_id, payment_method } }, idempotencyKey ? { idempotencyKey } : {});
const stateOf = async (id: string) => (await server.clientOf(session.token).getBooking({ params: { id } })).state;
const asksForMoney = (method: string, path: string) => method === 'POST' && path === '/v1/payment_intents';
/** Returns the charges that Stripe has made for a booking. */
const chargesAtStripe = (id: string) =>
  [...stripe.objects.values()].filter(
    ({ object, status, metadata }) =>
      object === 'payment_intent' && status === 'succeeded' && (metadata as { booking_id: string }).booking_id === id,
  );
const away = { id: 'UNAVAILABLE', status: 503, retryAfter: 2 };

describe('a Stripe outage', () => {
  it.each(['error', 'page', 'dropped', 'hang'] as const)(
    'is told as 503 within ten seconds, keeps the hold and charges once it is back: %s',
    async (mishap) => {
      const id = await hold();
      stripe.trouble((method, path) => (asksForMoney(method, path) ? mishap : undefined));
      const began = performance.now();
      await expect(pay(server, id, 'pm_card_visa')).rejects.toMatchObject(away);
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(await stateOf(id)).toBe('held');
      stripe.trouble(undefined);
      expect(await pay(other, id, 'pm_card_mastercard')).toMatchObject({ status: 'succeeded' });
      expect(await stateOf(id)).toBe('confirmed');
      expect(chargesAtStripe(id)).toHaveLength(1);
    },
  );

  it('does not cause a check of every payment', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, hold));
    stripe.trouble((method, path) => (asksForMoney(method, path) ? 'error' : undefined));
    for (const id of ids) await expect(pay(server, id, 'pm_card_visa')).rejects.toMatchObject(away);
    server.setNow(new Date(TEST_NOW.getTime() + 3 * 60_000));
    stripe.trouble(() => 'error');
    stripe.requests.length = 0;
    await reconcileStalePayments(server.services);
    expect(new Set(stripe.requests).size).toBe(1);
    expect(stripe.requests.length).toBeLessThanOrEqual(10);
  });

  it('leads to no later charge for a payment that never arrived', async () => {
    const id = await hold();
    stripe.trouble(() => 'dropped');
    await expect(pay(server, id, 'pm_card_visa')).rejects.toMatchObject(away);
    stripe.trouble(undefined);
    for (const minutes of [3, 61]) {
      server.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
      await reconcileStalePayments(server.services);
    }
    expect(chargesAtStripe(id)).toEqual([]);
    const payments = await server.database.query
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', id)
      .execute();
    expect(payments).toMatchObject([{ status: 'failed', refusal: 'no_answer' }]);
  });

  describe('a lost response to a charge', () => {
    const lose = async () => {
      const id = await hold();
      stripe.trouble((method, path) => (asksForMoney(method, path) ? 'lost' : undefined));
      await expect(pay(server, id, 'pm_card_visa', 'lost')).rejects.toMatchObject(away);
      stripe.trouble(undefined);
      // The stand-in has the real clock.
      for (const intent of chargesAtStripe(id)) intent.created = TEST_NOW.getTime() / 1000;
      expect(chargesAtStripe(id)).toHaveLength(1);
      return id;
    };

    it('is recovered by the job', async () => {
      const id = await lose();
      server.setNow(new Date(TEST_NOW.getTime() + 3 * 60_000));
      await reconcileStalePayments(server.services);
      expect(await stateOf(id)).toBe('confirmed');
      expect((await ledgerOf(server, id)).charge).toBe(chargesAtStripe(id)[0]?.amount);
    });

    it.each(['lost', 'another'])('does not charge again for the key %s', async (key) => {
      const id = await lose();
      expect(await pay(other, id, 'pm_card_visa', key)).toMatchObject({ status: 'succeeded' });
      expect(await stateOf(id)).toBe('confirmed');
      expect(chargesAtStripe(id)).toHaveLength(1);
    });

    it('is found before a later attempt is sent, which its server could not forget without a database', async () => {
      const id = await lose();
      const payments = server.database.query.selectFrom('payments').selectAll().where('booking_id', '=', id);
      const lost = await payments.executeTakeFirstOrThrow();
      const created = new Date(TEST_NOW.getTime() + 1_000);
      const unsent = { ...lost, id: `${id}-unsent`, idempotency_key: `${id}:unsent`, created };
      const values = { ...unsent, means: JSON.stringify(lost.means), refused_with: null };
      await server.database.query.insertInto('payments').values(values).execute();
      expect(await pay(other, id, 'pm_card_visa')).toMatchObject({ status: 'succeeded' });
      expect(chargesAtStripe(id)).toHaveLength(1);
    });
  });
});

describe('one booking, paid on two servers', () => {
  it('is charged once when it is paid three times at once', async () => {
    const id = await hold();
    const cards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'];
    const answers = await Promise.allSettled(cards.map((card, turn) => pay(turn === 1 ? other : server, id, card)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
    expect(chargesAtStripe(id)).toHaveLength(1);
    expect(await stateOf(id)).toBe('confirmed');
  });

  it('gives a repeated key its first answer, and no other payment under it', async () => {
    const id = await hold();
    const declined = { id: 'PAYMENT_FAILED', payment: { decline_code: 'insufficient_funds' } };
    const card = 'pm_card_chargeDeclinedInsufficientFunds';
    await expect(pay(server, id, card, 'first')).rejects.toMatchObject(declined);
    await expect(pay(other, id, card, 'first')).rejects.toMatchObject(declined);
    await expect(pay(other, id, 'pm_card_visa', 'first')).rejects.toMatchObject({ id: 'IDEMPOTENCY_KEY_REUSED' });
    const paid = await pay(server, id, 'pm_card_visa', 'second');
    expect(await pay(other, id, 'pm_card_visa', 'second')).toEqual(paid);
    expect(chargesAtStripe(id)).toHaveLength(1);
  });

  it('is settled by a repeated key after its server died between the charge and the booking', async () => {
    const id = await hold();
    const card = 'pm_card_threeDSecure2Required';
    await pay(server, id, card, 'lost with its server');
    const { intent_id } = await server.database.query
      .selectFrom('payments')
      .select('intent_id')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    await authenticateIntent(stripe.store, intent_id ?? '', true);
    expect(await pay(other, id, card, 'lost with its server')).toMatchObject({ status: 'succeeded' });
    expect(await stateOf(id)).toBe('confirmed');
  });

  it('cancels a pending 3-D Secure before another card is charged', async () => {
    const id = await hold();
    expect(await pay(server, id, 'pm_card_threeDSecure2Required')).toMatchObject({ status: 'requires_action' });
    await pay(other, id, 'pm_card_visa');
    const states = [...stripe.objects.values()]
      .filter(({ metadata }) => (metadata as { booking_id?: string } | undefined)?.booking_id === id)
      .flatMap(({ object, status }) => (object === 'payment_intent' ? [status] : []));
    expect(states.sort()).toEqual(['canceled', 'succeeded']);
  });
});
