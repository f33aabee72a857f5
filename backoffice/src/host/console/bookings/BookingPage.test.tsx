import type { Booking, BookingMessages, Conversation, TimelineEvent } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../../tests/harness/is-off.ts';
import { wholeBooking } from '../../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { BookingPage } from './BookingPage.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .on('getBookingTimeline', [])
    .on('getConversation', { state: 'open', blocked_by: [], messages: [] })
    .on('listBookingMessages', { left_today: 5, messages: [] });
});

const dialog = () => screen.findByRole('dialog');

function open(booking: Booking) {
  api.on('getBooking', booking);
  return renderPage(<BookingPage />, api, {
    path: '/bookings/:id',
    at: `/bookings/${booking.id}`,
    site: 'hosts',
    resource: 'bookings',
  }).user;
}

describe('a booking as its host sees it', () => {
  it('names the traveller and their needs, and links to the counter', async () => {
    open(wholeBooking({ accessibility_required: true, delegate: { name: 'Grace', pin: null } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeTruthy();
    expect(screen.getByText('Step-free access needed')).toBeTruthy();
    expect(screen.getByText('Grace')).toBeTruthy();
    const counter = screen.getByRole('link', { name: 'Open at the counter' });
    expect(counter.getAttribute('href')).toBe('/counter?booking=BAG-1234');
  });

  it('shows the payment, the host’s share, and refunds with their cost bearer', async () => {
    const time = '2030-06-02T10:00:00.000Z';
    const money = (id: string, entry: string, amount: number): TimelineEvent => ({
      id,
      time,
      kind: 'money',
      facts: { entry, amount },
    });
    const facts = { action: 'refunded', actor: 'Cubby', borne_by: 'host', amount: 300 };
    api.on('getBookingTimeline', [
      money('1', 'charge', 1200),
      money('2', 'host_share', 500),
      money('3', 'refund_card', -300),
      money('4', 'host_share', -300),
      { id: '5', time, kind: 'staff', facts },
    ]);
    open(wholeBooking({ refund_amount: 300, payment_status: 'partially_refunded' }));
    expect(await screen.findByText('£3.00 – refunded by Cubby at your cost')).toBeTruthy();
    expect(screen.getByText('£12.00')).toBeTruthy();
    expect(screen.getByText('£2.00')).toBeTruthy();
    expect(screen.getByText('£0.00')).toBeTruthy();
  });

  it('is printed without anything that gives access to bags', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = open(wholeBooking());
    await user.click(await button('Print'));
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.getElementById('sheet');
    expect(sheet?.textContent).toContain('BAG-1234');
    expect(sheet?.textContent).not.toContain('123456');
  });
});

describe('a ready-made message', () => {
  const messages: BookingMessages = {
    left_today: 4,
    messages: [
      {
        kind: 'how_to_find',
        traveller: { language: 'fr', subject: 'Comment trouver Corner Café', body: 'Bonjour Maya,' },
        own: { language: 'en', subject: 'How to find Corner Café', body: 'Hello Maya,' },
      },
      {
        kind: 'still_coming',
        traveller: { language: 'fr', subject: 'Venez-vous toujours ?', body: 'Bonjour Maya, encore' },
        own: { language: 'en', subject: 'You come, do you?', body: 'Hello Maya, still' },
      },
    ],
  };

  it('is previewed in the reader’s and the traveller’s language, and sent', async () => {
    api.on('listBookingMessages', messages).on('sendBookingMessage', undefined);
    const user = open(wholeBooking());
    await user.click(await button('Are you still coming?'));
    const preview = within(await screen.findByRole('region', { name: 'You come, do you?' }));
    expect(preview.getByText(/Hello Maya, still/)).toBeTruthy();
    await user.click(preview.getByRole('button', { name: 'Show original' }));
    expect(
      preview
        .getByText(/Venez-vous toujours/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('fr');
    await user.click(preview.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You come, do you?' })).toBeNull());
    const [call] = api.calls('sendBookingMessage');
    expect(call?.body).toEqual({ kind: 'still_coming' });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('is not offered when there were enough for a day', async () => {
    api.on('listBookingMessages', { ...messages, left_today: 0 });
    open(wholeBooking());
    await waitFor(() => expect(api.names).toContain('listBookingMessages'));
    expect(screen.queryByRole('button', { name: 'Are you still coming?' })).toBeNull();
  });
});

describe('the conversation with the traveller', () => {
  it('is answered, reported and blocked', async () => {
    const said = { created: '2030-06-10T10:00:00.000Z', kind: null, reported: false, language: 'de' } as const;
    const first = {
      ...said,
      id: 'm1',
      side: 'traveller',
      author: 'Maya',
      text: 'Wo ist die Tür?',
      translations: { en: 'Where is the door?' },
    } as const;
    const talk: Conversation = { state: 'open', blocked_by: [], messages: [first] };
    const reported: Conversation = { ...talk, messages: [{ ...first, reported: true }] };
    api.on('getConversation', talk).on('writeMessage', talk).on('reportMessage', reported);
    api.on('blockConversation', { ...reported, state: 'blocked', blocked_by: ['host'] });
    const user = open(wholeBooking());
    expect(await screen.findByText('Where is the door?')).toBeTruthy();
    await user.type(await screen.findByLabelText('Your message'), 'On the left.');
    await user.click(await button('Send'));
    await waitFor(() => expect(api.calls('writeMessage')[0]?.body).toEqual({ as: 'host', text: 'On the left.' }));
    await user.click(await button('Report'));
    await user.click(await button('Report to support'));
    expect(await screen.findByText(/Maya · .* · Reported/)).toBeTruthy();
    expect(api.calls('reportMessage')[0]?.params).toEqual({ id: 'BAG-1234', message_id: 'm1' });
    await user.click(await button('Block messages'));
    expect(await screen.findByText('You’ve blocked messages about this booking.')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });
});

describe('a later pick-up', () => {
  const later = '2030-06-10T17:00:00.000Z';
  const quoteOf = (amount_due: number) => {
    const { stashpoint, ...price } = wholeBooking();
    return {
      ...price,
      stashpoint: { id: stashpoint.id, name: stashpoint.name, timezone: stashpoint.timezone },
      amount_due,
    };
  };

  it('is proposed with its price, two hours later by default', async () => {
    api.on('quoteChange', quoteOf(400)).on('proposeExtension', wholeBooking());
    const user = open(wholeBooking());
    await user.click(await button('Later pick-up…'));
    const question = within(await dialog());
    expect(await question.findByText('£4.00 extra, paid by the traveller.')).toBeTruthy();
    expect(question.getByLabelText('Time')).toHaveProperty('value', '18:00');
    await user.click(question.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('Proposal sent to Maya.')).toBeTruthy();
    expect(api.calls('proposeExtension')[0]?.body).toEqual({ pickup: later });
  });

  it('is not proposed outside opening hours, nor before the agreed time', async () => {
    api.on('quoteChange', refuse('STASHPOINT_OUT_OF_HOURS_FORBIDDEN'));
    const user = open(wholeBooking());
    await user.click(await button('Later pick-up…'));
    const question = within(await dialog());
    expect(await question.findByText('That time is outside the opening hours.')).toBeTruthy();
    expect(isOff(question.getByRole('button', { name: 'Propose' }))).toBe(true);
    await fill(user, question.getByLabelText('Time'), '12:00');
    expect(await question.findByText(/Choose a future time that is later than the agreed pick-up/)).toBeTruthy();
  });

  it('is pending until the traveller answers, and can be withdrawn', async () => {
    const pending_change = {
      id: 'CHG-1',
      dropoff: '2030-06-10T09:00:00.000Z',
      pickup: later,
      bag_count: 2,
      total_price_amount: 1200,
      amount_due: 0,
      hold_expires_at: '2030-06-10T15:00:00.000Z',
      proposed_by: 'host' as const,
    };
    api.on('withdrawExtension', wholeBooking());
    const user = open(wholeBooking({ pending_change }));
    expect(await screen.findByText(/Proposed: pick-up 10 Jun 2030, 18:00, at no extra cost\./)).toBeTruthy();
    api.on('getBooking', wholeBooking());
    await user.click(await button('Withdraw'));
    expect(await screen.findByText('The proposal has been withdrawn.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Proposed: pick-up/)).toBeNull());
  });
});
