import type { Booking, StaffScope } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { wholeBooking } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { BookingShow } from './BookingShow.tsx';

const dialog = () => screen.findByRole('dialog');

/** The place that bears a refund at the host's cost. */
const BEARER = { stashpoint_id: 'a1b2c3d4e5f6', name: 'Corner Shop', earned: 300 };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('getConversation', { state: 'open', blocked_by: [], messages: [] })
    .on('listBookingMessages', { left_today: 5, messages: [] })
    .on('getBookingTimeline', [])
    .on('getBookingWarnings', { stranded: null, double_charges: [], refund_bearer: BEARER });
});

function open(booking: Booking, scopes?: readonly StaffScope[], language: 'en' | 'de' = 'en') {
  api.on('getBooking', booking);
  const options = { path: '/bookings/:id', at: '/bookings/BAG-1234', language, ...(scopes && { scopes }) };
  return renderPage(<BookingShow />, api, options).user;
}

describe('a booking', () => {
  it('shows times on the clock of the place and everyone’s contact details', async () => {
    open(wholeBooking({ booking_tag_numbers: ['A1', 'A2'] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking BAG-1234' })).toBeTruthy();
    expect(screen.getByText(/10 Jun 2030, 10:00/)).toBeTruthy();
    expect(screen.getByText('A1, A2')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+44 20 7946 0018' }).getAttribute('href')).toBe('tel:+442079460018');
  });

  it.each([
    [undefined, ['Traveller', 'Everything about this person', 'Reports', 'Emails', 'Refunds', 'Coupon']],
    [['bookings:all'], ['Everything about this person', 'Reports', 'Emails']],
  ] as const)('leads to what belongs to it, for staff who may %o', async (scopes, names) => {
    open(wholeBooking({ coupon_code: 'FAIR-10' }), scopes);
    const related = within(await screen.findByRole('region', { name: 'Related' }));
    expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('shows the amount that can still be refunded', async () => {
    open(wholeBooking({ refund_amount: 300, post_refund_price: 900 }));
    expect(await screen.findByText('Remaining after refunds')).toBeTruthy();
    expect(screen.getByText('£9.00')).toBeTruthy();
  });

  it.each([
    ['confirmed', true, true],
    ['checked_in', false, false],
    ['cancelled', false, false],
  ] as const)('that is %s can be moved: %s, and cancelled: %s', async (state, move, cancel) => {
    open(wholeBooking({ state }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Move…' }) !== null).toBe(move);
    expect(screen.queryByRole('button', { name: 'Cancel…' }) !== null).toBe(cancel);
  });

  it('hides refunds from staff without access to money', async () => {
    open(wholeBooking(), ['bookings:all']);
    await screen.findByRole('heading', { level: 1 });
    await button('Cancel…');
    expect(screen.queryByRole('button', { name: 'Refund…' })).toBeNull();
  });

  it('that does not exist shows a missing page', async () => {
    api.on('getBooking', refuse('NOT_FOUND'));
    renderPage(<BookingShow />, api, { path: '/bookings/:id', at: '/bookings/NOPE' });
    expect(await screen.findByText('Page not found')).toBeTruthy();
  });
});

describe('the next step', () => {
  const filled = () =>
    screen
      .getAllByRole('button')
      .filter(({ className }) => className.includes('MuiButton-contained'))
      .map(({ textContent }) => textContent);

  it.each([
    [{ state: 'checked_in' as const, post_refund_price: 1200 }, ['Check out…']],
    [{ state: 'checked_out' as const, post_refund_price: 1200 }, []],
  ])('is the only filled button for %o, never a refund', async (own, names) => {
    open(wholeBooking(own));
    await button('Refund…');
    expect(filled()).toEqual(names);
  });

  it.each([
    ['closed', 'Café near King’s Cross is closed at drop-off or pick-up'],
    ['inactive', 'Café near King’s Cross is offline'],
    ['full', 'Café near King’s Cross no longer has space for this booking'],
  ] as const)('of a stranded booking is to move it, from a place that is %s', async (stranded, words) => {
    api.on('getBookingWarnings', { stranded, double_charges: [], refund_bearer: BEARER }).on('listBookingMoves', []);
    const user = open(wholeBooking({ post_refund_price: 1200 }));
    const note = (await screen.findByText(words)).closest('[role=alert]') as HTMLElement;
    expect(await within(note).findByRole('button', { name: 'Refund…' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Refund|Move/ })).toHaveLength(2);
    expect(filled()).toEqual(['Move to another place…']);
    await user.click(within(note).getByRole('button', { name: 'Move to another place…' }));
    expect(await screen.findByRole('dialog', { name: 'Move booking BAG-1234' })).toBeTruthy();
  });

  it('of a stranded booking whose bags are in storage is a pick-up, agreed with its host', async () => {
    api.on('getBookingWarnings', { stranded: 'closed', double_charges: [], refund_bearer: BEARER });
    open(wholeBooking({ state: 'checked_in' }));
    expect(await screen.findByText(/Agree a pick-up with the host and the traveller/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
  });

  it('after a double charge is to refund the second one', async () => {
    const charge = { amount: 600, first: '2030-06-01T09:01:00.000Z', second: '2030-06-01T09:02:00.000Z' };
    const double_charges = [
      { ...charge, for_change: false },
      { ...charge, second: '2030-06-01T09:03:00.000Z', for_change: true },
    ];
    api.on('getBookingWarnings', { stranded: null, double_charges, refund_bearer: BEARER });
    const user = open(wholeBooking({ post_refund_price: 1200 }));
    expect(await screen.findByText(/^Charged twice: £6\.00, 1 Jun 2030, \d\d:01 and \d\d:02$/)).toBeTruthy();
    expect(screen.getByText(/^Two equal charges: £6\.00, .* The second one paid for a change/)).toBeTruthy();
    const again = await button('Refund the second one…');
    expect(filled()).toEqual(['Refund the second one…']);
    await user.click(again);
    expect(within(await dialog()).getByLabelText('Amount')).toHaveProperty('value', '6');
  });
});

describe('a step for a host', () => {
  it('asks for a reason: a ready-made one or the reader’s own', async () => {
    api.on('updateBooking', wholeBooking({ state: 'checked_out' }));
    const user = open(wholeBooking({ state: 'checked_in' }));
    await user.click(await button('Check out…'));
    const question = await dialog();
    const confirm = within(question).getByRole('button', { name: 'Check out' });
    expect(isOff(confirm)).toBe(true);
    await user.click(within(question).getByRole('radio', { name: 'Confirmed by the traveller' }));
    expect(isOff(confirm)).toBe(false);
    await user.click(within(question).getByRole('radio', { name: 'Another reason' }));
    expect(isOff(confirm)).toBe(true);
    await fill(user, within(question).getByLabelText(/^Your reason/), ' Power cut ');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('updateBooking')[0]?.body).toEqual({ state: 'checked_out', reason: 'Power cut' });
  });

  it('is in the timeline with its reason, in the reader’s language', async () => {
    const facts = { action: 'checked_in', actor: 'Robin' };
    const time = '2030-06-10T09:02:00.000Z';
    api.on('getBookingTimeline', [
      { id: '1', time, kind: 'staff', facts: { ...facts, reason: 'host_asked' } },
      { id: '2', time, kind: 'staff', facts: { ...facts, reason: 'Power cut. Twice.' } },
    ]);
    open(wholeBooking(), undefined, 'de');
    expect(await screen.findByText(/Robin · Auf Bitte des Gastgebers$/)).toBeTruthy();
    expect(screen.getByText(/Robin · Power cut\. Twice\.$/)).toBeTruthy();
  });
});

describe('the timeline', () => {
  it('lists events in order, as text', async () => {
    api.on('getBookingTimeline', [
      {
        id: '1',
        time: '2030-06-01T10:00:00.000Z',
        kind: 'payment_failed',
        facts: { amount: 1200, reason: 'card_declined' },
      },
      { id: '2', time: '2030-06-01T10:05:00.000Z', kind: 'payment_succeeded', facts: { amount: 1200, card: '4242' } },
      {
        id: '3',
        time: '2030-06-01T10:06:00.000Z',
        kind: 'mail',
        facts: { subject: 'Your pass', recipient: 'maya@example.org', mail_id: '77' },
      },
    ]);
    open(wholeBooking());
    expect(await screen.findByText(/Payment of £12\.00 declined/)).toBeTruthy();
    expect(screen.getByText('£12.00 paid · card ending in 4242')).toBeTruthy();
    expect(screen.getByText(/Email “Your pass” to maya@example\.org/)).toBeTruthy();
  });

  it('says who had which bags when, and on which device', async () => {
    const chain = {
      actor: 'host',
      actor_name: 'Ines',
      device: 'Till',
      stashpoint: 'Corner Café',
      bags: 2,
      tags: 'A7, A8',
    };
    const heard = { before: null, after: null, reason: null, collector: null, recorded_at: '2030-06-10T10:30:00.000Z' };
    api.on('getBookingTimeline', [
      { id: '1', time: '2030-06-10T09:02:00.000Z', kind: 'custody_checked_in', facts: { ...chain, ...heard } },
    ]);
    open(wholeBooking());
    expect(await screen.findByText('2 bags checked in')).toBeTruthy();
    expect(screen.getByText('Tags A7, A8 · Ines on Till · synced 10 Jun 2030, 11:30')).toBeTruthy();
  });

  it('lets an email be sent again to a corrected address', async () => {
    const facts = { subject: 'Your pass', recipient: 'maya@exmaple', mail_id: '77' };
    api.on('getBookingTimeline', [{ id: '3', time: '2030-06-01T10:06:00.000Z', kind: 'mail', facts }]);
    api.on('resendMail', undefined);
    const user = open(wholeBooking());
    await user.click(await button('Send again'));
    const question = await dialog();
    expect(isOff(within(question).getByRole('button', { name: 'Send again' }))).toBe(true);
    await fill(user, within(question).getByLabelText('Email address'), 'maya@example.org');
    await user.click(within(question).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Sent to maya@example.org.')).toBeTruthy();
    expect(api.calls('resendMail')[0]?.body).toEqual({ mail_id: '77', email: 'maya@example.org' });
  });

  it('asks before it settles a refused refund, and says what happened', async () => {
    const facts = { amount: 500, reason: 'expired_or_canceled_card' };
    api.on('getBookingTimeline', [{ id: '4', time: '2030-06-02T10:00:00.000Z', kind: 'refund_refused', facts }]);
    api.on('settleRefusedRefunds', undefined);
    const user = open(wholeBooking());
    await user.click(await button('Refund again…'));
    const question = await screen.findByRole('dialog', { name: 'Refund £5.00 to Maya Lindqvist again?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Paid another way…'));
    const other = await screen.findByRole('dialog', { name: 'Record £5.00 to Maya Lindqvist as paid another way?' });
    const confirm = within(other).getByRole('button', { name: 'Record as paid' });
    expect(isOff(confirm)).toBe(true);
    await fill(user, within(other).getByLabelText(/Note for colleagues/), 'By bank transfer.');
    await user.click(confirm);
    expect(await screen.findByText('Recorded: £5.00 was paid to Maya Lindqvist another way.')).toBeTruthy();
    expect(api.calls('settleRefusedRefunds').map(({ body }) => body)).toEqual([
      { outcome: 'paid_otherwise', amount: 500, note: 'By bank transfer.' },
    ]);
  });
});

describe('a disputed payment', () => {
  const dispute = {
    id: 'du_1',
    booking_id: 'BAG-1234',
    amount: 1200,
    ccy_code: 'GBP' as const,
    ccy_minor_in_major: 100,
    reason: 'product_not_received',
    status: 'open' as const,
    due_by: '2030-07-01T10:00:00.000Z',
    evidence_sent_at: null,
    evidence: {
      product_description: 'Luggage storage at Corner Café',
      service_date: '2030-06-10',
      customer_name: 'Maya Lindqvist',
      customer_email_address: 'maya@example.org',
      access_activity_log: '2030-06-10 10:02 Taken in: 2 bags',
      refund_policy_disclosure: 'Everything back until drop-off.',
      uncategorized_text: '',
    },
  };
  const facts = { amount: 1200, reason: 'product_not_received', due_by: dispute.due_by };
  const start = async (scopes?: readonly StaffScope[]) => {
    api.on('getBookingTimeline', [{ id: 'du_1', time: '2030-06-20T10:00:00.000Z', kind: 'dispute', facts }]);
    return open(wholeBooking(), scopes);
  };

  it('is answered with the known facts and additions by staff', async () => {
    api
      .on('getDispute', dispute)
      .on('sendDisputeEvidence', { ...dispute, evidence_sent_at: '2030-06-21T10:00:00.000Z' });
    const user = await start();
    await user.click(await button('Dispute evidence'));
    const question = await dialog();
    expect(await within(question).findByText('2030-06-10 10:02 Taken in: 2 bags')).toBeTruthy();
    await fill(user, within(question).getByLabelText('Our statement'), 'They signed for both.');
    await user.click(within(question).getByRole('button', { name: 'Submit to the bank' }));
    expect(await screen.findByText('Evidence submitted to the bank.')).toBeTruthy();
    expect(api.calls('sendDisputeEvidence')[0]?.body).toEqual({ statement: 'They signed for both.' });
  });

  it('is read-only once evidence has been submitted', async () => {
    api.on('getDispute', { ...dispute, evidence_sent_at: '2030-06-21T10:00:00.000Z' });
    const user = await start();
    await user.click(await button('Dispute evidence'));
    const answer = await dialog();
    expect(await within(answer).findByText(/^Submitted to the bank on/)).toBeTruthy();
    expect(within(answer).queryByRole('button', { name: 'Submit to the bank' })).toBeNull();
  });

  it('is hidden from staff without access to money', async () => {
    await start(['bookings:all']);
    expect(await screen.findByText(/service not provided/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dispute evidence' })).toBeNull();
  });
});

describe('a refund beyond the policy', () => {
  const start = async (language: 'en' | 'de' = 'en') => {
    const user = open(wholeBooking({ post_refund_price: 1200 }), undefined, language);
    await user.click(await button(/^(Refund|Erstatten)\s?…$/));
    return { user, question: await dialog() };
  };
  const refunded = {
    id: 'f1',
    booking_id: 'BAG-1234',
    created: '2030-06-02T10:00:00.000Z',
    amount: 450,
    card_amount: 450,
    credit_amount: 0,
    ccy_code: 'GBP' as const,
    ccy_minor_in_major: 100,
    borne_by: 'host' as const,
    state: 'pending' as const,
    reason: 'Rain',
    actor_name: 'Robin',
    customer_email: 'maya@example.org',
  };

  it('states the amount, its destination, who bears it and the reason', async () => {
    api.on('createRefund', refunded);
    const { user, question } = await start();
    await fill(user, within(question).getByLabelText('Amount'), '4.50');
    await user.click(within(question).getByRole('radio', { name: 'Cubby credit' }));
    await user.click(within(question).getByRole('radio', { name: 'The host, up to what they earned' }));
    expect(
      within(question).getByText('Corner Shop bears £3.00 from what it earned on this booking, and Cubby bears £1.50.'),
    ).toBeTruthy();
    await fill(user, within(question).getByLabelText(/^Reason/), ' Rain ');
    await user.click(within(question).getByRole('button', { name: 'Refund £4.50' }));
    expect(await screen.findByText('£4.50 has been refunded.')).toBeTruthy();
    expect(api.calls('createRefund')[0]?.body).toEqual({
      booking_id: 'BAG-1234',
      amount: 450,
      to: 'credit',
      borne_by: 'host',
      reason: 'Rain',
    });
  });

  it.each(['0', '-1', '12.01', 'all', ''])('cannot be an amount of "%s"', async (amount) => {
    const { user, question } = await start();
    await fill(user, within(question).getByLabelText(/^Reason/), 'Rain');
    const field = within(question).getByLabelText('Amount');
    await user.clear(field);
    if (amount) await fill(user, field, amount);
    expect(isOff(within(question).getByRole('button', { name: 'Refund' }))).toBe(true);
  });

  it('offers only what has not been refunded yet', async () => {
    const user = open(wholeBooking({ refund_amount: 300, post_refund_price: 900 }));
    await user.click(await button('Refund…'));
    const question = await dialog();
    const field = within(question).getByLabelText('Amount');
    expect(field).toHaveProperty('value', '9');
    await fill(user, within(question).getByLabelText(/^Reason/), 'Rain');
    await fill(user, field, '9.01');
    expect(isOff(within(question).getByRole('button', { name: 'Refund' }))).toBe(true);
  });

  it('accepts a decimal comma in the reader’s format', async () => {
    const { user, question } = await start('de');
    await fill(user, within(question).getByLabelText('Betrag'), '4,50');
    expect(within(question).getByRole('button', { name: /4,50/ })).toBeTruthy();
  });

  it('requires a reason', async () => {
    const { user, question } = await start();
    await fill(user, within(question).getByLabelText(/^Reason/), ' ');
    expect(isOff(within(question).getByRole('button', { name: 'Refund £12.00' }))).toBe(true);
  });

  it('is paid once however often it is pressed: a retry reuses the first key', async () => {
    api.on('createRefund', refuse('UNAVAILABLE'));
    const { user, question } = await start();
    await fill(user, within(question).getByLabelText(/^Reason/), 'Rain');
    const pay = within(question).getByRole('button', { name: 'Refund £12.00' });
    await user.click(pay);
    await within(question).findByRole('alert');
    await user.click(pay);
    await waitFor(() => expect(api.calls('createRefund')).toHaveLength(2));
    const [first, second] = api.calls('createRefund').map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
  });
});

describe('moving a booking', () => {
  it('says that no place nearby has space', async () => {
    api.on('listBookingMoves', []);
    const user = open(wholeBooking());
    await user.click(await button('Move…'));
    expect(await screen.findByText('No space nearby')).toBeTruthy();
    expect(isOff(within(await dialog()).getByRole('button', { name: 'Move' }))).toBe(true);
  });

  it('stays open after a refusal and says why', async () => {
    api.on('listBookingMoves', refuse('BOOKING_NOT_CHANGEABLE'));
    const user = open(wholeBooking());
    await user.click(await button('Move…'));
    expect(await within(await dialog()).findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('cancelling a booking', () => {
  it('states the refund under the policy, and then shows the cancelled booking', async () => {
    const user = open(wholeBooking({ refund_offer: { amount: 600, until: null, whole: false, withheld: 0 } }));
    await user.click(await button('Cancel…'));
    const question = await dialog();
    expect(
      within(question).getByText('Under the refund policy, £6.00 will be refunded. This can’t be undone.'),
    ).toBeTruthy();
    api
      .on('updateBooking', wholeBooking({ state: 'cancelled' }))
      .on('getBooking', wholeBooking({ state: 'cancelled' }));
    await fill(user, within(question).getByLabelText('Reason, for the log'), 'Flood');
    await user.click(within(question).getByRole('button', { name: 'Confirm cancellation' }));
    expect(await screen.findByText('Booking BAG-1234 has been cancelled.')).toBeTruthy();
    expect(api.calls('updateBooking')[0]?.body).toEqual({ state: 'cancelled', reason: 'staff', reason_text: 'Flood' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel…' })).toBeNull());
  });
});
