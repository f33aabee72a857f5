import type { Refund } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { RefundList } from './RefundList.tsx';

const refund: Refund = {
  id: 'f1',
  booking_id: 'BAG-1234',
  created: '2026-11-20T10:00:00.000Z',
  amount: 300,
  card_amount: 300,
  credit_amount: 0,
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  borne_by: 'platform',
  reason: 'Waited.',
  state: 'refused',
  actor_name: 'Jo Park',
  customer_email: 'maya@example.org',
};

it('refunds begin with declined ones, and are filtered by their state', async () => {
  const api = fakeApi().on('listRefunds', pageOf([refund]));
  const { user } = renderPage(<RefundList />, api, { resource: 'refunds', at: '/refunds' });
  const row = await screen.findByRole('row', { name: /BAG-1234/ });
  expect(within(row).getByText('Declined')).toBeTruthy();
  expect(api.calls('listRefunds')[0]?.query).toMatchObject({ sort: 'state', order: 'DESC' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Declined');
  await waitFor(() => expect(api.calls('listRefunds').at(-1)?.query).toMatchObject({ state: 'refused' }));
});
