import type { Booking, ChangeQuote } from '@cubby/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { isOff } from '../../../tests/harness/is-off.ts';
import { fakeSandbox } from '../../testing/fake-sandbox.ts';
import { fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { booking, quote, stashpoint, stashpointDetail, user as traveller } from '../../testing/site-records.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const label = (text: string | RegExp) => screen.findByLabelText(text);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('getStashpoint', stashpointDetail())
    .on('getCustody', [])
    .on('quoteChange', { ...quote(), amount_due: 0, unrefunded_amount: 0 })
    .on('quoteExtension', { ...quote(), amount_due: 0, unrefunded_amount: 0 });
});

/** Opens the booking's page as its traveller. */
async function open(record: Booking, { signedIn = true, query = '', language = '' } = {}) {
  api.on('getBooking', record);
  const { user } = await openSite(
    `${language}/account/bookings/BAG-1234${query}`,
    signedIn ? { user: traveller() } : {},
  );
  return user;
}

describe('a booking', () => {
  it.each([
    ['confirmed', 'Your booking is confirmed'],
    ['checked_in', 'Your bags are in safe hands'],
    ['checked_out', 'All done. Safe travels!'],
    ['cancelled', 'This booking has been cancelled'],
    ['no_show', 'This booking was not used'],
    ['expired', 'This booking has expired'],
  ] as const)('that is %s says so', async (state, heading) => {
    await open(booking({ state }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(screen.getByText('Booking BAG-1234')).toBeTruthy();
  });

  it('shows the pass with times on the clock of the place', async () => {
    await open(booking());
    expect(await screen.findByText('123456')).toBeTruthy();
    expect(screen.getAllByText(/10:00/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Corner Café/).length).toBeGreaterThan(0);
  });

  it('is shown read-only with its pass', async () => {
    await open(booking(), { signedIn: false, query: '?pass=signed' });
    expect(await screen.findByText('123456')).toBeTruthy();
    expect(api.calls('getBooking')[0]?.query).toEqual({ pass: 'signed' });
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(screen.queryByText('Have someone else collect your bags')).toBeNull();
  });

  it('prints a receipt that names the seller', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const paid = { kind: 'charge', amount: 1100, created: hours(-1) } as const;
    const user = await open(booking({ movements: [paid] }));
    await user.click(await button('Print or save'));
    expect(screen.getByText('Cubby Ltd, 1 Shelf Lane, London')).toBeTruthy();
    expect(print).toHaveBeenCalledOnce();
  });

  it('begins with what the holder of its pass may do', async () => {
    const inside = booking({ state: 'checked_in', has_been_checked_in: true });
    const user = await open(inside, { signedIn: false, query: '?pass=signed' });
    expect((await screen.findByRole('link', { name: 'Extend booking' })).getAttribute('href')).toMatch(
      /\?pass=signed&extend=1$/,
    );
    const code = screen.getByRole('link', { name: 'Change or cancel: we’ll send you a code' });
    expect(code.getAttribute('href')).toBe('/login/email?next=%2Faccount%2Fbookings%2FBAG-1234');
    await user.click(await button('Share pass'));
    expect(await button('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(inside.pass?.url);
  });

  it('shows messages in the traveller’s language, and keeps an unsent one until it arrives, once', async () => {
    const translations = { en: 'The side door, please.' };
    const said = { created: hours(-1), kind: null, reported: false, language: 'de', translations } as const;
    const first = { ...said, id: 'm1', side: 'host', author: 'Corner Café', text: 'Bitte die Seitentür.' } as const;
    api.on('getConversation', { state: 'open', blocked_by: [], messages: [first] });
    const user = await open(booking(), { signedIn: false, query: '?pass=signed' });
    expect(await screen.findByText('The side door, please.')).toBeTruthy();
    await user.click(await button('Show original'));
    expect(screen.getByText('Bitte die Seitentür.')).toBeTruthy();
    await user.type(await label('Your message'), 'Thanks!');
    api.goOffline();
    await user.click(await button('Send'));
    expect(await screen.findByText(/Not sent yet/)).toBeTruthy();
    const mine = { ...said, id: 'm2', side: 'traveller', author: 'Ada', text: 'Thanks!', language: 'en' } as const;
    // Being online again, the page looks for new messages as well.
    for (const name of ['writeMessage', 'getConversation'] as const)
      api.on(name, { state: 'open', blocked_by: [], messages: [first, mine] });
    api.goOnline();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
    expect(await screen.findByText('Thanks!')).toBeTruthy();
    const sent = api.calls('writeMessage');
    expect(sent.map(({ body }) => body)).toEqual(
      sent.map(() => ({ as: 'traveller', pass: 'signed', text: 'Thanks!' })),
    );
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('leaves a message without a connection to any other page, which sends it once', async () => {
    api.on('writeMessage', { state: 'open', blocked_by: [], messages: [] });
    api.on('getConversation', { state: 'open', blocked_by: [], messages: [] });
    await open(booking(), { signedIn: false, query: '?pass=signed' });
    const waiting = { text: 'On my way.', key: 'k1' };
    const kept = { 'BAG-9999': { draft: '', waiting, pass: 'signed' }, 'claim BAG-1': { draft: '', waiting } };
    localStorage.setItem('messages', JSON.stringify(kept));
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(Object.keys(JSON.parse(localStorage.getItem('messages') ?? ''))).toEqual(['claim BAG-1']),
    );
    const sent = api.calls('writeMessage');
    expect(sent.map(({ params, body }) => [params, body])).toEqual([
      [{ id: 'BAG-9999' }, { as: 'traveller', pass: 'signed', text: 'On my way.' }],
    ]);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k1');
  });

  it('shows the chain of custody, with the pass as well', async () => {
    const step = {
      booking_id: 'BAG-1234',
      recorded_at: hours(0),
      actor: 'host',
      actor_name: null,
      device_name: null,
      without_pin: false,
      mark: null,
      place: 'Corner Café',
      bag_count_before: null,
      bag_count_after: null,
      reason: null,
      evidence: null,
    } as const;
    const bag = (number: number) => ({ number, size: 'standard' as const, tag: `A${number}` });
    api.on('getCustody', [
      { ...step, id: '1', kind: 'checked_in', occurred_at: hours(-3), bags: [bag(1), bag(2)], collector: null },
      { ...step, id: '2', kind: 'checked_out', occurred_at: hours(-1), bags: [bag(2)], collector: 'Grace' },
    ]);
    const picture = { booking_id: 'BAG-1234', bag_number: null, created: hours(-3), width: 800, height: 600 };
    api.on('listBookingPictures', [
      { ...picture, id: 'p1', purpose: 'bag', url: '/media/private/p1?key=1' },
      { ...picture, id: 'p2', purpose: 'report', url: '/media/private/p2?key=1' },
    ]);
    await open(booking({ state: 'checked_in', has_been_checked_in: true }), { signedIn: false, query: '?pass=signed' });
    expect(await screen.findByText('2 bags dropped off')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Photo of your bags, taken at the counter' })).toBeTruthy();
    expect(screen.getByText('Tags: A1, A2')).toBeTruthy();
    expect(screen.getByText('1 bag collected')).toBeTruthy();
    expect(screen.getByText('Tags: A2 · Collected by Grace')).toBeTruthy();
    expect(api.calls('getCustody')[0]?.query).toEqual({ pass: 'signed' });
  });

  it('asks whether unrecorded bags were collected, and takes the answer with a pass', async () => {
    const chain = (kinds: readonly ('checked_in' | 'said_collected')[]) =>
      kinds.map((kind, index) => ({
        id: String(index),
        booking_id: 'BAG-1234',
        kind,
        occurred_at: hours(index - 3),
        recorded_at: hours(index - 3),
        actor: 'host' as const,
        actor_name: null,
        device_name: null,
        without_pin: false,
        mark: null,
        place: 'Corner Café',
        bags: [],
        bag_count_before: null,
        bag_count_after: null,
        reason: null,
        collector: null,
        evidence: null,
      }));
    api
      .on('getCustody', chain(['checked_in']))
      .on('listBookingPictures', [])
      .on('sayCollected', chain(['checked_in', 'said_collected']));
    const inside = { state: 'checked_in', has_been_checked_in: true } as const;
    const user = await open(booking({ ...inside, dropoff: hours(-9), pickup: hours(-2) }), {
      signedIn: false,
      query: '?pass=signed',
    });
    await user.click(await button('Yes, I have them'));
    expect(await screen.findByText(/The host can see this/)).toBeTruthy();
    expect(screen.getByText('You confirmed that you have your bags')).toBeTruthy();
    expect(api.calls('sayCollected')[0]?.body).toEqual({ pass: 'signed' });
  });

  it('that was a no-show says so, and is undone with its pass while that is possible', async () => {
    const missed = { state: 'no_show', no_show_times: { from: hours(-1), undo_until: hours(1) } } as const;
    api.on('sayComing', booking());
    const user = await open(booking({ ...missed, dropoff: hours(-2) }), { signedIn: false, query: '?pass=signed' });
    expect(await screen.findByText(/your bags haven’t arrived/)).toBeTruthy();
    await user.click(await button('I’m on my way'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeTruthy();
    expect(api.calls('sayComing')[0]?.body).toEqual({ pass: 'signed' });
  });

  it('that was a no-show leads to support once that is over', async () => {
    await open(booking({ state: 'no_show', no_show_times: { from: hours(-3), undo_until: hours(-1) } }));
    expect(await screen.findByRole('link', { name: 'Contact us' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’m on my way' })).toBeNull();
  });

  it('does not ask before pick-up', async () => {
    api.on('getCustody', []);
    await open(booking({ state: 'checked_in', has_been_checked_in: true }));
    await screen.findByText('123456');
    expect(screen.queryByText('Do you have your bags back?')).toBeNull();
  });

  describe('a later pick-up proposed by the place', () => {
    const proposal = (amount_due: number) => ({
      id: 'CHG-1234',
      dropoff: booking().dropoff,
      pickup: '2030-06-10T18:30:00.000Z',
      bag_count: 2,
      total_price_amount: 1200 + amount_due,
      amount_due,
      hold_expires_at: hours(12),
      proposed_by: 'host' as const,
    });
    const byPass = { signedIn: false, query: '?pass=signed' };

    it('at no extra cost is accepted with the pass only', async () => {
      const user = await open(booking({ pending_change: proposal(0) }), byPass);
      expect(await screen.findByRole('heading', { name: 'Later pick-up proposed' })).toBeTruthy();
      expect(screen.getByText(/Corner Café suggests that you collect your bags .*19:30/)).toBeTruthy();
      api.on('acceptExtension', booking({ pickup: proposal(0).pickup }));
      await user.click(await button('Accept'));
      await waitFor(() => expect(screen.queryByText('Later pick-up proposed')).toBeNull());
      expect(api.calls('acceptExtension')[0]?.body).toEqual({ pass: 'signed' });
    });

    it('at extra cost is paid, and never accepted by a button only', async () => {
      await open(booking({ pending_change: proposal(400) }), byPass);
      expect(await screen.findByText(/This costs £4\.00 extra and takes effect once you’ve paid\./)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    });

    it('that was paid on another screen says so, and shows the current booking', async () => {
      fakeSandbox();
      const user = await open(booking({ pending_change: { ...proposal(400), proposed_by: null } }), byPass);
      api.on('payByCard', refuse('BOOKING_NOT_CHANGEABLE'));
      api.on('finalizePayment', { booking: booking({ pickup: proposal(400).pickup }) });
      await fill(user, await label(/^Card number/), '4242 4242 4242 4242');
      await fill(user, await label(/^Expiry/), '1239');
      await fill(user, await label(/^Security code/), '123');
      await user.click(await button('Pay £4.00'));
      expect(await screen.findByText(/already paid on another screen/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Pay £4.00' })).toBeNull();
    });

    it('that has been withdrawn says so', async () => {
      const user = await open(booking({ pending_change: proposal(0) }), byPass);
      api.on('acceptExtension', refuse('HOLD_EXPIRED'));
      await user.click(await button('Accept'));
      expect(await screen.findByRole('alert')).toBeTruthy();
    });
  });

  it('that does not exist is a 404', async () => {
    api.on('getBooking', refuse('NOT_FOUND'));
    await openSite('/account/bookings/NOPE', { user: traveller() });
    expect(await screen.findByText(/404/)).toBeTruthy();
  });

  it('can be reloaded after an error', async () => {
    api.on('getBooking', refuse('TOO_MANY_REQUESTS'));
    const { user } = await openSite('/account/bookings/BAG-1234', { user: traveller() });
    const again = await button('Try again');
    api.on('getBooking', booking());
    await user.click(again);
    expect(await screen.findByText('123456')).toBeTruthy();
  });

  it('states the refund, and how much of it is credit', async () => {
    await open(booking({ state: 'cancelled', refund_amount: 1200, refund_credit_amount: 500 }));
    expect(await screen.findByText(/£12\.00 has been refunded\./)).toBeTruthy();
    expect(screen.getByText(/£5\.00 of this was refunded as credit\./)).toBeTruthy();
  });

  it('lists payments and refunds', async () => {
    await open(
      booking({
        movements: [
          { kind: 'charge', amount: 1200, created: '2030-06-01T10:00:00.000Z' },
          { kind: 'refund_card', amount: -300, created: '2030-06-02T10:00:00.000Z' },
        ],
      }),
    );
    expect((await screen.findAllByText(/^Paid/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^Refunded/).length).toBeGreaterThan(0);
  });

  it('asks for a review once it is over', async () => {
    const review = { can_review: true, submitted: false, asks_if_left: false };
    await open(booking({ state: 'checked_out', review }));
    const link = await screen.findByRole('link', { name: 'Write a review' });
    expect(link.getAttribute('href')).toBe('/surveys/bookings/BAG-1234');
  });

  it('does not ask for a review of a stay that is still to come', async () => {
    await open(booking({ review: { can_review: true, submitted: false, asks_if_left: false } }));
    await screen.findByText('123456');
    expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull();
  });

  it('of lockers shows their codes and how to open them, and asks to show nothing at a counter', async () => {
    await open(booking({ locker_codes: [{ unit_id: '7', dropoff_code: '1111', pickup_code: '2222' }] }));
    expect(await screen.findByText('1111')).toBeTruthy();
    expect(screen.getByText('2222')).toBeTruthy();
    expect(screen.getByText(/^Enter the drop-off code on the display/)).toBeTruthy();
    expect(screen.queryByText('Show this at the counter.')).toBeNull();
  });
});

describe('cancelling', () => {
  const start = async (record: Booking, options = {}) => {
    const user = await open(record, options);
    await user.click(await button(/^(Cancel booking|Buchung stornieren)$/));
    return user;
  };

  it('states the refund and its deadline, then cancels with the reason', async () => {
    const user = await start(booking());
    expect(screen.getByText('You’ll be refunded £12.00')).toBeTruthy();
    expect(screen.getByText(/if you cancel before .*10:00/)).toBeTruthy();
    api.on('updateBooking', booking({ state: 'cancelled', refund_amount: 1200 }));
    await user.selectOptions(await label('Why are you cancelling?'), 'found_other');
    await fill(user, await label(/Anything else we should know/), '  Too far.  ');
    await user.click(await button('Cancel this booking'));
    const result = await screen.findByRole('heading', { level: 1, name: 'This booking has been cancelled' });
    await waitFor(() => expect(document.activeElement).toBe(result));
    const [call] = api.calls('updateBooking');
    expect(call?.body).toEqual({
      state: 'cancelled',
      reason: 'found_other',
      reason_text: 'Too far.',
      refund_type: 'card',
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  it('refunds a part in the middle tier', async () => {
    await start(
      booking({ refund_offer: { amount: 600, until: '2030-06-10T08:00:00.000Z', whole: false, withheld: 0 } }),
    );
    expect(screen.getByText('You’ll be refunded £6.00')).toBeTruthy();
  });

  it('refunds nothing once it is too late, and says so', async () => {
    await start(booking({ refund_offer: { amount: 0, until: null, whole: false, withheld: 0 } }));
    expect(screen.getByText('You’ll be refunded £0.00')).toBeTruthy();
    expect(screen.queryByText('How would you like to be refunded?')).toBeNull();
  });

  it('refunds everything if the place failed', async () => {
    const incident = {
      id: 'i1',
      kind: 'closed' as const,
      created: hours(-1),
      respond_by: null,
      resolved_at: hours(0),
      resolution: null,
      withheld: 0,
      is_credit: false,
      reviewed_first: false,
    };
    await start(booking({ incident }));
    expect(
      screen.getByText('The place couldn’t take your bags as booked, so you get a full refund, even after drop-off.'),
    ).toBeTruthy();
  });

  it('can refund as credit', async () => {
    const user = await start(booking());
    await user.click(screen.getByRole('radio', { name: '£12.00 as credit for your next booking, straight away' }));
    api.on('updateBooking', booking({ state: 'cancelled' }));
    await user.click(await button('Cancel this booking'));
    await waitFor(() => expect(api.calls('updateBooking')[0]?.body.refund_type).toBe('credit'));
  });

  it('splits the refund between card and credit', async () => {
    await start(booking({ credit_amount: 500 }));
    expect(screen.getByRole('radio', { name: '£7.00 to your payment method and £5.00 as credit' })).toBeTruthy();
  });

  it.each([
    [true, 'You can then use your voucher again.'],
    [false, 'You won’t get your voucher back.'],
  ])('says what happens to a voucher (full refund: %s)', async (whole, sentence) => {
    await start(booking({ prepaid_amount: 1200, refund_offer: { amount: 0, until: null, whole, withheld: 0 } }));
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('shows the server’s refusal and keeps the input', async () => {
    const user = await start(booking());
    api.on('updateBooking', refuse('BOOKING_NOT_CHANGEABLE'));
    await fill(user, await label(/Anything else we should know/), 'Too far.');
    await user.click(await button('Cancel this booking'));
    expect(await screen.findByText('You can no longer make this change to the booking.')).toBeTruthy();
    expect(await label(/Anything else we should know/)).toHaveProperty('value', 'Too far.');
  });

  it('can be closed', async () => {
    const user = await start(booking());
    await user.click(await button('Keep the booking'));
    expect(screen.queryByText('You’ll be refunded £12.00')).toBeNull();
    expect(api.calls('updateBooking')).toEqual([]);
  });

  it.each(['held', 'checked_in', 'checked_out', 'cancelled', 'expired'] as const)(
    'is not offered for a booking that is %s',
    async (state) => {
      await open(booking({ state }));
      await screen.findByText('Booking BAG-1234');
      expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    },
  );
});

describe('changing', () => {
  const start = async () => {
    const user = await open(booking());
    await user.click(await button('Change times or bags'));
    return user;
  };

  it('requests the price with every change, and states the difference before saving', async () => {
    api.on('quoteChange', { ...quote({ bag_count: 3 }), amount_due: 500, unrefunded_amount: 0 });
    const user = await start();
    expect(isOff(await button('Save changes'))).toBe(true);
    await user.click(await button(/^One (more bag|bag more)$/));
    expect(await screen.findByText('Costs £5.00 more')).toBeTruthy();
    expect(api.calls('quoteChange').at(-1)?.body).toEqual({ bag_count: 3 });
    api.on('updateBooking', booking({ bag_count: 3 }));
    await user.click(await button('Save changes'));
    await waitFor(() => expect(api.calls('updateBooking')[0]?.body).toEqual({ bag_count: 3 }));
  });

  it('saves nothing at a price that is not there yet', async () => {
    const priced = Promise.withResolvers<ChangeQuote>();
    api.on('quoteChange', () => priced.promise);
    const user = await start();
    await user.click(await button(/^One (more bag|bag more)$/));
    expect(isOff(await button(/Save changes/))).toBe(true);
    await act(async () => priced.resolve({ ...quote({ bag_count: 3 }), amount_due: 500, unrefunded_amount: 0 }));
    await waitFor(async () => expect(isOff(await button(/Save changes/))).toBe(false));
  });

  it('offers no fewer than one bag', async () => {
    const user = await open(booking({ bag_count: 1 }));
    await user.click(await button('Change times or bags'));
    expect(isOff(await button(/^One (fewer bag|bag fewer)$/))).toBe(true);
  });

  it('states what a voucher still covers, and offers no fewer bags than that', async () => {
    const user = await open(booking({ coupon_code: 'RAIL-TWO', prepaid_bag_count: 2 }));
    await user.click(await button('Change times or bags'));
    expect(screen.getByText(/^Voucher RAIL-TWO covers 2 bags for the whole booking\./)).toBeTruthy();
    expect(isOff(await button(/^One (fewer bag|bag fewer)$/))).toBe(true);
  });

  it.each([
    [-300, 0, 'You’ll be refunded £3.00'],
    [0, 0, 'Costs the same'],
    [
      0,
      300,
      'This saves £3.00, but it’s too late for a refund. We’ll take it off the price if you add time or bags later.',
    ],
  ])('states a difference of %i, with %i not refunded, as "%s"', async (amount_due, unrefunded_amount, sentence) => {
    api.on('quoteChange', { ...quote(), amount_due, unrefunded_amount });
    const user = await start();
    await user.click(await button(/^One (more bag|bag more)$/));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('can’t be saved while the place has no space', async () => {
    api.on('quoteChange', refuse('NO_AVAILABILITY_AT_STASHPOINT'));
    const user = await start();
    await user.click(await button(/^One (more bag|bag more)$/));
    expect(await screen.findByText('This place doesn’t have space for that many bags at that time.')).toBeTruthy();
    expect(isOff(await button('Save changes'))).toBe(true);
  });
});

describe('a delegate who collects', () => {
  it('is not named for a locker, which opens by its codes', async () => {
    await open(booking({ locker_codes: [{ unit_id: '7', dropoff_code: '1111', pickup_code: '2222' }] }));
    expect(screen.getByText('2222')).toBeTruthy();
    expect(screen.queryByLabelText('Their name')).toBeNull();
  });

  it('gets a PIN under their name', async () => {
    const user = await open(booking());
    await fill(user, await label('Their name'), '  Jo ');
    api.on('updateBooking', booking({ delegate: { name: 'Jo', pin: '9876' } }));
    await user.click(await button('Create PIN'));
    expect(await screen.findByText('9876')).toBeTruthy();
    expect(api.calls('updateBooking')[0]?.body).toEqual({ delegate: { name: 'Jo' } });
  });

  it('can be passed a message with everything they need', async () => {
    const user = await open(booking({ delegate: { name: 'Jo', pin: '9876' } }));
    await user.click(await button('Copy'));
    expect(await button('Copied')).toBeTruthy();
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('Hello Jo, please collect my bags: Corner Café, 1 High Street, until');
    expect(copied).toContain('Booking BAG-1234, PIN 9876.');
  });

  it('is removed after a question', async () => {
    const user = await open(booking({ delegate: { name: 'Jo', pin: '9876' } }));
    await user.click(await button('Cancel PIN'));
    const question = await screen.findByRole('dialog', { name: 'Cancel Jo’s PIN?' });
    api.on('updateBooking', booking());
    await user.click(within(question).getByRole('button', { name: 'Cancel PIN' }));
    expect(await button('Create PIN')).toBeTruthy();
    expect(api.calls('updateBooking')[0]?.body).toEqual({ delegate: null });
  });

  it('is shown without the PIN to a caller with the pass only', async () => {
    await open(booking({ delegate: { name: 'Jo', pin: null } }), { signedIn: false, query: '?pass=signed' });
    expect(await screen.findByText('Jo can collect your bags with their own PIN.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel PIN' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Change or cancel/ })).toBeTruthy();
  });
});

describe('a closed place', () => {
  const now = () => booking({ dropoff: hours(-0.2), pickup: hours(3) });
  const incident = (own: Partial<NonNullable<Booking['incident']>> = {}) => ({
    id: 'i1',
    kind: 'closed' as const,
    created: hours(-0.1),
    respond_by: null,
    resolved_at: null,
    resolution: null,
    withheld: 0,
    is_credit: false,
    reviewed_first: false,
    ...own,
  });
  const elsewhere = {
    stashpoint: stashpoint({ id: 'p2', name: 'Tea House', user_distance_km: 0.25 }),
    refund_amount: 200,
    withheld_amount: 0,
  };

  it('is reported in a few words, and other places are offered', async () => {
    const user = await open(now());
    await user.click(await button('It’s closed'));
    const told = { ...now(), incident: incident() };
    api.on('reportIncident', { booking: told, alternatives: [elsewhere] });
    await fill(user, await label(/Anything else/), 'A note says back at noon.');
    await user.click(await button('Report and find another place'));
    expect(await screen.findByRole('heading', { name: 'Tea House' })).toBeTruthy();
    expect(screen.getByText('You’ll be refunded £2.00')).toBeTruthy();
    expect(api.calls('reportIncident')[0]?.body).toEqual({ kind: 'closed', text: 'A note says back at noon.' });
  });

  describe('reported', () => {
    const photo = () => new File(['x'], 'door.jpg', { type: 'image/jpeg' });
    const kept = {
      ...{ id: 'pic1', booking_id: 'BAG-1234', purpose: 'report' as const, bag_number: null },
      ...{ created: hours(0), width: 1600, height: 1200, url: '/media/private/pic1?until=1&key=k' },
    };
    const locate = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

    it('with position and photo, by the pass only', async () => {
      locate((found) => found({ coords: { latitude: 51.5, longitude: -0.1, accuracy: 9 } } as GeolocationPosition));
      api.on('createBookingPicture', kept).on('reportIncident', { booking: now(), alternatives: [] });
      const user = await open(now(), { signedIn: false, query: '?pass=signed' });
      await user.click(await button('It’s closed'));
      await user.click(await button('Share my location'));
      expect(await screen.findByText(/from the door\. We store only this distance/)).toBeTruthy();
      await user.upload(await label('Take a photo'), photo());
      expect(await screen.findByText('1 photo added to your report.')).toBeTruthy();
      await user.click(await button('Report and find another place'));
      await waitFor(() => expect(api.calls('reportIncident')).toHaveLength(1));
      expect(api.calls('reportIncident')[0]?.body).toEqual({
        kind: 'closed',
        position: { latitude: 51.5, longitude: -0.1, accuracy: 9 },
        picture_ids: ['pic1'],
        pass: 'signed',
      });
    });

    it('without a position, if the phone has none', async () => {
      locate((_found, failed) => failed?.({ message: 'denied' } as GeolocationPositionError));
      api.on('reportIncident', { booking: now(), alternatives: [] });
      const user = await open(now());
      await user.click(await button('It’s closed'));
      await user.click(await button('Share my location'));
      expect(await screen.findByText(/you can continue without it/)).toBeTruthy();
      await user.click(await button('Report and find another place'));
      await waitFor(() => expect(api.calls('reportIncident')[0]?.body).toEqual({ kind: 'closed' }));
    });

    it('with a photo sent later, if it failed at first', async () => {
      api
        .on('createBookingPicture', refuse('PICTURE_IS_HEIC'))
        .on('reportIncident', { booking: { ...now(), incident: incident() }, alternatives: [elsewhere] });
      const user = await open(now());
      await user.click(await button('It’s closed'));
      vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
      onTestFinished(() => void vi.unstubAllGlobals());
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      const drawn = new Blob(['larger, without the location']);
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(drawn));
      await user.upload(await label('Take a photo'), photo());
      expect(await screen.findByText(/^Photos in HEIC can’t be read here.* We couldn’t upload a photo/)).toBeTruthy();
      await user.click(await button('Report and find another place'));
      expect(await screen.findByRole('heading', { name: 'Tea House' })).toBeTruthy();
      api.on('createBookingPicture', kept);
      await user.click(await button('Retry upload'));
      expect(await screen.findByText('1 photo added to your report.')).toBeTruthy();
      const sent = api.calls('createBookingPicture').at(-1)?.body as unknown as FormData;
      expect([sent.get('purpose'), sent.get('incident_id')]).toEqual(['report', 'i1']);
      expect((sent.get('file') as File).size).toBe(drawn.size);
    });
  });

  it('with bags inside states when someone will open', async () => {
    const inside = booking({ state: 'checked_in', dropoff: hours(-3), pickup: hours(1) });
    const answered = { kind: 'closed_at_pickup', respond_by: hours(0.4), arrives_at: hours(0.4) } as const;
    await open({ ...inside, incident: { ...incident(), ...answered, answer: 'on_the_way' } });
    expect(await screen.findByText(/^Someone is on the way. The place opens on/)).toBeTruthy();
    expect(screen.getByText('You should have your bags within')).toBeTruthy();
  });

  it('moves the bags with one tap', async () => {
    api.on('reportIncident', { booking: now(), alternatives: [elsewhere] });
    const user = await open({ ...now(), incident: incident() });
    const moved = { ...now(), incident: incident({ resolved_at: hours(0), resolution: 'rebooked' }) };
    api.on('rebook', moved);
    await user.click(await button('Move my bags here'));
    expect(await screen.findByText(/We’ve moved your booking to Corner Café/)).toBeTruthy();
    expect(api.calls('rebook')[0]?.body).toEqual({ stashpoint_id: 'p2' });
  });

  it('asks whether the bags fit before they move into lockers', async () => {
    const lockers = { ...elsewhere.stashpoint, storage_type: 'quadralink' } as const;
    const offer = { ...elsewhere, stashpoint: lockers, doors_cm: [[59, 62, 35] as [number, number, number]] };
    api.on('reportIncident', { booking: now(), alternatives: [offer] });
    await open({ ...now(), incident: incident() });
    expect(await button('My bags fit: move them here')).toBeTruthy();
    expect(screen.getByText('Does your bag fit into 59 × 62 × 35 cm?')).toBeTruthy();
  });

  it('asks again if the chosen place is gone', async () => {
    api
      .on('reportIncident', { booking: now(), alternatives: [elsewhere] })
      .on('rebook', refuse('NO_AVAILABILITY_AT_STASHPOINT'));
    const user = await open({ ...now(), incident: incident() });
    await user.click(await button('Move my bags here'));
    expect(await screen.findByText('This place doesn’t have space for that many bags at that time.')).toBeTruthy();
    await waitFor(() => expect(api.calls('reportIncident').length).toBeGreaterThan(1));
  });

  it('lets the traveller cancel if nothing else is open, and says when their money comes back', async () => {
    const waiting = { refund_offer: { amount: 0, until: null, whole: false, withheld: 1200 } };
    api.on('reportIncident', { booking: now(), alternatives: [] });
    const user = await open({ ...now(), ...waiting, incident: incident() });
    await user.click(await button('Cancel the booking'));
    expect(await screen.findByText('You’ll be refunded £12.00')).toBeTruthy();
    expect(screen.getByText(/^£12\.00 is credit for now/)).toBeTruthy();
  });

  it('with bags inside starts the host’s deadline', async () => {
    const inside = booking({ state: 'checked_in', dropoff: hours(-3), pickup: hours(-0.1) });
    await open({ ...inside, incident: incident({ kind: 'closed_at_pickup', respond_by: hours(0.4) }) });
    expect(await screen.findByText('We’ve told the host. They have to respond within')).toBeTruthy();
    // No one is asked whether they have the bags that they report to be locked in.
    expect(api.names).not.toContain('getCustody');
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });

  it('can’t be reported long before the stay', async () => {
    await open(booking());
    await screen.findByText('123456');
    expect(screen.queryByRole('button', { name: 'It’s closed' })).toBeNull();
  });
});

describe('staying longer', () => {
  it('costs the price on its button', async () => {
    api
      .on('quoteExtension', { ...quote(), amount_due: 400, unrefunded_amount: 0 })
      .on('getStashpoint', stashpointDetail({ open_twentyfour_seven: true }));
    const user = await open(booking({ state: 'checked_in', dropoff: hours(-2), pickup: hours(2) }));
    const [choice] = await screen.findAllByRole('button', { name: /\+ £4\.00/ });
    api.on('extendBooking', booking({ state: 'checked_in' }));
    await user.click(choice as HTMLElement);
    await waitFor(() => expect(Object.keys(api.calls('extendBooking')[0]?.body ?? {})).toEqual(['pickup']));
  });

  it('comes first, and needs no sign-in, where an email’s link leads to it', async () => {
    api
      .on('quoteExtension', { ...quote(), amount_due: 400, unrefunded_amount: 0 })
      .on('getStashpoint', stashpointDetail());
    const inside = booking({ state: 'checked_in', dropoff: hours(-2), pickup: hours(2) });
    const user = await open(inside, { signedIn: false, query: '?pass=signed&extend=1' });
    const [choice] = await screen.findAllByRole('button', { name: /\+ £4\.00/ });
    const pass = screen.getByRole('region', { name: 'Your pass' });
    expect(choice?.compareDocumentPosition(pass)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    api.on('extendBooking', inside);
    await user.click(choice as HTMLElement);
    await waitFor(() => expect(api.calls('extendBooking')[0]?.body).toMatchObject({ pass: 'signed' }));
  });
});
