import { serverClock } from '@cubby/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { user as consoleUser, wholeBooking } from '../../../testing/console-records.ts';
import { caseOf, incidentDetail, refundOf } from '../../../testing/incidents.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { endSession, rememberUser } from '../../lib/session/session.ts';
import { IncidentShow } from './IncidentShow.tsx';

let api: FakeApi;

const MESSAGE = {
  id: 'm1',
  side: 'host',
  author: 'Corner Café',
  kind: null,
  text: 'Nous avons fermé plus tôt.',
  language: 'fr',
  translations: { en: 'We closed early.' },
  created: '2030-06-10T10:00:00.000Z',
  reported: true,
} as const;

const openOne = (own: Parameters<typeof incidentDetail>[0] = {}) => {
  api = fakeApi()
    .on('getIncident', incidentDetail(own))
    .on('getConversation', { state: 'closed', blocked_by: ['traveller'], messages: [MESSAGE] })
    .on('getBooking', wholeBooking({ post_refund_price: 1200 }));
  return renderPage(<IncidentShow />, api, { path: '/incidents/:id', at: '/incidents/i1', resource: 'incidents' }).user;
};

const disputed = { standing: 'disputed', answer: 'disputes', answer_text: 'We were here.' } as const;

async function openDecision(own: Parameters<typeof incidentDetail>[0] = disputed) {
  const user = openOne(own);
  await user.click(await screen.findByRole('button', { name: 'Decide…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide on this report about The Shelf' }));
  const follows = within(dialog.getByRole('region', { name: 'What happens next' }));
  return { user, dialog, follows, choose: (name: string) => user.click(dialog.getByRole('radio', { name })) };
}

afterEach(() => serverClock.restore(0));

describe('deciding about a report', () => {
  it('has the conversation of the two sides, with what was reported and blocked', async () => {
    openOne();
    expect(await screen.findByText('We closed early.')).toBeTruthy();
    expect(screen.getByText(/Corner Café · .* · Reported/)).toBeTruthy();
    expect(screen.getByText('The traveller has blocked messages.')).toBeTruthy();
  });

  it('without a refund moves no money, says so before and after, and gives the host the reason', async () => {
    const { user, dialog, follows, choose } = await openDecision();
    expect(screen.getByText('We were here.')).toBeTruthy();
    expect(isOff(dialog.getByRole('button', { name: 'Decide' }))).toBe(true);
    await choose('Dismiss report');
    expect(follows.getByText('No money moves.')).toBeTruthy();
    expect(follows.getByText('It doesn’t count against The Shelf.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason, shown to the host'), 'The till shows it.');
    const decided = { verdict: 'dismissed', decided_at: '2026-11-21T10:00:00.000Z' } as const;
    api.on('decideIncident', () => {
      const record = caseOf({ state: 'decided', decided_by: { id: 'u1', name: 'Kit Mercer' } });
      const after = incidentDetail({ ...disputed, ...decided, standing: 'dismissed', case: record });
      api.on('getIncident', after);
      return after;
    });
    await user.click(dialog.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByText('Decision saved. We’ve emailed the host.')).toBeTruthy();
    expect(api.calls('decideIncident')[0]?.body).toEqual({
      verdict: 'dismissed',
      text: 'The till shows it.',
      expected_decided_at: null,
    });
    const card = within(await screen.findByRole('region', { name: 'Cubby’s decision' }));
    expect(card.getByText('No money moves.')).toBeTruthy();
    expect(card.getByText('Kit Mercer')).toBeTruthy();
  });

  it('with a refund shows its exact sums, and sends what was shown', async () => {
    serverClock.restore(Date.parse('2026-11-21T10:00:00Z') - Date.now());
    const { user, dialog, follows, choose } = await openDecision();
    await choose('Uphold report');
    await choose('All that is left: £12.00');
    await choose('The host, up to what they earned');
    for (const sum of ['£10.00', '£2.00', '£6.00 → £0.00', '£6.00']) expect(follows.getByText(sum)).toBeTruthy();
    expect(follows.getByText(/^It counts against The Shelf until 18 Feb 2027\.$/)).toBeTruthy();
    expect(follows.getByText('0 → 1')).toBeTruthy();
    await choose('An exact amount');
    const amount = dialog.getByLabelText('Amount');
    await user.type(amount, '12.01');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await user.clear(amount);
    await user.type(amount, '5');
    expect(follows.getByText('£6.00 → £1.00')).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Decide and refund £5.00' });
    expect(isOff(confirm)).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /^Reason \*?$|^Reason$/ }), 'Closed at noon');
    api.on('decideIncident', refuse('CONFLICT'));
    await user.click(confirm);
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(api.calls('decideIncident')[0]?.body).toEqual({
      verdict: 'upheld',
      refund: { amount: 500, to: 'source', borne_by: 'host', reason: 'Closed at noon', expected_left: 1200 },
      expected_decided_at: null,
    });
  });

  it('is possible without the right to money, and says what is missing', async () => {
    const { dialog, follows, choose } = await openDecision({ ...disputed, case: caseOf({ refundable: null }) });
    expect(dialog.getByText(/You don’t have permission to move money\./)).toBeTruthy();
    await choose('Uphold report');
    expect(follows.getByText('No money moves.')).toBeTruthy();
    expect(isOff(dialog.getByRole('button', { name: 'Decide' }))).toBe(false);
  });

  it('is not offered for a report that does not count: the bags are returned instead', async () => {
    openOne({ kind: 'closed_at_pickup', answer_by: null, standing: 'waiting', case: caseOf({ state: 'overdue' }) });
    expect(await screen.findByRole('button', { name: 'Bags returned…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decide…' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Refund…' })).toBeTruthy();
  });
});

describe('a case', () => {
  it('shows its refund, its earlier reports and its notes, and is taken with one press', async () => {
    rememberUser(consoleUser({ id: 'me' }));
    const earlier = {
      id: 'i0',
      kind: 'refused',
      created: '2026-10-02T10:00:00.000Z',
      standing: 'counts',
      booking_id: 'BAG-0001',
      stashpoint_name: 'The Shelf',
    } as const;
    const note = { id: 'n1', author: { id: 'u2', name: '' }, text: 'Called.', created: '2026-11-20T11:00:00.000Z' };
    const user = openOne({
      verdict: 'upheld',
      decided_at: '2026-11-21T10:00:00.000Z',
      standing: 'counts',
      case: caseOf({
        state: 'decided',
        refunds: [refundOf()],
        earlier_of_host: { total: 1, items: [earlier] },
      }),
    });
    api.on('getRecordWork', { assignee: null, notes: [note] });
    const refund = await screen.findByRole('link', { name: '£5.00 refunded, taken from the host’s share first' });
    expect(refund.getAttribute('href')).toContain('refunds?filter=');
    expect(screen.getByRole('link', { name: 'Bags refused, 2 Oct 2026' }).getAttribute('href')).toMatch(/\/i0$/);
    expect(screen.getByRole('heading', { name: 'By this traveller: None' })).toBeTruthy();
    expect(await screen.findByText(/^Former colleague · /)).toBeTruthy();
    expect(screen.getByText('09:00 – 18:00')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Add a note…' }));
    const question = within(await screen.findByRole('dialog', { name: 'Add an internal note' }));
    await user.type(question.getByLabelText('Note'), 'They were at lunch.');
    api.on('addNote', { assignee: null, notes: [note] });
    await user.click(question.getByRole('button', { name: 'Add note' }));
    await waitFor(() =>
      expect(api.calls('addNote')[0]).toMatchObject({
        params: { entity: 'incident', id: 'i1' },
        body: { text: 'They were at lunch.' },
      }),
    );

    const me = { id: 'me', name: 'Grace Hopper' };
    api.on('assignRecord', { assignee: me, notes: [note] });
    await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
    expect(await screen.findByText('Assigned to Grace Hopper.')).toBeTruthy();
    expect(api.calls('assignRecord')[0]?.body).toEqual({ assignee_id: 'me', expected_assignee_id: null });
    endSession();
  });

  it('sends a template with own words to one side, previewed in both languages', async () => {
    const text = (language: 'fr' | 'en', opening: string) => ({ language, subject: 'Q', opening, closing: 'Bye' });
    const user = openOne();
    api.on('listCaseReplies', {
      left_today: 10,
      templates: [
        { kind: 'traveller_question', recipient: text('fr', 'Bonjour'), own: text('en', 'Hello') },
        { kind: 'host_reminder', recipient: text('en', 'Hello host'), own: text('en', 'Hello host') },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Write to the traveller…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write to the traveller' }));
    await dialog.findByText(/They read French/);
    expect(isOff(dialog.getByRole('button', { name: 'Send' }))).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /^Your question/ }), 'Which door?');
    for (const hello of ['Bonjour', 'Hello'])
      expect(dialog.getByText(new RegExp(`${hello}\\s+Which door\\?\\s+Bye`))).toBeTruthy();
    api.on('sendCaseReply', incidentDetail());
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(api.calls('sendCaseReply')[0]?.body).toEqual({ kind: 'traveller_question', text: 'Which door?' }),
    );
  });
});
