import type { AdminUser } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { adminUser, pageOf } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { endSession, rememberUser } from '../../lib/session/session.ts';
import { UserEdit } from './UserEdit.tsx';
import { UserInvite } from './UserInvite.tsx';

const sent = () => api.calls('updateUser').at(-1)?.body;

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listChanges', pageOf([]))
    .on('updateUser', adminUser({ version: 2 }));
});

/** Waits until the page knows the user's own permissions, within which they can be granted. */
const permitted = () =>
  waitFor(() => expect(isOff(screen.getByRole('switch', { name: 'Full permissions' }))).toBe(false));

async function open(own: Partial<AdminUser> = {}) {
  api.on('getUser', adminUser(own));
  const { user } = renderPage(<UserEdit />, api, { path: '/users/:id', at: '/users/u7', resource: 'users' });
  await screen.findByRole('heading', { level: 1 });
  if (own.role === 'admin' && !own.deleted_at) await permitted();
  return user;
}

describe('a person', () => {
  it('is shown with their records', async () => {
    await open({ credit: [{ ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 500 }], booking_count: 3 });
    expect(screen.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeTruthy();
    expect(screen.getByText('£5.00')).toBeTruthy();
    expect(screen.getByText('maya@example.org · Traveller')).toBeTruthy();
  });

  it('is renamed', async () => {
    const user = await open();
    await fill(user, await screen.findByLabelText('First name'), 'Mia');
    await user.click(await button('Save'));
    await waitFor(() => expect(sent()).toEqual({ first_name: 'Mia', expected_version: 1 }));
  });

  it('cannot be edited once the account is deleted', async () => {
    await open({ deleted_at: '2026-11-01T10:00:00.000Z', first_name: '', last_name: '' });
    expect(screen.getByText(/This account was deleted on/)).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });
});

describe('staff permissions', () => {
  const rights = () => screen.findByRole('switch', { name: 'Full permissions' });

  it('are everything, or some of it', async () => {
    const user = await open({ role: 'admin', scopes: null });
    expect(await rights()).toHaveProperty('checked', true);
    await user.click(await rights());
    await user.click(await screen.findByRole('checkbox', { name: 'Texts' }));
    await user.click(await button('Save'));
    await user.click(await button('Change permissions'));
    await waitFor(() => expect(sent()).toEqual({ scopes: ['contents:all'], expected_version: 1 }));
  });

  it('begin with none for somebody who joins the staff', async () => {
    const user = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Staff' }));
    expect(await rights()).toHaveProperty('checked', false);
    await user.click(await screen.findByRole('checkbox', { name: 'Texts' }));
    await user.click(await button('Save'));
    await user.click(await button('Change permissions'));
    await waitFor(() => expect(sent()).toEqual({ role: 'admin', scopes: ['contents:all'], expected_version: 1 }));
  });

  it('become everything again', async () => {
    const user = await open({ role: 'admin', scopes: ['contents:all'] });
    expect(await screen.findByRole('checkbox', { name: 'Texts' })).toHaveProperty('checked', true);
    await user.click(await rights());
    await user.click(await button('Save'));
    await user.click(await button('Change permissions'));
    await waitFor(() => expect(sent()).toEqual({ scopes: null, expected_version: 1 }));
  });

  it('are only saved after a question that names what changes', async () => {
    const user = await open({ role: 'admin', scopes: ['contents:all'] });
    await user.click(await screen.findByRole('checkbox', { name: 'Texts' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Reviews' }));
    await user.click(await button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Maya Lindqvist’s permissions?' }));
    expect(dialog.getByText('Gains access to').parentElement?.textContent).toContain('Reviews');
    expect(dialog.getByText('Loses access to').parentElement?.textContent).toContain('Texts');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('updateUser')).toEqual([]);
    expect(await screen.findByRole('checkbox', { name: 'Reviews' })).toHaveProperty('checked', true);
  });

  it('are not shown for a traveller', async () => {
    await open();
    expect(screen.queryByRole('switch', { name: 'Full permissions' })).toBeNull();
  });

  it('always remain with at least one admin', async () => {
    api.on('updateUser', refuse('LAST_ADMIN'));
    const user = await open({ role: 'admin', scopes: null });
    await user.click(await rights());
    await user.click(await button('Save'));
    await user.click(await button('Change permissions'));
    expect(await screen.findByText(/^At least one admin must keep full permissions/)).toBeTruthy();
    expect(within(document.body).getByRole('switch', { name: 'Full permissions' })).toHaveProperty('checked', false);
  });
});

describe('a colleague’s sign-in', () => {
  const colleague: Partial<AdminUser> = { role: 'admin', second_factors: ['passkey', 'authenticator'] };
  const card = async () => within(await screen.findByRole('region', { name: 'Sign-in' }));
  const confirm = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name });

  it('shows the methods they have', async () => {
    await open(colleague);
    expect((await card()).getByText('Passkey, Authenticator app')).toBeTruthy();
  });

  it('ends everywhere, after a question', async () => {
    api.on('deleteUserSessions', undefined);
    const user = await open(colleague);
    await user.click(await button('End all sessions'));
    expect(await screen.findByText('End all of Maya Lindqvist’s sessions?')).toBeTruthy();
    expect(api.calls('deleteUserSessions')).toEqual([]);
    await user.click(await confirm('End all sessions'));
    expect(await screen.findByText('All their sessions have ended.')).toBeTruthy();
    expect(api.calls('deleteUserSessions')[0]?.params).toEqual({ id: 'u7' });
  });

  it('is reset when all methods are lost, and the consequences are stated', async () => {
    api.on('deleteUserSignInMethods', undefined);
    const user = await open(colleague);
    await user.click(await button('Remove sign-in methods'));
    expect(await screen.findByText(/sign in with just an emailed code/)).toBeTruthy();
    api.on('getUser', adminUser({ ...colleague, second_factors: [] }));
    await user.click(await confirm('Remove sign-in methods'));
    expect(await (await card()).findByText('none')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove sign-in methods' })).toBeNull();
  });

  it('can only be changed with permission', async () => {
    api.on('deleteUserSessions', refuse('FORBIDDEN'));
    const user = await open(colleague);
    await user.click(await button('End all sessions'));
    await user.click(await confirm('End all sessions'));
    expect(await screen.findByText('You don’t have permission to do this.')).toBeTruthy();
  });

  it('is changed on the account page if it is the user’s own', async () => {
    api.on('getUser', adminUser(colleague));
    rememberUser(adminUser(colleague));
    await open(colleague);
    expect(screen.getByRole('link', { name: 'Your sign-in methods' }).getAttribute('href')).toBe('/account');
    expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
    endSession();
  });

  it('only requires a traveller to sign in again', async () => {
    await open();
    expect(await button('End all sessions')).toBeTruthy();
    expect((await card()).queryByText('Two-step verification')).toBeNull();
  });
});

describe('a colleague who leaves', () => {
  it('is removed from the staff, and their reports go to another', async () => {
    api
      .on('listAssignments', pageOf([], 2))
      .on('listAssignees', [
        { id: 'u7', name: 'Maya Lindqvist' },
        { id: 'u8', name: 'Jo Park' },
      ])
      .on('deactivateColleague', adminUser());
    const user = await open({ role: 'admin' });
    await user.click(await button('Remove from staff'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Maya Lindqvist from the staff?' }));
    expect(await dialog.findByText('2 open records are assigned to them.')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Assign their work to'), 'Jo Park');
    await user.click(dialog.getByRole('button', { name: 'Remove from staff' }));
    expect(await screen.findByText('Maya Lindqvist is no longer on the staff.')).toBeTruthy();
    expect(api.calls('deactivateColleague')[0]).toMatchObject({ params: { id: 'u7' }, body: { hand_over_to: 'u8' } });
  });
});

describe('a new colleague', () => {
  it('is invited by email, with no permission until some are chosen', async () => {
    api.on('inviteColleague', adminUser({ id: 'u9', email: 'kit@example.org', role: 'admin', scopes: [] }));
    const { user } = renderPage(<UserInvite />, api, { at: '/account/users/create' });
    await fill(user, await screen.findByLabelText('Email address'), 'kit@example.org');
    await permitted();
    await fill(user, await screen.findByLabelText('First name'), 'Kit');
    expect(await screen.findByRole('switch', { name: 'Full permissions' })).toHaveProperty('checked', false);
    await user.click(await screen.findByRole('checkbox', { name: 'Bookings' }));
    await user.click(await button('Send invitation'));
    expect(await screen.findByText('kit@example.org has been invited.')).toBeTruthy();
    expect(api.calls('inviteColleague')[0]?.body).toEqual({
      email: 'kit@example.org',
      first_name: 'Kit',
      language: 'en',
      scopes: ['bookings:all'],
    });
  });
});
