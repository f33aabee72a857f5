import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetPaymentCustomers } from '../../money/payments/customers.ts';
import { databaseSandboxStore } from '../../money/payments/sandbox/kept-objects.ts';
import { customerOfSession, listKept } from '../../money/payments/sandbox/sandbox-customers.ts';
import { authenticateIntent } from '../../money/payments/sandbox/sandbox-intents.ts';
import { createToken, type Gathered } from '../../money/payments/sandbox/sandbox-methods.ts';
import type { SandboxStore } from '../../money/payments/sandbox/sandbox-objects.ts';

const CARD: Gathered = { type: 'card', method: 'pm_card_visa', wallet: null, keep: false };
const PAYPAL: Gathered = { ...CARD, type: 'paypal', method: '' };

describe.each(['sandbox', 'stripe'] as const)('paying by a confirmation token (%s)', (provider) => {
  let server: TestServer;
  let session: AuthToken;
  let stripe: StripeStandIn;
  let store: SandboxStore;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    server = await startTestServer(provider === 'stripe' ? { stripe: stripe.settings } : {});
    store = provider === 'stripe' ? stripe.store : databaseSandboxStore(server.database);
    session = await createSession(server);
  });
  afterAll(async () => {
    await server.close();
    stripe.close();
  });

  const hold = async (of = session) =>
    (await holdBooking(server, of, await createStashpoint(server, { capacity: { standard: 10 } }))).id;
  const gather = (gathered: Partial<Gathered> = {}) => createToken(store, { ...CARD, ...gathered });
  const pay = (booking_id: string, confirmation_token: string, more: { return_path?: string } = {}, of = session) =>
    server.clientOf(of.token).payByCard({ body: { booking_id, confirmation_token, ...more } });
  const finalize = (id: string) => server.clientOf(session.token).finalizePayment({ body: { booking_id: id } });
  const stateOf = async (id: string) => (await server.clientOf(session.token).getBooking({ params: { id } })).state;
  const intentOf = async (id: string) =>
    (
      await server.database.query
        .selectFrom('payments')
        .select('intent_id')
        .$narrowType<{ intent_id: string }>()
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow()
    ).intent_id;
  const keptBy = async (of: AuthToken) => {
    const { client_secret } = await server.clientOf(of.token).openKeptCards();
    const customer = (await customerOfSession(store, client_secret)) ?? '';
    return { customer, ids: await listKept(store, customer) };
  };

  it.each([
    ['a card', {}],
    ['Apple Pay', { wallet: 'apple_pay' as const }],
    ['Google Pay', { wallet: 'google_pay' as const }],
    ['Link', { type: 'link' as const }],
  ])('confirms the booking: %s', async (_, gathered) => {
    const id = await hold();
    expect(await pay(id, await gather(gathered))).toMatchObject({ status: 'succeeded' });
    expect((await finalize(id)).booking.state).toBe('confirmed');
  });

  it('accepts a token once, and refuses one that was never issued', async () => {
    const [first, second] = [await hold(), await hold()];
    const token = await gather();
    await pay(first, token);
    for (const wrong of [token, 'ctoken_invented'])
      await expect(pay(second, wrong)).rejects.toMatchObject({ id: 'PAYMENT_FAILED' });
    expect(await stateOf(second)).toBe('held');
  });

  it('requires exactly one thing to charge', async () => {
    const booking_id = await hold();
    const client = server.clientOf(session.token);
    const both = { payment_method: 'pm_card_visa', confirmation_token: await gather() };
    for (const body of [{}, both])
      await expect(client.payByCard({ body: { booking_id, ...body } })).rejects.toMatchObject({ id: 'INVALID_DATA' });
  });

  it('returns why a card was refused, and keeps the hold', async () => {
    const id = await hold();
    const refused = pay(id, await gather({ method: 'pm_card_chargeDeclinedInsufficientFunds' }));
    await expect(refused).rejects.toMatchObject({ payment: { decline_code: 'insufficient_funds' } });
    expect(await stateOf(id)).toBe('held');
  });

  it('by PayPal leads to its page and returns to the start, paid', async () => {
    const id = await hold();
    const payment = await pay(id, await gather(PAYPAL), { return_path: `/de/checkout/return/${id}` });
    const { publicUrl } = server.services.config;
    const intent = await intentOf(id);
    if (provider === 'sandbox') expect(payment.next_action?.url).toBe(`${publicUrl}/de/checkout/trial/${intent}`);
    await expect(finalize(id)).rejects.toMatchObject({ id: 'PAYMENT_INCOMPLETE' });
    const back = await authenticateIntent(store, intent, true);
    expect(back?.returnUrl).toMatch(
      `${publicUrl}/de/checkout/return/${id}?payment_intent=${intent}&payment_intent_client_`,
    );
    expect((await finalize(id)).booking.state).toBe('confirmed');
  });

  it('refused at PayPal leaves the hold for another try', async () => {
    const id = await hold();
    await pay(id, await gather(PAYPAL));
    const back = await authenticateIntent(store, await intentOf(id), false);
    expect(back?.returnUrl).toContain('redirect_status=failed');
    await expect(finalize(id)).rejects.toMatchObject({ id: 'PAYMENT_FAILED' });
    expect(await stateOf(id)).toBe('held');
    await pay(id, await gather());
    expect(await stateOf(id)).toBe('confirmed');
  });

  it.each(['//evil.example/a', 'https://evil.example', '/\\evil.example'])('never redirects to %s', async (path) => {
    const id = await hold();
    await pay(id, await gather(PAYPAL), { return_path: path });
    const back = await authenticateIntent(store, await intentOf(id), true);
    expect(back?.returnUrl?.startsWith(`${server.services.config.publicUrl}/checkout/return/${id}?`)).toBe(true);
  });

  it('saves a card only with consent, also after 3-D Secure, and charges it the next time', async () => {
    const owner = await createSession(server);
    expect((await keptBy(owner)).ids).toEqual([]);
    await pay(await hold(owner), await gather(), {}, owner);
    expect((await keptBy(owner)).ids).toEqual([]);
    const asked = await hold(owner);
    await pay(asked, await gather({ keep: true, method: 'pm_card_threeDSecure2Required' }), {}, owner);
    expect((await keptBy(owner)).ids).toEqual([]);
    await authenticateIntent(store, await intentOf(asked), true);
    const { ids } = await keptBy(owner);
    expect(ids).toHaveLength(1);
    const again = await hold(owner);
    expect(await pay(again, await gather({ method: ids[0] ?? '' }), {}, owner)).toMatchObject({
      status: 'requires_action',
    });
    expect((await keptBy(await createSession(server))).ids).toEqual([]);
  });

  it('lets the browser load and show what Stripe needs, and nothing of it without Stripe', async () => {
    const { headers } = await fetch(`${server.url}/healthz`);
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of ['script-src', 'frame-src', 'connect-src'])
      expect(policy.match(`${directive} [^;]*`)?.[0].includes('stripe.com')).toBe(provider === 'stripe');
    expect(policy.includes('https://hooks.stripe.com')).toBe(provider === 'stripe');
  });

  it('saves nothing for guests', async () => {
    const guest = await server.client.createTemporaryUser({ body: {} });
    await expect(server.clientOf(guest.token).openKeptCards()).rejects.toMatchObject({ status: 403 });
    const id = await hold(guest);
    await pay(id, await gather({ keep: true }), {}, guest);
    expect((await store.find(await intentOf(id)))?.customer).toBeNull();
  });

  it('creates a new customer for saved cards if the service has lost the old one', async () => {
    const owner = await createSession(server);
    const { customer } = await keptBy(owner);
    await server.services.payments.forgetCustomer(customer);
    expect((await keptBy(owner)).customer).not.toBe(customer);
  });

  it('deletes saved cards with the account, once', async () => {
    const owner = await createSession(server);
    const tabs = await Promise.all([keptBy(owner), keptBy(owner)]);
    expect(tabs[0].customer).toBe(tabs[1].customer);
    await server.clientOf(owner.token).deleteUser({ params: { id: owner.user.id } });
    await forgetPaymentCustomers(server.services);
    expect(await store.find(tabs[0].customer)).toMatchObject({ deleted: true });
    expect(await forgetPaymentCustomers(server.services)).toBe(0);
  });
});
