import type { MonthReport } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { MonthShow } from './MonthShow.tsx';

const GBP = { ccy_code: 'GBP', ccy_minor_in_major: 100 } as const;
const october: MonthReport = {
  id: '2026-10',
  state: 'open',
  exported: { at: '2026-11-02T09:00:00.000Z', by: 'Robin Ellery' },
  closed: null,
  from: '2026-09-30T23:00:00.000Z',
  until: '2026-11-01T00:00:00.000Z',
  timezone: 'Europe/London',
  gaps: ['RUNS_OPEN'],
  note: null,
  days_differing: 0,
  unexplained: 0,
  runs: [{ id: 'run-7', ...GBP, amount: 3304, created: '2026-11-01T04:00:00.000Z' }],
  invoices: { issued: 2, due: 0, waiting: 0 },
  without_account: 3,
  sums: [{ part: 'takings', ...GBP, entry_count: 40, amount: 113_529 }],
  changed: false,
};

it('a month leads to what is missing and to the rows of its sums, and is closed early only for a reason', async () => {
  const api = fakeApi()
    .on('getMonth', october)
    .on('closeMonth', { ...october, state: 'closed' });
  const { user } = renderPage(<MonthShow />, api, { path: '/months/:id', at: '/months/2026-10', resource: 'months' });
  await screen.findByRole('heading', { level: 1, name: 'October 2026' });
  const missing = screen.getByRole('link', { name: /^Payout run to release: £33\.04/ });
  expect(missing.getAttribute('href')).toBe('/account/payout-runs/run-7');
  expect(screen.getAllByText('Missing')).toHaveLength(1);
  const rows = new URL(screen.getByRole('link', { name: '£1,135.29' }).getAttribute('href') ?? '', 'http://console');
  expect(JSON.parse(rows.searchParams.get('filter') ?? '')).toEqual({
    ...{ since: '2026-10-01', until: '2026-10-31' },
    ...{ part: 'takings', ccy_code: 'GBP' },
  });
  await user.click(await button('Close October 2026'));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Payout runs wait to be released.');
  const confirm = dialog.getByRole('button', { name: 'Close the month' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Paid by hand.');
  await user.click(confirm);
  await waitFor(() =>
    expect(api.calls('closeMonth')).toMatchObject([{ params: { id: '2026-10' }, body: { note: 'Paid by hand.' } }]),
  );
});
