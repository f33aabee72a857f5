import { EXPERIMENTS } from '@cubby/api';
import { READ_ONLY_ASK_MS } from '@cubby/api/client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { isOff } from '../../../tests/harness/is-off.ts';
import { type FakeSandbox, fakeSandbox } from '../../testing/fake-sandbox.ts';
import { withFrames } from '../../testing/frames.ts';
import { takeNoise } from '../../testing/noise.ts';
import { address, fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import {
  appContext,
  authToken,
  booking,
  pageOf,
  quote,
  STAY,
  stashpointDetail,
  user as traveller,
} from '../../testing/site-records.ts';
import { startSession } from '../lib/session/session.ts';

const CHECKOUT = `/checkout/p1?${STAY}`;
const label = (text: string | RegExp) => screen.findByLabelText(text);
/** Waits for a button that can be pressed. */
const button = (name: string | RegExp) =>
  waitFor(() => {
    const found = screen.getByRole('button', { name });
    expect(isOff(found)).toBe(false);
    return found;
  });
const held = () =>
  booking({
    state: 'held',
    payment_status: 'awaiting_payment',
    hold_expires_at: new Date(Date.now() + 15 * 60_000).toISOString(),
  });

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('getStashpoint', stashpointDetail())
    .on('createQuote', ({ body }) => quote({ tree_count: body.tree_count ?? 0 }))
    .on('listBookings', pageOf([]))
    .on('createTemporaryUser', authToken({ role: 'guest' }))
    .on('createBooking', held())
    .on('getBooking', held());
});

/** Returns the amount on a line of the price. */
const cost = (line: string) => screen.getByText(line, { selector: 'dt' }).nextElementSibling?.textContent;

async function open(at = CHECKOUT, visit = {}) {
  const { user } = await openSite(at, visit);
  const contact = async () => {
    await fill(user, await label(/^First name/), 'Maya');
    await fill(user, await label(/^Last name/), 'Lindqvist');
    await fill(user, await label(/^Email address/), 'maya@example.org');
    await fill(user, await label(/^Phone number/), '+442079460018');
  };
  return { user, contact };
}

describe('the first step', () => {
  it('requests the price of the stay in the address, on the place’s clock', async () => {
    await open();
    expect(await button('Continue to payment')).toBeTruthy();
    expect(api.calls('createQuote')[0]?.body).toMatchObject({
      stashpoint_id: 'p1',
      dropoff: '2030-06-10T09:00:00.000Z',
      pickup: '2030-06-10T15:00:00.000Z',
      bag_count: 2,
      guarantee: true,
      coupon_code: null,
    });
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(cost('Total')).toContain('£12.00');
  });

  it('holds the space for a guest at the price shown, and continues to the card', async () => {
    const { user, contact } = await open();
    await contact();
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
    expect(address()).toContain('booking=BAG-1234');
    const [call] = api.calls('createBooking');
    expect(call?.body).toMatchObject({
      customer: {
        first_name: 'Maya',
        last_name: 'Lindqvist',
        email: 'maya@example.org',
        phone_number: '+442079460018',
      },
      expected_price: 1200,
      language: 'en',
    });
    expect(call?.headers.get('authorization')).toBe('Token opaque');
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  it('preselects nothing that costs money, in any variant of any experiment', async () => {
    const variants = Object.entries(EXPERIMENTS).flatMap(([slot, { variants: all }]) =>
      all.map((variant) => `${slot}:${variant}`),
    );
    for (const variant of variants) {
      await openSite(CHECKOUT, { variants: variant });
      await button('Continue to payment');
      expect(screen.queryAllByRole('checkbox', { checked: true }), variant).toEqual([]);
      const isOptional = variant === '10:optional_guarantee';
      expect(screen.queryAllByRole('radio', { checked: true }), variant).toEqual([]);
      expect(screen.queryAllByRole('radio', { name: /guarantee/i }), variant).toHaveLength(isOptional ? 2 : 0);
      // The price on the way here includes the guarantee: so does this one, until it is left out.
      expect(api.calls('createQuote').at(0)?.body, variant).toMatchObject({ guarantee: true, tree_count: 0 });
      cleanup();
    }
  });

  it('books with the guarantee or without it only as the traveller has chosen, by two prices', async () => {
    const bare = { cover: 'none' as const, pre_discount_total_guarantee_fee: 0, post_discount_price: 1100 };
    api.on('createQuote', ({ body }) => quote(body.guarantee ? {} : bare));
    const { user, contact } = await open(CHECKOUT, { variants: '10:optional_guarantee' });
    await contact();
    expect(await screen.findByRole('radio', { name: /^With the guarantee: £12\.00/ })).toBeTruthy();
    expect(cost('Total')).toContain('£12.00');
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('Choose whether to book with or without the guarantee.')).toBeTruthy();
    expect(api.calls('createBooking')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^Without the guarantee: £11\.00/ }));
    await waitFor(() => expect(cost('Total')).toContain('£11.00'));
    await user.click(await button('Continue to payment'));
    await waitFor(() => expect(api.calls('createBooking')[0]?.body).toMatchObject({ guarantee: false }));
  });

  it('validates everything before the request', async () => {
    const { user } = await open();
    await user.click(await button('Continue to payment'));
    expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThanOrEqual(2);
    expect(api.calls('createBooking')).toEqual([]);
    expect(api.calls('createTemporaryUser')).toEqual([]);
  });

  it('retries with the same key, and sends a changed request with another', async () => {
    api.on('createBooking', refuse('NO_AVAILABILITY_AT_STASHPOINT'));
    const { user, contact } = await open();
    await contact();
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('This place doesn’t have space for that many bags at that time.')).toBeTruthy();
    await user.click(await button('Continue to payment'));
    await waitFor(() => expect(api.calls('createBooking')).toHaveLength(2));
    await fill(user, await label(/^First name/), 'Mia');
    await user.click(await button('Continue to payment'));
    await waitFor(() => expect(api.calls('createBooking')).toHaveLength(3));
    const [first, second, third] = api.calls('createBooking').map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('keeps what was entered while nothing can be booked, and goes on once that is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(async () => {
      // Otherwise SWR would go on sharing the answers of this test with the next one.
      await vi.runOnlyPendingTimersAsync();
      vi.useRealTimers();
    });
    const notice = () => screen.queryByText(/^Nothing can be booked or changed right now/);
    const { user, contact } = await open();
    await contact();
    expect(notice()).toBeNull();
    api.on('createTemporaryUser', refuse('READ_ONLY')).on('getAppContext', appContext({ read_only: true }));
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText(/^Booking, changes and sign-in are paused right now/)).toBeTruthy();
    await waitFor(() => expect(notice()).toBeTruthy());
    expect(await label(/^First name/)).toHaveProperty('value', 'Maya');
    api.on('createTemporaryUser', authToken({ role: 'guest' })).on('getAppContext', appContext());
    await act(() => vi.advanceTimersByTimeAsync(READ_ONLY_ASK_MS));
    await waitFor(() => expect(notice()).toBeNull());
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
  });

  it('says that the price has changed instead of booking at the new one', async () => {
    api.on('createBooking', refuse('PRICE_CHANGED'));
    const { user, contact } = await open();
    await contact();
    api.on('createQuote', quote({ first_day_price: 1200, post_discount_price: 1400 }));
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('The price has changed. Check the new total and try again.')).toBeTruthy();
    expect(await screen.findByText('The price is now £14.00.')).toBeTruthy();
    expect(cost('Total')).toContain('£14.00');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  it('keeps the input through a reload', async () => {
    const { contact } = await open();
    await contact();
    expect(document.cookie).toContain('checkout=');
  });

  it('adds trees to the price', async () => {
    const { user } = await open();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    api.on('createQuote', ({ body }) => asked.then(() => quote({ tree_count: body.tree_count ?? 0 })));
    await user.click(await button('One more tree'));
    await waitFor(() => expect(api.calls('createQuote').at(-1)?.body.tree_count).toBe(1));
    // Nothing is booked at the price before it.
    expect(isOff(screen.getByRole('button', { name: 'Continue to payment' }))).toBe(true);
    answer();
    await button('Continue to payment');
  });

  it('leads back to the stay if its times are unavailable', async () => {
    api.on('createQuote', refuse('STAY_TOO_LONG'));
    await open();
    expect(await screen.findByText('You can store bags for up to 30 days.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change times' }).getAttribute('href')).toContain('/stashpoints/p1?');
  });

  it('is in German at its German address', async () => {
    await open(`/de${CHECKOUT}`);
    expect(await screen.findByText('Schritt 1 von 2')).toBeTruthy();
    expect(cost('Gesamt')).toMatch(/12,00\s£/);
  });

  it('is a 404 for an unknown place', async () => {
    api.on('getStashpoint', refuse('NOT_FOUND'));
    await open();
    expect(await screen.findByText(/404/)).toBeTruthy();
  });
});

describe('a traveller with an account', () => {
  beforeEach(() => {
    api
      .on('getMe', traveller())
      .on('getMyCredit', { balances: [], entries: [] })
      .on('openKeptCards', { client_secret: 'cuss_secret_1' });
    fakeSandbox();
  });

  it('has nothing to type, and books as themselves', async () => {
    const { user } = await open(CHECKOUT, { user: traveller() });
    expect(await screen.findByDisplayValue('Lindqvist')).toBeTruthy();
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
    expect(api.calls('createTemporaryUser')).toEqual([]);
  });

  it('pays a part with credit, and sees the rest for the card', async () => {
    const balances = [{ ccy_code: 'GBP' as const, ccy_minor_in_major: 100, amount: 500 }];
    const partly = { ...held(), credit_amount: 500 };
    api.on('getMyCredit', { balances, entries: [] }).on('createBooking', partly).on('getBooking', partly);
    const { user } = await open(CHECKOUT, { user: traveller() });
    await user.click(await screen.findByRole('checkbox', { name: 'Use my credit (£5.00)' }));
    expect(screen.getByText('Your credit covers £5.00. You pay the remaining £7.00.')).toBeTruthy();
    await user.click(await button('Continue to payment'));
    await waitFor(() => expect(api.calls('createBooking')[0]?.body.use_credit).toBe(true));
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
    expect(screen.getByLabelText('Price breakdown').textContent).toMatch(/Total£12.00Your credit-£5.00To pay£7.00$/);
    expect(await button('Pay £7.00')).toBeTruthy();
  });

  it('books with credit only, without a card', async () => {
    const balances = [{ ccy_code: 'GBP' as const, ccy_minor_in_major: 100, amount: 5000 }];
    api.on('getMyCredit', { balances, entries: [] }).on('createBooking', booking()).on('getBooking', booking());
    const { user } = await open(CHECKOUT, { user: traveller(), onTo: ['/account/bookings/BAG-1234'] });
    await user.click(await screen.findByRole('checkbox', { name: 'Use my credit (£50.00)' }));
    await user.click(await button('Book with credit'));
    await waitFor(() => expect(address()).toBe('/account/bookings/BAG-1234?booked=1'));
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(document.cookie).not.toContain('checkout=%');
  });
});

describe('a code', () => {
  const code = () => label('Coupon or voucher code');
  const tenOff = (coupon_code: string) => quote({ coupon_code, discount_amount: 200, post_discount_price: 1000 });
  const voucher = (coupon_code: string) =>
    quote({
      coupon_code,
      prepaid_bag_count: 2,
      prepaid_amount: 1200,
      discount_amount: 1200,
      post_discount_price: 0,
    });

  it('reduces the price', async () => {
    api.on('createQuote', ({ body }) => (body.coupon_code ? tenOff(body.coupon_code) : quote()));
    const { user } = await open();
    await fill(user, await code(), ' FAIR-10 ');
    await user.click(await button('Apply'));
    expect(await screen.findByText('Coupon applied')).toBeTruthy();
    expect(screen.getByText('FAIR-10')).toBeTruthy();
    expect(cost('Total')).toContain('£10.00');
    expect(cost('Discount')).toContain('£2.00');
    expect(api.calls('createQuote').at(-1)?.body.coupon_code).toBe('FAIR-10');
  });

  it('of a voucher says how many bags it covers, and books without a card', async () => {
    api.on('createQuote', ({ body }) => (body.coupon_code ? voucher('RAIL') : quote()));
    const { user } = await open();
    await fill(user, await code(), 'RAIL');
    await user.keyboard('{Enter}');
    const said = await screen.findByText(/Voucher applied\. It covers 2 bags\. For the whole booking: 1 day\./);
    expect(within(said).getByText('RAIL')).toBeTruthy();
    expect(await button('Book with voucher')).toBeTruthy();
    expect(screen.queryByText(/We’ll hold your space/)).toBeNull();
  });

  it.each([
    ['COUPON_NOT_FOUND', 'We couldn’t find a coupon or voucher with this code.'],
    ['COUPON_EXPIRED', 'This code has expired or has already been used.'],
    ['COUPON_WRONG_LOCATION', 'This code isn’t valid at this place.'],
    [
      'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT',
      'This voucher covers more bags than you’re booking. Add bags or remove the voucher.',
    ],
  ] as const)('that is refused (%s) says so at its field, until another one is typed', async (id, sentence) => {
    api.on('createQuote', ({ body }) => (body.coupon_code ? refuse(id) : quote()));
    const { user } = await open();
    await fill(user, await code(), 'NOPE');
    await user.click(await button('Apply'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await button('Continue to payment');
    await fill(user, await code(), 'OTHER');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('that is refused leaves the applied one unchanged, which can be removed', async () => {
    api.on('createQuote', ({ body }) =>
      body.coupon_code === 'NOPE' ? refuse('COUPON_NOT_FOUND') : body.coupon_code ? tenOff(body.coupon_code) : quote(),
    );
    const { user } = await open();
    await fill(user, await code(), 'FAIR-10');
    await user.click(await button('Apply'));
    await button('Remove FAIR-10');
    await fill(user, await code(), 'NOPE');
    await user.click(await button('Apply'));
    expect(await screen.findByText('We couldn’t find a coupon or voucher with this code.')).toBeTruthy();
    expect(screen.getByText('FAIR-10')).toBeTruthy();
    expect(cost('Total')).toContain('£10.00');
    await user.click(await button('Remove FAIR-10'));
    await waitFor(() => expect(cost('Total')).toContain('£12.00'));
    expect(screen.queryByText('FAIR-10')).toBeNull();
    expect(document.activeElement).toBe(await code());
  });

  it('that was just used up shows the new price, at which the next try books', async () => {
    let usedUp = false;
    api
      .on('createQuote', ({ body }) =>
        !body.coupon_code ? quote() : usedUp ? refuse('COUPON_EXPIRED') : voucher(body.coupon_code),
      )
      .on('createBooking', ({ body }) => (body.coupon_code ? refuse('COUPON_EXPIRED') : held()));
    const { user, contact } = await open();
    await contact();
    await fill(user, await code(), 'RAIL');
    await user.click(await button('Apply'));
    const book = await button('Book with voucher');
    expect(screen.getByText('Nothing to pay')).toBeTruthy();
    usedUp = true;
    await user.click(book);
    expect(await screen.findByText('The price is now £12.00.')).toBeTruthy();
    expect(screen.queryByText('Nothing to pay')).toBeNull();
    const row = screen.getByText('RAIL').parentElement;
    expect(row?.textContent).toContain('This code has expired or has already been used.');
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
    expect(api.calls('createBooking').at(-1)?.body).toMatchObject({ coupon_code: null, expected_price: 1200 });
  });

  it('that was used up meanwhile no longer counts on returning to the tab', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let usedUp = false;
    api.on('createQuote', ({ body }) =>
      !body.coupon_code ? quote() : usedUp ? refuse('COUPON_EXPIRED') : voucher(body.coupon_code),
    );
    const { user } = await open();
    await fill(user, await code(), 'RAIL');
    await user.click(await button('Apply'));
    await button('Book with voucher');
    usedUp = true;
    // SWR drops a repeated request within a few seconds.
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('The price is now £12.00.')).toBeTruthy();
    expect(await button('Continue to payment')).toBeTruthy();
  });

  it('can make a stay free, as stated on the button', async () => {
    api.on('createQuote', quote({ post_discount_price: 0, discount_amount: 1200 }));
    await open();
    expect(await button('Book for free')).toBeTruthy();
  });
});

describe('paying', () => {
  const PAY = `${CHECKOUT}&booking=BAG-1234`;
  const GOOD = '4242 4242 4242 4242';
  const BOOKED = { onTo: ['/account/bookings/BAG-1234'] };
  let sandbox: FakeSandbox;
  beforeEach(() => {
    sandbox = fakeSandbox();
  });
  const type = async (user: UserEvent, number: string) => {
    await fill(user, await label(/^Card number/), number);
    await fill(user, await label(/^Expiry/), '1239');
    await fill(user, await label(/^Security code/), '123');
  };
  const card = async (number: string, visit = {}) => {
    const { user } = await openSite(PAY, { ...BOOKED, ...visit });
    await type(user, number);
    return user;
  };
  const succeeds = { booking_id: 'BAG-1234', status: 'succeeded' as const, client_secret: null, next_action: null };
  const asks = {
    ...succeeds,
    status: 'requires_action' as const,
    next_action: { type: 'redirect_to_url', url: '/_sandbox/stripe/authenticate/pi_1' },
  };

  it('by card sends the form’s data, and shows the pass', async () => {
    api.on('payByCard', succeeds).on('finalizePayment', { booking: booking() });
    const user = await card(GOOD);
    await user.click(await button('Pay £12.00'));
    expect(await screen.findByText(/^We’ve sent a confirmation to maya@example.org/)).toBeTruthy();
    expect(sandbox.gathered).toEqual([{ type: 'card', method: 'pm_card_visa', wallet: null, keep: false }]);
    expect(api.calls('payByCard')[0]?.body).toEqual({
      booking_id: 'BAG-1234',
      confirmation_token: 'ctoken_1',
      return_path: '/checkout/return/BAG-1234',
    });
    expect(address()).toBe('/account/bookings/BAG-1234?booked=1');
  });

  it.each([
    ['Apple Pay', { type: 'card', wallet: 'apple_pay' }],
    ['Google Pay', { type: 'card', wallet: 'google_pay' }],
    ['Link', { type: 'link', wallet: null }],
  ])('by %s needs no card details', async (name, gathered) => {
    api.on('payByCard', succeeds).on('finalizePayment', { booking: booking() });
    const { user } = await openSite(PAY, BOOKED);
    await user.click(await button(name));
    const sheet = await screen.findByRole('dialog', { name });
    await user.click(within(sheet).getByRole('button', { name: 'Pay £12.00' }));
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(sandbox.gathered).toMatchObject([gathered]);
  });

  it('by a wallet that is closed again charges nothing', async () => {
    const { user } = await openSite(PAY);
    await user.click(await button('Apple Pay'));
    await user.click(await button('Not now'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('payByCard')).toEqual([]);
  });

  it('twice at once charges once', async () => {
    let answer = (_: typeof succeeds) => {};
    api.on('payByCard', () => new Promise((done) => (answer = done))).on('finalizePayment', { booking: booking() });
    const user = await card(GOOD);
    await user.click(await button('Pay £12.00'));
    await user.click(await button('PayPal'));
    await waitFor(() => expect(api.calls('payByCard')).toHaveLength(1));
    answer(succeeds);
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(sandbox.gathered).toHaveLength(1);
  });

  it('without a response of the payment service keeps the hold, and can be retried', async () => {
    api.on('payByCard', refuse('UNAVAILABLE'));
    const user = await card(GOOD);
    await user.click(await button('Pay £12.00'));
    expect(
      await screen.findByText(/We’re still holding your space. Try again: you’ll only be charged once./),
    ).toBeTruthy();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
    api.on('payByCard', succeeds).on('finalizePayment', { booking: booking() });
    await user.click(await button('Pay £12.00'));
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
  });

  it('on another device leads to the pass without a press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await openSite(PAY, BOOKED);
    await button('Pay £12.00');
    api.on('getBooking', booking());
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await waitFor(() => expect(address()).toBe('/account/bookings/BAG-1234'));
  });

  it('in another tab leads to the paid booking', async () => {
    api.on('payByCard', refuse('BOOKING_NOT_CHANGEABLE')).on('finalizePayment', { booking: booking() });
    const user = await card(GOOD);
    await user.click(await button('Pay £12.00'));
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
  });

  it.each([
    [
      { decline_code: 'insufficient_funds' },
      'There isn’t enough money on this card. You haven’t been charged. Try another card.',
    ],
    [{ decline_code: 'expired_card' }, 'This card has expired. Try another card.'],
    [{ code: 'incorrect_cvc' }, 'The security code is incorrect. Check it and try again.'],
    [{ decline_code: 'do_not_honor' }, 'Your bank declined this card. You haven’t been charged. Try another card.'],
    [{ code: 'resource_missing' }, 'The payment timed out. You haven’t been charged. Try again.'],
  ])('that is declined (%o) says why, and can be retried', async (payment, sentence) => {
    api.on('payByCard', refuse('PAYMENT_FAILED', { payment }));
    const user = await card(GOOD);
    await user.click(await button('Pay £12.00'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await button('Pay £12.00');
    expect(api.calls('finalizePayment')).toEqual([]);
  });

  it('with 3-D Secure completes once it is confirmed', async () => {
    api.on('payByCard', asks).on('finalizePayment', { booking: booking() });
    const user = await card('4000 0000 0000 3220');
    await user.click(await button('Pay £12.00'));
    const question = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    await user.click(within(question).getByRole('button', { name: 'Yes, it’s me' }));
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(sandbox.heard).toEqual(['confirm']);
  });

  it('that fails 3-D Secure does not complete, and the server is informed', async () => {
    api.on('payByCard', asks).on('finalizePayment', refuse('PAYMENT_FAILED'));
    const user = await card('4000 0000 0000 3220');
    await user.click(await button('Pay £12.00'));
    await user.click(await button('No, decline'));
    expect(await screen.findByText(/^Your bank didn’t confirm the payment/)).toBeTruthy();
    expect(api.calls('finalizePayment')).toHaveLength(1);
  });

  it('does not complete while the bank can’t be reached', async () => {
    api.on('payByCard', asks).on('finalizePayment', refuse('PAYMENT_FAILED'));
    const user = await card('4000 0000 0000 3220');
    await user.click(await button('Pay £12.00'));
    const confirm = await button('Yes, it’s me');
    sandbox.goDown();
    await user.click(confirm);
    expect(await screen.findByText(/^Your bank didn’t confirm the payment/)).toBeTruthy();
  });

  it('requires a test card with a future date and a security code', async () => {
    const { user } = await openSite(PAY);
    await fill(user, await label(/^Card number/), '1234 5678 9012 3456');
    await fill(user, await label(/^Expiry/), '0120');
    await user.click(await button('Pay £12.00'));
    expect(await screen.findByText('Use one of the test cards listed below.')).toBeTruthy();
    expect(screen.getByText('Enter the month and year on your card, such as 08/29.')).toBeTruthy();
    expect(screen.getByText('Enter the 3 or 4 digits, usually on the back.')).toBeTruthy();
    expect(api.calls('payByCard')).toEqual([]);
  });

  it('saves a card only for a signed-in traveller, and says so', async () => {
    api
      .on('payByCard', succeeds)
      .on('finalizePayment', { booking: booking() })
      .on('openKeptCards', { client_secret: 'cuss_secret_1' });
    const user = await card(GOOD, { user: traveller() });
    await user.click(await screen.findByRole('checkbox', { name: 'Save this card for next time' }));
    await user.click(await button('Pay £12.00'));
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(sandbox.gathered[0]?.keep).toBe(true);
  });

  it('offers guests no saved cards', async () => {
    await openSite(PAY);
    await label(/^Card number/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(api.calls('openKeptCards')).toEqual([]);
  });

  it('works by a saved card without typing, by another one, or by none once it is removed', async () => {
    sandbox.kept = [{ id: 'pm_kept', card: { brand: 'visa', last4: '4242' } }];
    api
      .on('payByCard', succeeds)
      .on('finalizePayment', { booking: booking() })
      .on('openKeptCards', { client_secret: 'cuss_secret_1' });
    const { user } = await openSite(PAY, { ...BOOKED, user: traveller() });
    expect(await screen.findByRole('radio', { name: 'Visa ending in 4242' })).toHaveProperty('checked', true);
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Use another card' }));
    expect(await label(/^Card number/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Visa ending in 4242' }));
    await user.click(await button('Pay £12.00'));
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(sandbox.gathered[0]).toMatchObject({ method: 'pm_kept' });
  });

  it('no longer shows a removed card', async () => {
    sandbox.kept = [{ id: 'pm_kept', card: { brand: 'visa', last4: '4242' } }];
    api.on('openKeptCards', { client_secret: 'cuss_secret_1' });
    const { user } = await openSite(PAY, { user: traveller() });
    await user.click(await button('Remove Visa ending in 4242'));
    expect(await label(/^Card number/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(sandbox.kept).toEqual([]);
  });

  it('works as for a guest if saved cards can’t be loaded', async () => {
    api.on('openKeptCards', refuse('UNAVAILABLE'));
    await openSite(PAY, { user: traveller() });
    expect(await label(/^Card number/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
  });

  it('leaves only the pass in the history', async () => {
    api.on('payByCard', succeeds).on('finalizePayment', { booking: booking() });
    const { user, contact } = await open(CHECKOUT, BOOKED);
    await contact();
    await user.click(await button('Continue to payment'));
    await type(user, GOOD);
    await user.click(await button('Pay £12.00'));
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    window.history.back();
    await waitFor(() => expect(address()).toBe('/account/bookings/BAG-1234'));
    expect(screen.queryByText('Step 1 of 2')).toBeNull();
  });
});

describe('back from PayPal', () => {
  const RETURN = '/checkout/return/BAG-1234?payment_intent=pi_1&redirect_status=';
  const BOOKED = { onTo: ['/account/bookings/BAG-1234'] };

  it('leads to the pass once paid', async () => {
    api.on('finalizePayment', { booking: booking() });
    await openSite(`${RETURN}succeeded`, BOOKED);
    expect(await screen.findByText(/^We’ve sent a confirmation to/)).toBeTruthy();
    expect(address()).toBe('/account/bookings/BAG-1234?booked=1');
  });

  it('says that nothing was paid, and leads back to the form', async () => {
    api.on('finalizePayment', refuse('PAYMENT_FAILED'));
    sessionStorage.clear();
    await openSite(`${RETURN}failed`);
    expect(await screen.findByRole('heading', { name: 'You haven’t been charged' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to payment' });
    expect(back.getAttribute('href')).toBe('/account/bookings/BAG-1234');
  });

  it('says if the hold has expired and the money is refunded', async () => {
    api.on('finalizePayment', refuse('HOLD_EXPIRED'));
    await openSite(`${RETURN}succeeded`);
    expect(await screen.findByRole('heading', { name: 'You haven’t been charged' })).toBeTruthy();
  });

  it('in a browser without the booking says where the confirmation goes', async () => {
    api.on('finalizePayment', refuse('NOT_FOUND'));
    await openSite(`${RETURN}succeeded`);
    expect(await screen.findByRole('heading', { name: 'We can’t check your payment at the moment' })).toBeTruthy();
    expect(screen.getByText(/You don’t need to pay again/)).toBeTruthy();
  });

  it('of a change shows the changed booking', async () => {
    api.on('finalizePayment', { booking: booking({ id: 'BAG-9999' }) }).on('getBooking', booking({ id: 'BAG-9999' }));
    await openSite(`${RETURN}succeeded`, { onTo: ['/account/bookings/BAG-9999'] });
    await waitFor(() => expect(address()).toBe('/account/bookings/BAG-9999'));
  });
});

describe('a code that was typed but not applied', () => {
  beforeEach(withFrames);

  const typed = async (code: string) => {
    const { user, contact } = await open();
    await contact();
    await fill(user, await label('Coupon or voucher code'), code);
    await user.click(await button('Continue to payment'));
  };

  it('counts, and the space is held at its price', async () => {
    api.on('createQuote', ({ body }) =>
      quote({ coupon_code: body.coupon_code ?? null, post_discount_price: body.coupon_code ? 1080 : 1200 }),
    );
    await typed('fair-10');
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
    expect(api.calls('createBooking')[0]?.body).toMatchObject({ coupon_code: 'fair-10', expected_price: 1080 });
  });

  it('is refused at the field, and holds nothing', async () => {
    api.on('createQuote', ({ body }) => (body.coupon_code ? refuse('COUPON_NOT_FOUND') : quote()));
    await typed('nothing');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Coupon or voucher code')));
    expect(screen.getByLabelText('Coupon or voucher code').getAttribute('aria-invalid')).toBe('true');
    expect(api.calls('createBooking')).toEqual([]);
  });

  it('shows that nothing is left to pay, before booking', async () => {
    api.on('createQuote', ({ body }) =>
      quote({ coupon_code: body.coupon_code ?? null, post_discount_price: body.coupon_code ? 0 : 1200 }),
    );
    await typed('freeday');
    expect(await button('Book for free')).toBeTruthy();
    expect(api.calls('createBooking')).toEqual([]);
  });
});

describe('back from the card', () => {
  beforeEach(withFrames);

  it.each([
    ['the browser’s Back', async () => window.history.back()],
    ['the link', async (user: UserEvent) => user.click(await screen.findByRole('link', { name: 'Change details' }))],
  ])('%s leads back to step one with all input', async (_, goBack) => {
    api.on('createQuote', ({ body }) =>
      quote({ coupon_code: body.coupon_code ?? null, tree_count: body.tree_count ?? 0 }),
    );
    const { user, contact } = await open(`${CHECKOUT}&tier=standard`);
    await contact();
    await user.click(await button('One more tree'));
    await fill(user, await label('Coupon or voucher code'), 'FAIR-10');
    await user.click(await button('Apply'));
    await button('Remove FAIR-10');
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
    await goBack(user);
    expect(await screen.findByText('Step 1 of 2')).toBeTruthy();
    expect(address()).toContain('tier=standard');
    expect(await screen.findByDisplayValue('Lindqvist')).toBeTruthy();
    expect(screen.getByDisplayValue('maya@example.org')).toBeTruthy();
    expect(await button('Remove FAIR-10')).toBeTruthy();
    await user.click(await button('Continue to payment'));
    await waitFor(() => expect(api.calls('createBooking')).toHaveLength(2));
    const [first, second] = api.calls('createBooking').map(({ body }) => body);
    expect(second).toEqual(first);
    expect(second).toMatchObject({ tree_count: 1, coupon_code: 'FAIR-10', tier: 'standard' });
  });
});

describe('an expired hold', () => {
  it('can’t be paid any more, and booking again takes one tap', async () => {
    api.on('getBooking', booking({ state: 'expired', hold_expires_at: '2026-01-01T00:00:00.000Z' }));
    await open(`${CHECKOUT}&booking=BAG-1234`);
    const again = await screen.findByRole('link', { name: 'Book again' });
    expect(again.getAttribute('href')).toBe('/checkout/p1?dropoff=2030-06-10T10:00&pickup=2030-06-10T16:00&bags=2');
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
  });

  it('says so the moment the countdown ends', async () => {
    api.on('getBooking', { ...held(), hold_expires_at: new Date(Date.now() + 900).toISOString() });
    await open(`${CHECKOUT}&booking=BAG-1234`);
    expect(await label(/^Card number/)).toBeTruthy();
    expect(await screen.findByText(/Your time to pay is up/, {}, { timeout: 3000 })).toBeTruthy();
  });

  it('may be kept longer in its last two minutes, once', async () => {
    const until = (minutes: number) => ({
      ...held(),
      created: new Date(Date.now() - 13 * 60_000).toISOString(),
      hold_expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    api.on('getBooking', until(1.9)).on('prolongHold', until(11.9));
    const asGuest = () => startSession(authToken({ role: 'guest' }));
    const { user } = await open(`${CHECKOUT}&booking=BAG-1234`, { before: asGuest });
    await user.click(await button('Keep it 10 more minutes'));
    expect(await screen.findByText('11:54')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep it 10 more minutes' })).toBeNull();
  });

  it('that has been paid leads to the booking', async () => {
    api.on('getBooking', booking());
    await openSite(`${CHECKOUT}&booking=BAG-1234`, { onTo: ['/account/bookings/BAG-1234'] });
    await waitFor(() => expect(address()).toBe('/account/bookings/BAG-1234'));
  });
});

describe('a locker', () => {
  const [space] = stashpointDetail().storage_spaces;
  beforeEach(() => {
    api
      .on(
        'getStashpoint',
        stashpointDetail({
          type: 'locker',
          storage_type: 'quadralink',
          storage_spaces: space ? [{ ...space, size: 'large', door_cm: [59, 62, 35] }] : [],
        }),
      )
      .on(
        'createQuote',
        quote({ storage_spaces: [{ id: 'l', size: 'large', quantity: 2, first_day_price: 0, extra_day_price: 0 }] }),
      );
  });

  it('is not held before the traveller confirms that the bags fit', async () => {
    const { user, contact } = await open();
    await contact();
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText(/Measure your bags first/)).toBeTruthy();
    const fits = screen.getByRole('checkbox', { name: /one in each 59\s×\s62\s×\s35\scm locker/ });
    expect(document.activeElement).toBe(fits);
    expect(api.calls('createBooking')).toHaveLength(0);
    await user.click(fits);
    await user.click(await button('Continue to payment'));
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
  });

  it('chosen for small bags is requested as such', async () => {
    await open(`${CHECKOUT}&lockers=small:2`);
    await button('Continue to payment');
    expect(api.calls('createQuote')[0]?.body).toMatchObject({ storage_spaces: [{ size: 'small', quantity: 2 }] });
  });

  it('is requested with the sizes from the search', async () => {
    await open(`${CHECKOUT}&sizes=small:1,medium:1`);
    await button('Continue to payment');
    expect(api.calls('createQuote')[0]?.body).toMatchObject({ bag_count: 2, bag_sizes: 'small:1,medium:1' });
  });
});

describe('bags by size', () => {
  const sized = () => {
    const { pricing_structure } = stashpointDetail();
    const space = (size: 'small' | 'large', quantity: number) => ({
      id: size,
      size,
      quantity,
      space_available: quantity,
      pricing_structure,
    });
    return stashpointDetail({ storage_spaces: [space('small', 3), space('large', 1)] });
  };

  it('are counted one by one, up to the available units and down to the last bag', async () => {
    api.on('getStashpoint', sized()).on('createQuote', ({ body }) =>
      quote({
        bag_count: body.bag_count,
        storage_spaces: [{ id: 's', size: 'small', quantity: 2, first_day_price: 1000, extra_day_price: 0 }],
      }),
    );
    const { user } = await open();
    await user.click(await button('One more: Large'));
    await waitFor(() =>
      expect(api.calls('createQuote').at(-1)?.body).toMatchObject({
        bag_count: 3,
        storage_spaces: [
          { size: 'small', quantity: 2 },
          { size: 'large', quantity: 1 },
        ],
      }),
    );
    expect(isOff(screen.getByRole('button', { name: 'One more: Large' }))).toBe(true);
    for (let left = 2; left > 0; left -= 1) await user.click(await button('One fewer: Small'));
    expect(isOff(screen.getByRole('button', { name: 'One fewer: Large' }))).toBe(true);
  });
});
