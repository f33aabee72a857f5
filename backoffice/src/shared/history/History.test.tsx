import type { Change } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { change, coupon, host, pageOf, stashpoint } from '../../../testing/console-records.ts';
import { button, fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { History } from './History.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .on('getAdminStashpoint', stashpoint())
    .on('listHosts', pageOf([host({ id: 'h1', business_name: 'Corner Books' })]))
    .on('updateAdminStashpoint', stashpoint({ version: 10 }));
});

function open(changes: Change[], language: 'en' | 'de' = 'en') {
  api.on('listChanges', pageOf(changes));
  const page = of(stashpoint({ id: 'p1', version: 9 }), <History />);
  return renderPage(page, api, { language, resource: 'stashpoints' }).user;
}
const of = (record: object, page: ReactNode) => <RecordContextProvider value={record}>{page}</RecordContextProvider>;
const sent = () => api.calls('updateAdminStashpoint').map(({ body }) => body);

describe('a change', () => {
  const lines = async () => {
    const [row] = await screen.findAllByRole('listitem');
    return within(row as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  };

  it('is written in words, sums, dates and names', async () => {
    open([
      change({
        before: { first_day_cost: 620, type: 'cafe', closures: [], opening_hours: [], host_id: 'h2', step_free: false },
        after: {
          first_day_cost: 1000,
          type: 'hotel',
          closures: [{ start_date: '2026-12-24', end_date: '2026-12-26' }],
          opening_hours: [0, 1].map((day) => ({ day, open: '09:00:00', close: '18:00:00' })),
          host_id: 'h1',
          step_free: true,
          size_pricing: { large: { first_day_cost: 900, extra_day_cost: 700 } },
          capacity: { small: 0, medium: 0, large: 2, standard: 12 },
        },
      }),
    ]);
    await screen.findByRole('link', { name: 'Corner Books' });
    await screen.findByText(/£6.20/);
    expect(await lines()).toEqual([
      'First day: £6.20 → £10.00',
      'Type: Café → Hotel',
      'Closures: none → 24 Dec 2026 – 26 Dec 2026',
      'Weekly hours: none → Mon – Tue: 09:00 – 18:00\nWed – Sun: Closed',
      'Host: h2 → Corner Books',
      'Step-free: no → yes',
      'Prices by size: none → Large: First day £9.00, Extra day £7.00',
      'Capacity: none → Large: 2, Any size: 12',
    ]);
  });

  it('speaks the reader’s language', async () => {
    open([change({ before: { first_day_cost: 620 }, after: { first_day_cost: 1000 } })], 'de');
    await screen.findByText(/6,20/);
    expect((await lines())[0]?.replaceAll(/\s/g, ' ')).toBe('Erster Tag: 6,20 £ → 10,00 £');
  });

  it('of a coupon has a percentage, a moment and a limit', async () => {
    api.on('getCoupon', coupon()).on('listChanges', () =>
      pageOf([
        change({
          entity: 'coupon',
          before: { percent: 10, uses_left: 5, expires_at: '2027-01-01T12:00:00.000Z' },
          after: { percent: 15, uses_left: null, expires_at: '2027-02-01T12:00:00.000Z' },
        }),
      ]),
    );
    renderPage(of(coupon(), <History />), api, { resource: 'coupons' });
    await screen.findByText(/15%/);
    expect(await lines()).toEqual([
      'Percentage off: 10% → 15%',
      'Uses left: 5 → no limit',
      expect.stringMatching(/^Valid until: 1 Jan 2027, .* → 1 Feb 2027, /),
    ]);
  });
});

describe('a long history', () => {
  it('is loaded page by page, goes on at the first new row, and shows an overlap once', async () => {
    const pages = [
      ['3', '2'],
      ['2', '1'],
    ].map((ids) => ids.map((id) => change({ id, action: 'created' })));
    api.on('listChanges', ({ query: { page = 1 } }) => ({
      ...pageOf(pages[page - 1] ?? []),
      total: 3,
      pages: 2,
      page,
      has_next: page === 1,
    }));
    const page = of(stashpoint({ id: 'p1', version: 9 }), <History />);
    const { user } = renderPage(page, api, { resource: 'stashpoints' });
    await user.click(await button('Show more'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(api.calls('listChanges').map(({ query }) => query.page)).toEqual([1, 2]);
  });
});

describe('undoing a change', () => {
  const older = change({
    id: '1',
    before: { first_day_cost: 620, name: 'Shelf' },
    after: { first_day_cost: 700, name: 'The Shelf' },
  });

  it('restores its fields on the version of the log', async () => {
    const user = open([older]);
    await user.click(await button('Undo'));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(sent()).toEqual([{ first_day_cost: 620, name: 'Shelf', expected_version: 9 }]);
  });

  it('asks before it overwrites a newer value, and shows both and whose it is', async () => {
    const newer = change({
      id: '2',
      actor: { id: 'u2', name: 'Maya Lindqvist', email: 'maya@cubby.test' },
      before: { first_day_cost: 700 },
      after: { first_day_cost: 1000 },
    });
    const user = open([newer, older]);
    const [, undoOlder] = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undoOlder as HTMLElement);
    const question = await screen.findByRole('dialog', { name: 'These fields have been changed since' });
    const [, row] = within(question).getAllByRole('row');
    expect(row?.textContent).toMatch(/^First day£6.20£10.00Maya Lindqvist · 20 Nov 2026/);
    expect(sent()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Undo the other fields only' }));
    await waitFor(() => expect(sent()).toEqual([{ name: 'Shelf', expected_version: 9 }]));
    await user.click(undoOlder as HTMLElement);
    await user.click(await button('Overwrite newer values'));
    await waitFor(() => expect(sent()[1]).toEqual({ first_day_cost: 620, name: 'Shelf', expected_version: 9 }));
  });

  it('that has been undone already is not offered again', async () => {
    open([change({ id: '2', before: older.after, after: older.before }), older]);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  });

  it('of a host’s email is not contested by one of their addresses', async () => {
    const emails = (id: string, action: Change['action'], before: string, after: string) =>
      change({ id, entity: 'host', action, before: { email: before }, after: { email: after } });
    const changes = [
      emails('2', 'address_changed', 'books@h1.test', 'tax@h1.test'),
      emails('1', 'updated', 'old@h1.test', 'new@h1.test'),
    ];
    api.on('listChanges', pageOf(changes)).on('updateHost', host({ id: 'h1' }));
    const { user } = renderPage(of(host({ id: 'h1' }), <History />), api, { resource: 'hosts' });
    await user.click(await button('Undo'));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.calls('updateHost')[0]?.body).toMatchObject({ email: 'old@h1.test' });
  });

  it('is refused after a colleague’s change in the meantime', async () => {
    api.on('updateAdminStashpoint', refuse('CONFLICT'));
    const user = open([older]);
    await user.click(await button('Undo'));
    expect(await screen.findByText('Someone else has just changed this. Reload the page and try again.')).toBeTruthy();
  });

  it('is not offered for a record of its own, like an account of a host', async () => {
    const account = change({
      entity: 'host',
      action: 'account_changed',
      before: { is_active: false },
      after: { is_active: true },
    });
    api.on('listChanges', pageOf([account]));
    renderPage(of(host({ id: 'h1' }), <History />), api, { resource: 'hosts' });
    expect(await screen.findByText('Account changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByText(/^In use:/).textContent).toBe('In use: no → yes');
  });
});
