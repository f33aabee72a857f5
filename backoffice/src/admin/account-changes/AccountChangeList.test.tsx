import type { AccountChange } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { pageOf, user } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { endSession, rememberUser } from '../../lib/session/session.ts';
import { AccountChangeList } from './AccountChangeList.tsx';

function change(own: Partial<AccountChange> = {}): AccountChange {
  return {
    ...{ id: 'c1', host_id: 'h1', host_name: 'Corner Books', ccy_code: 'GBP', old_end: '5555', new_end: '3459' },
    ...{ state: 'waiting', created: '2026-11-21T09:00:00.000Z', starts_at: '2026-11-24T09:00:00.000Z' },
    ...{ changed_by: { id: 'host', name: 'Ada Byron' }, confirmed_by: null },
    ...own,
  };
}

it('a change is confirmed after a warning, and one that was confirmed already says by whom', async () => {
  const confirmed_by = { id: 'someone', name: 'Robin Ellery' };
  const api = fakeApi()
    .on('listAccountChanges', pageOf([change(), change({ id: 'c2', host_name: 'Tea House', confirmed_by })]))
    .on('confirmAccountChange', change({ confirmed_by }));
  const page = renderPage(<AccountChangeList />, api, { resource: 'account-changes' });
  expect(await screen.findByText('Confirmed by Robin Ellery')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Confirm: Corner Books' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/GBP … 3459 instead of GBP … 5555/)).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.calls('confirmAccountChange').map(({ params }) => params)).toEqual([{ id: 'c1' }]));
});

it('a second confirmation by the same person is refused in words', async () => {
  const api = fakeApi()
    .on('listAccountChanges', pageOf([change()]))
    .on('confirmAccountChange', refuse('ALREADY_CONFIRMED'));
  const page = renderPage(<AccountChangeList />, api, { resource: 'account-changes' });
  await page.user.click(await screen.findByRole('button', { name: 'Confirm: Corner Books' }));
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/A second member of staff has to confirm it, too/)).toBeTruthy();
});

it('the member of staff who made a change is told that it takes two others, and cannot confirm it', async () => {
  const reader = user({ id: 'reader' });
  rememberUser(reader);
  const changed_by = { id: reader.id, name: 'Robin Ellery' };
  renderPage(<AccountChangeList />, fakeApi().on('listAccountChanges', pageOf([change({ changed_by })])), {
    resource: 'account-changes',
  });
  expect(await screen.findByText('You made this change, so two other people have to confirm it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  endSession();
});
