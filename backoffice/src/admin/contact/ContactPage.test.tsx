import type { ContactEvent, ContactTimeline } from '@cubby/api';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { ContactPage } from './ContactPage.tsx';

let number = 0;
function event(kind: ContactEvent['kind'], facts: ContactEvent['facts'], booking_id: string | null = null) {
  number += 1;
  return { id: `e${number}`, kind, time: `2026-11-20T10:00:${60 - number}.000Z`, facts, booking_id };
}

const TIMELINE: ContactTimeline = {
  contacts: [{ name: 'Maya Lindqvist', email: 'maya@example.org', phone_number: '+44 20 7946 0457' }],
  accounts: [{ id: 'u7', name: 'Maya Lindqvist', role: 'customer' }],
  booking_count: 60,
  bookings: [
    {
      id: 'BAG-1',
      stashpoint_name: 'The Shelf',
      timezone: 'Europe/London',
      ccy_code: 'GBP',
      ccy_minor_in_major: 100,
    },
  ],
  events: [
    event('note', { entity: 'booking', entity_id: 'BAG-1', text: 'Called them.', author: 'Kit Mercer' }),
    event('message', { side: 'traveller', text: 'Is the door green?' }, 'BAG-1'),
    event('payment_succeeded', { amount: 1200 }, 'BAG-1'),
    event('mail', { mail_id: '4', subject: 'Your code', recipient: 'maya@example.org', sent: true }),
    event('account_created', {}),
  ],
};

const open = (contact: string) => {
  const api = fakeApi().on('getContactTimeline', TIMELINE);
  renderPage(<ContactPage />, api, { at: `/account/bookings/contact?contact=${encodeURIComponent(contact)}` });
  return api;
};

describe('everything about a contact', () => {
  it('is one timeline with links, beside its names and accounts', async () => {
    const api = open('020 7946 0457');
    await screen.findByText('Is the door green?', { exact: false });
    expect(api.calls('getContactTimeline')[0]?.query).toEqual({ contact: '020 7946 0457' });
    const [note, message, payment, mail, account] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(/2026/, { selector: 'time' }))
      .map((item) => within(item));
    expect(note?.getByText(/Note – Kit Mercer: Called them\./)).toBeTruthy();
    for (const each of [note, message, payment])
      expect((await each?.findByRole('link', { name: 'BAG-1' }))?.getAttribute('href')).toMatch(/\/bookings\/BAG-1$/);
    expect(payment?.getByText(/£12\.00/)).toBeTruthy();
    expect(mail?.getByRole('link', { name: 'Emails' })).toBeTruthy();
    expect(account?.getByText('Account created')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'maya@example.org' }).getAttribute('href')).toContain('maya%40example.org');
    expect(screen.getByRole('link', { name: 'Maya Lindqvist' }).getAttribute('href')).toMatch(/users\/u7$/);
    expect(screen.getByText(/The timeline shows the latest 1 bookings\./)).toBeTruthy();
  });

  it('needs a whole one', async () => {
    const api = open('0207');
    expect(await screen.findByText('Search by an email address or a whole phone number.')).toBeTruthy();
    expect(api.calls('getContactTimeline')).toEqual([]);
  });
});
