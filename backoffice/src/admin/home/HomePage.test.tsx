import type { Dashboard, RevenueReport, StaffScope } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { change, pageOf, stashpoint, user } from '../../../testing/console-records.ts';
import {
  CLOSED_PLACE,
  currencyDays,
  DECLINED_PAYMENT,
  dashboard,
  revenueReport,
  YESTERDAY,
} from '../../../testing/dashboard.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { HomePage } from './HomePage.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('getMe', user())
    .on('listChanges', pageOf([]))
    .on('listAssignments', pageOf([]))
    .on('listAdminStashpoints', pageOf([]))
    .on('getDashboard', dashboard())
    .on('getRevenueReport', revenueReport([]));
});

const open = (own: Partial<Dashboard> = {}, options: { language?: 'en' | 'de'; scopes?: StaffScope[] } = {}) => {
  api.on('getDashboard', dashboard(own));
  return renderPage(<HomePage />, api, options).user;
};
/** Returns the card with a given heading. */
const card = async (name: string | RegExp) => {
  const found = (await screen.findByRole('heading', { level: 2, name })).closest('section');
  if (!found) throw new Error('This heading stands on no card.');
  return within(found);
};

/** Returns the filter of the list that a card's heading leads to. */
function filterOf(shown: Awaited<ReturnType<typeof card>>): unknown {
  const link = within(shown.getByRole('heading', { level: 2 })).getByRole<HTMLAnchorElement>('link');
  return JSON.parse(new URL(link.href).searchParams.get('filter') ?? 'null');
}

describe('action items', () => {
  it('say of each kind that there is none on a quiet morning', async () => {
    open();
    expect(await screen.findByText('No open reports.')).toBeTruthy();
    expect(screen.getByText('All booked places are open for their drop-offs and pick-ups.')).toBeTruthy();
    expect(screen.getByText('No cards declined in the last 24 hours.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'payments needing attention' })).toBeNull();
  });

  it.each([
    [{ open: 3, overdue: 0 }, 'All hosts still have time to respond.'],
    [{ open: 3, overdue: 1 }, '1 host hasn’t responded in time.'],
    [{ open: 3, overdue: 2 }, '2 hosts haven’t responded in time.'],
  ])('include reports %o', async (incidents, words) => {
    open({ incidents });
    const reports = await card('open reports');
    expect(reports.getByText('3')).toBeTruthy();
    expect(reports.getByText(words)).toBeTruthy();
    const href = reports.getByRole('link', { name: 'open reports' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain('{"open":"true"}');
  });

  it('include a closed place with bookings, by its own clock', async () => {
    open({ closed_stashpoints: { count: 1, places: [CLOSED_PLACE] } });
    const places = await card('closed places with bookings');
    const line = places.getByRole('listitem');
    expect(filterOf(places)).toEqual({ stranding: 'true' });
    expect(line.textContent).toMatch(/^The Shelf, Tokyo: 2 bookings, first on .*11.*7:30/);
  });

  it('include refused cards, in their own currency', async () => {
    open({ failing_payments: { count: 9, since: YESTERDAY, latest: [DECLINED_PAYMENT] } });
    const payments = await card('payments declined today');
    expect(payments.getByText('9')).toBeTruthy();
    expect(filterOf(payments)).toEqual({ payment_failed: 'true', payment_failed_since: YESTERDAY });
    expect(payments.getByRole('listitem').textContent).toContain('£12.00');
    expect(payments.getByRole('link', { name: 'Maya Lindqvist' }).getAttribute('href')).toMatch(/\/BAG-7$/);
  });

  it('include payments needing attention', async () => {
    open({
      money_trouble: {
        count: 1,
        latest: [{ ...DECLINED_PAYMENT, kind: 'refund_refused', reason: 'account closed' }],
      },
    });
    const troubles = await card('payments needing attention');
    expect(troubles.getByRole('listitem').textContent).toContain('refund declined');
    expect(filterOf(troubles)).toEqual({ money_trouble: 'true' });
  });
});

describe('changed payout accounts', () => {
  const next = { id: 'c1', host_name: 'Corner Books', ccy_code: 'GBP', old_end: '5555', new_end: '3459' } as const;

  it('are shown with both accounts and their start, and lead to exactly those that are counted', async () => {
    open({ changed_accounts: { count: 7, next: [{ ...next, starts_at: '2026-11-24T09:00:00.000Z' }] } });
    const changes = await card('pending payout account changes');
    expect(changes.getByText('7')).toBeTruthy();
    expect(changes.getByRole('listitem').textContent).toMatch(/^Corner Books, GBP … 5555 → … 3459, starts 24 Nov 2026/);
    const href = changes.getByRole('link', { name: 'pending payout account changes' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toBe('/account/account-changes?filter={"waiting":"true"}');
  });

  it('take no space when there are none', async () => {
    open();
    await screen.findByText('No open reports.');
    expect(screen.queryByRole('heading', { name: 'pending payout account changes' })).toBeNull();
  });
});

describe('revenue', () => {
  const days = (today: number, weekAgo: number) =>
    currencyDays({ today: { bookings: 3, revenue: today }, week_ago: { bookings: 2, revenue: weekAgo } });
  const inEuros = (pounds = days(1, 1), total: Partial<RevenueReport['total']> = {}) =>
    api.on('getRevenueReport', revenueReport([pounds], { ccy_code: 'EUR', ...total }));
  const section = async () => card('Revenue');
  const asked = () => api.calls('getRevenueReport').at(-1)?.query;

  it.each([
    [3600, 2400, 'Today: £36.00, same time last week: £24.00 · +50%'],
    [1200, 2400, 'Today: £12.00, same time last week: £24.00 · -50%'],
    [2400, 2400, 'Today: £24.00, same time last week: £24.00 · +0%'],
    [2400, 0, 'Today: £24.00, same time last week: £0.00'],
  ])('of today (%i) is beside last week’s (%i)', async (today, weekAgo, words) => {
    inEuros(days(today, weekAgo));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    // The sum, and the same as the first of its parts, which leads to its rows.
    expect(screen.getAllByText('£43,929.60')).toHaveLength(2);
    const rows = screen.getByRole('link', { name: '£43,929.60' }).getAttribute('href') ?? '';
    expect(JSON.parse(new URL(rows, 'http://x').searchParams.get('filter') ?? '')).toMatchObject({ part: 'takings' });
  });

  it('can be zero', async () => {
    open();
    expect(await screen.findByText('No revenue in this period.')).toBeTruthy();
  });

  it('is added up in one currency, with the age of its rates and what they leave out', async () => {
    inEuros(days(1, 1), { oldest_rate: '2026-11-01', missing: ['KRW', 'USD'] });
    open();
    expect(await screen.findByText('about €43,929.60')).toBeTruthy();
    expect(screen.getByText('By exchange rates staff entered, the oldest from 1 Nov 2026.')).toBeTruthy();
    expect(screen.getByText(/No exchange rates yet for KRW and USD, so the total leaves them out/)).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Enter rates' })).getAttribute('href')).toBe('/account/currencies');
  });

  it('has a table behind each chart, and instead of it', async () => {
    inEuros();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Revenue in EUR by day' });
    expect(within(table).getByRole('row', { name: /^Tue,? 4 Jun €5,273\.60$/ })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Revenue in GBP by day' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show as chart' })).toBeTruthy();
  });

  it('is of a period in the address', async () => {
    const { user } = renderPage(<HomePage />, api, { at: '/?span=own_days&since=2026-10-01&until=2026-10-31' });
    await waitFor(() => expect(asked()).toMatchObject({ since: '2026-10-01', until: '2026-10-31' }));
    await user.selectOptions((await section()).getByRole('combobox', { name: 'Period' }), 'Today');
    await waitFor(() => expect(asked()?.since).toBe(asked()?.until));
    expect(location.search).toBe('?span=today');
  });
});

describe('the home page', () => {
  it('links to the place with the longest wait', async () => {
    api.on('listAdminStashpoints', ({ query }) =>
      query.waiting ? pageOf([stashpoint({ status: 'submitted' })], 2) : pageOf([]),
    );
    open();
    expect(await screen.findByText('2 places awaiting approval')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review the next one' })).toBeTruthy();
  });

  it('says what failed, and retries', async () => {
    api.on('getDashboard', refuse('UNAVAILABLE'));
    const { user: person } = renderPage(<HomePage />, api);
    expect(await screen.findByText('The service is temporarily unavailable. Try again shortly.')).toBeTruthy();
    api.on('getDashboard', dashboard());
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open reports.')).toBeTruthy();
  });

  it('requests nothing without permission', async () => {
    open({}, { scopes: ['contents:all'] });
    expect(await screen.findByText('No changes yet.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'The network today' })).toBeNull());
    expect(screen.queryByText('Revenue')).toBeNull();
  });
});

describe('my work', () => {
  it('is what is assigned to the reader, and says how much needs someone', async () => {
    const assigned = { id: 'stashpoint:p1', entity: 'stashpoint', entity_id: 'p1', created: YESTERDAY } as const;
    const mine = { ...assigned, assignee: { id: 'u1', name: 'Grace Hopper' } };
    api.on('listAssignments', ({ query }) => (query.assignee_id === 'nobody' ? pageOf([], 2) : pageOf([mine])));
    api.on('listAdminStashpoints', pageOf([stashpoint()]));
    open();
    expect((await screen.findByRole('link', { name: 'The Shelf' })).getAttribute('href')).toContain('/stashpoints/p1');
    const left = screen.getByRole('link', { name: '2 records need someone' });
    expect(decodeURIComponent(left.getAttribute('href') ?? '')).toContain('{"assignee_id":"nobody"}');
  });
});

describe('recent changes', () => {
  it('name their records, and link to them', async () => {
    api.on(
      'listChanges',
      pageOf([
        change({ id: '3' }),
        change({ id: '2', entity: 'coupon', entity_id: 'FAIR-10' }),
        change({ id: '1', entity: 'payout_run', entity_id: '5f2c9e01ab34cd56' }),
      ]),
    );
    api.on('listAdminStashpoints', pageOf([stashpoint()]));
    open();
    expect((await screen.findByRole('link', { name: 'The Shelf' })).getAttribute('href')).toContain('/stashpoints/p1');
    expect(screen.getByRole('link', { name: 'FAIR-10' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Payout run' })).toBeTruthy();
  });
});
