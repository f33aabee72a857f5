import type { Unexplained } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { Settle } from './Settle.tsx';

const row: Unexplained = {
  id: 'x1',
  kind: 'not_in_ledger',
  subject: 'charge:pi_1',
  booking_id: null,
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  at_service: 700,
  in_ledger: 0,
  occurred: '2026-11-22T10:00:00.000Z',
  found: '2026-11-22T12:00:00.000Z',
  settled_at: null,
  settled_by: null,
  note: null,
  service_url: null,
  version: 3,
};

it('settles an unexplained difference, with the sums that were shown', async () => {
  const api = fakeApi().on('settleUnexplained', row);
  const { user } = renderPage(<Settle row={row} />, api);
  await user.click(await screen.findByRole('button', { name: 'Resolve charge:pi_1' }));
  const confirm = screen.getByRole('button', { name: 'Resolve' });
  expect(isOff(confirm)).toBe(true);
  await fill(user, screen.getByLabelText(/Explanation/), 'Taken by hand.');
  await user.click(confirm);
  await waitFor(() => expect(api.names).toEqual(['settleUnexplained']));
  expect(api.calls('settleUnexplained')[0]?.body).toEqual({ note: 'Taken by hand.', expected_version: 3 });
});
