import type { PayoutRun } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageOf } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { PayoutRunShow } from './PayoutRunShow.tsx';

const run: PayoutRun = {
  id: 'run-7',
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  until: '2026-11-01T00:00:00.000Z',
  created: '2026-11-01T04:00:00.000Z',
  released_at: null,
  released_by: null,
  amount: 12_000,
  payout_count: 3,
  left_out_count: 0,
  returned_count: 0,
  has_own_account: true,
  renamed: [
    { payout_id: 'p1', name: 'Müßiggang & Söhne', bank_name: 'Musiggang + Sohne' },
    { payout_id: 'p2', name: '株式会社山田荷物', bank_name: null },
  ],
  files: [],
};

it('a payout run exports its own payouts only', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const api = fakeApi().on('getPayoutRun', run).on('listPayouts', pageOf([]));
  const { user } = renderPage(<PayoutRunShow />, api, {
    path: '/runs/:id',
    at: '/runs/run-7',
    resource: 'payout-runs',
  });
  await screen.findByText('No payouts yet');
  screen.getByText('Müßiggang & Söhne → Musiggang + Sohne');
  screen.getByText('株式会社山田荷物 can’t be written. Ask for the name at their bank.');
  api.onRaw('listPayouts', () => new Response('', { headers: { 'X-Total-Count': '0' } }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await user.click(await screen.findByRole('menuitem', { name: /^As you read it/ }));
  await waitFor(() => expect(api.calls('listPayouts').at(-1)?.query).toEqual({ run_id: 'run-7' }));
});
