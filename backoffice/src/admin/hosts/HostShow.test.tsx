import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { host, pageOf } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { filtered, listPath } from '../../lib/routing/paths.ts';
import { HostShow } from './HostShow.tsx';

it('a host’s page links to lists by their account, which is not their host record', async () => {
  const api = fakeApi()
    .on('getHost', host({ id: 'h1', user_id: 'u9' }))
    .on('getHostMoney', { balances: [], payouts: [] })
    .on('listExternalAccounts', pageOf([]))
    .on('listInvoices', pageOf([]))
    .on('listHostNotificationEmails', pageOf([]))
    .on('listChanges', pageOf([]));
  renderPage(<HostShow />, api, { path: '/hosts/:id', at: '/hosts/h1', resource: 'hosts' });
  const related = within(await screen.findByRole('region', { name: 'Related' }));
  const hrefOf = (name: string) => related.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Bookings')).toBe(filtered(listPath('bookings'), { host_id: 'u9' }));
  expect(hrefOf('Reports')).toBe(filtered(listPath('incidents'), { host_id: 'u9' }));
});
