import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { fakeApi, openSite } from '../../../testing/open-site.tsx';
import { appContext, booking, STAY, stashpointDetail, user as traveller } from '../../../testing/site-records.ts';

type Handler = (event: object) => unknown;

/** Stripe's script as the page uses it: calls are recorded, and a test triggers the events of its frames. */
function fakeStripe() {
  const groups: object[] = [];
  const shown = new Map<string, { options: object; handlers: Map<string, Handler> }>();
  const submit = vi.fn(async () => ({}));
  const stripe = {
    elements: (options: object) => {
      groups.push(options);
      return {
        create: (type: string, created: object) => {
          const handlers = new Map<string, Handler>();
          shown.set(type, { options: created, handlers });
          const on = (event: string, handler: Handler) => handlers.set(event, handler);
          return { mount: () => {}, destroy: () => {}, update: () => {}, off: () => {}, on };
        },
        update: () => {},
        submit,
      };
    },
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
    createConfirmationToken: vi.fn(async () => ({ confirmationToken: { id: 'ctoken_real' } })),
    handleNextAction: vi.fn(async () => ({ paymentIntent: {} })),
  };
  const happens = (type: string, event: string, what: object) =>
    act(async () => shown.get(type)?.handlers.get(event)?.(what));
  return { ...stripe, groups, shown, submit, happens };
}

/** The script is loaded once for all tests; each test has its own objects. */
const script = Object.assign(() => stripe, { version: 'endive' });

let api: FakeApi;
let stripe: ReturnType<typeof fakeStripe>;
const held = () =>
  booking({
    state: 'held',
    payment_status: 'awaiting_payment',
    hold_expires_at: new Date(Date.now() + 15 * 60_000).toISOString(),
  });
const succeeds = {
  booking_id: 'BAG-1234',
  status: 'succeeded' as const,
  client_secret: 'pi_1_secret',
  next_action: null,
};

beforeEach(() => {
  const context = appContext();
  const payments = { provider: 'stripe' as const, publishable_key: 'pk_test_1' };
  api = fakeApi()
    .on('getAppContext', { ...context, data: { ...context.data, payments } })
    .on('getStashpoint', stashpointDetail())
    .on('getBooking', held())
    .on('payByCard', succeeds)
    .on('finalizePayment', { booking: booking() });
  stripe = fakeStripe();
  vi.stubGlobal('Stripe', script);
});

async function open(visit = {}) {
  const { user } = await openSite(`/checkout/p1?${STAY}&booking=BAG-1234`, {
    onTo: ['/account/bookings/BAG-1234'],
    ...visit,
  });
  const pay = await screen.findByRole('button', { name: 'Pay £12.00' });
  await waitFor(() => expect(stripe.shown.has('payment')).toBe(true));
  return () => user.click(pay);
}

describe('Stripe’s own elements', () => {
  it('get the amount, and no saved cards without a session', async () => {
    await open();
    expect(stripe.groups).toHaveLength(2);
    for (const group of stripe.groups) expect(group).toMatchObject({ mode: 'payment', amount: 1200, currency: 'gbp' });
    expect(stripe.groups.some((group) => 'customerSessionClientSecret' in group)).toBe(false);
    expect(stripe.shown.get('expressCheckout')?.options).toMatchObject({
      paymentMethodOrder: ['apple_pay', 'google_pay', 'paypal', 'link'],
    });
  });

  it('get the saved cards of the signed-in traveller', async () => {
    api.on('openKeptCards', { client_secret: 'cuss_1' });
    await open({ user: traveller() });
    expect(stripe.groups).toContainEqual(expect.objectContaining({ customerSessionClientSecret: 'cuss_1' }));
  });

  it('hand over a token, which our server charges', async () => {
    const pay = await open();
    await pay();
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(stripe.submit).toHaveBeenCalledBefore(stripe.createConfirmationToken);
    expect(api.calls('payByCard')[0]?.body).toMatchObject({ confirmation_token: 'ctoken_real' });
  });

  it('confirm 3-D Secure with the server’s intent', async () => {
    api.on('payByCard', { ...succeeds, status: 'requires_action' });
    const pay = await open();
    await pay();
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' });
  });

  it('charge nothing while invalid', async () => {
    stripe.submit.mockResolvedValue({ error: { type: 'validation_error' } });
    const pay = await open();
    await pay();
    await waitFor(() => expect(stripe.submit).toHaveBeenCalled());
    expect(api.calls('payByCard')).toEqual([]);
  });

  it('show express buttons only if the browser has them, and tell a wallet if its payment failed', async () => {
    api.on('payByCard', refuse('PAYMENT_FAILED'));
    await open();
    expect(screen.queryByText('or by card')).toBeNull();
    await stripe.happens('expressCheckout', 'ready', { availablePaymentMethods: { applePay: true } });
    expect(screen.getByText('or by card')).toBeTruthy();
    const paymentFailed = vi.fn();
    await stripe.happens('expressCheckout', 'confirm', { paymentFailed });
    expect(paymentFailed).toHaveBeenCalledWith({ reason: 'fail' });
    expect(screen.getByRole('alert').textContent).toMatch(/^Your bank declined this card/);
  });
});
