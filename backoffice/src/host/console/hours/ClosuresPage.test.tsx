import type { AdminStashpoint, Impact } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../../tests/harness/fake-api.ts';
import { pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../../testing/render-page.tsx';
import { ClosuresPage } from './ClosuresPage.tsx';

const NONE_STRANDED: Impact = {
  booking_count: 0,
  bag_count: 0,
  movable_count: 0,
  currency_code: 'GBP',
  timezone: 'Europe/London',
  bookings: [],
};
const STRANDED: Impact = {
  ...NONE_STRANDED,
  booking_count: 1,
  bag_count: 2,
  movable_count: 1,
  bookings: [
    {
      id: '7KQ2M9XA4T',
      first_name: 'Ada',
      last_name: 'Lovelace',
      dropoff: '2030-06-10T10:00:00.000Z',
      pickup: '2030-06-10T15:00:00.000Z',
      bag_count: 2,
      reason: 'closed',
      bags_inside: 0,
      nearest: { id: 'p9', name: 'Next Door', location_name: 'Euston', distance_km: 0.2, refund_amount: 200 },
    },
  ],
};
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());

let api: FakeApi;
let current: AdminStashpoint;

beforeEach(() => {
  current = stashpoint();
  api = fakeApi()
    .on('listAdminStashpoints', () => pageOf([current]))
    .on('getAdminStashpoint', () => current)
    .on('previewStashpointImpact', NONE_STRANDED)
    .on('listPublicHolidays', {
      regions: [{ code: 'SCT', name: 'Scotland' }],
      region: null,
      items: [
        { start_date: '2030-12-25', end_date: '2030-12-25', name: 'Christmas Day' },
        { start_date: '2030-12-26', end_date: '2030-12-26', name: 'Boxing Day' },
      ],
    })
    .on('updateAdminStashpoint', ({ body }) => {
      current = { ...current, ...(body as Partial<AdminStashpoint>), version: current.version + 1 };
      return current;
    });
});

const open = () => renderPage(<ClosuresPage />, api, { at: '/closures', site: 'hosts' }).user;
const saved = () => api.calls('updateAdminStashpoint')[0]?.body;

describe('closing for today', () => {
  it('closes today only, so that it ends automatically', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Close for today' }));
    await waitFor(() => expect(saved()).toMatchObject({ closures: [{ start_date: today(), end_date: today() }] }));
    expect(await screen.findByRole('button', { name: 'Reopen today' })).toBeTruthy();
  });

  it('first shows the affected bookings, and moves them on request', async () => {
    api.on('previewStashpointImpact', STRANDED);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Close for today' }));
    const question = await screen.findByRole('dialog', { name: 'This affects 1 booking, 2 bags.' });
    expect(within(question).getByText(/Next Door/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Move 1 and save' }));
    await waitFor(() => expect(saved()).toMatchObject({ rehouse: true, accept_stranded: 0 }));
  });

  it('does nothing after going back', async () => {
    api.on('previewStashpointImpact', STRANDED);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Close for today' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(api.calls('updateAdminStashpoint')).toEqual([]);
  });
});

describe('public holidays', () => {
  it('are proposed one by one', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as closed: Christmas Day' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved()).toMatchObject({ closures: [{ start_date: '2030-12-25', end_date: '2030-12-25' }] }),
    );
  });

  it('are all proposed to a place that closes on them', async () => {
    current = stashpoint({ holiday_open_type: 'closed' });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Mark all 2 as closed' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect((saved() as { closures: unknown[] }).closures).toHaveLength(2));
  });

  it('are requested by region', async () => {
    const user = open();
    await user.selectOptions(await screen.findByLabelText('Region'), 'SCT');
    await waitFor(() => expect(api.calls('listPublicHolidays').at(-1)?.query).toMatchObject({ region: 'SCT' }));
  });
});

describe('the calendar', () => {
  it('closes from one day to another, and reopens', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    const days = () =>
      screen.getAllByRole('button', { pressed: false }).filter((day) => /\d/.test(day.textContent ?? ''));
    const [, second, third, fourth] = days();
    await user.click(second as HTMLElement);
    await user.click(fourth as HTMLElement);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(3);
    await user.click(third as HTMLElement);
    expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
  });

  it('is navigated by the arrow keys', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    const days = screen.getAllByRole('button', { pressed: false }).filter((day) => /\d/.test(day.textContent ?? ''));
    days[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('9');
  });
});
