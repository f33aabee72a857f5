import type { RunPayout } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { EndPayout } from './EndPayout.tsx';

const payout: RunPayout = {
  id: 'p1',
  run_id: 'r1',
  created: '2026-11-01T00:00:00.000Z',
  status: 'prepared',
  sent_at: null,
  ended_at: null,
  reason: null,
  amount: 4_200,
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  booking_count: 3,
  account_number_end: '3000',
  host: { id: 'h1', user_id: 'u1', business_name: 'Shelf Ltd' },
  claim: null,
  account_holder: 'Ada Byron',
  payment_type: 'bank_transfer',
};

it.each([
  ['prepared', 'Exclude', 'leaveOutPayout'],
  ['sent', 'Mark as returned', 'returnPayout'],
] as const)('a payout that is %s: %s, with a reason', async (status, name, call) => {
  const api = fakeApi().on('leaveOutPayout', payout).on('returnPayout', payout);
  const { user } = renderPage(<EndPayout payout={{ ...payout, status }} />, api);
  await user.click(await screen.findByRole('button', { name: /Shelf Ltd/ }));
  const confirm = screen.getByRole('button', { name });
  expect(screen.getByText(/^£42.00 (stays in|returns to) the host’s balance/)).toBeTruthy();
  expect(isOff(confirm)).toBe(true);
  await fill(user, screen.getByLabelText(/Short reason/), 'Account closed');
  await user.click(confirm);
  await waitFor(() => expect(api.names).toEqual([call]));
  expect(api.calls(call)[0]).toMatchObject({ params: { id: 'p1' }, body: { reason: 'Account closed' } });
});

it('a payout that has ended offers no way to end it', () => {
  renderPage(<EndPayout payout={{ ...payout, status: 'returned' }} />, fakeApi());
  expect(screen.queryByRole('button')).toBeNull();
});
