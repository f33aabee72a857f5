import type { DeletionPreview } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { user as person } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { session, signInMethods } from '../../../testing/sign-in-records.ts';
import { AccountPage } from './AccountPage.tsx';

const ADA = person({ role: 'host', email: 'ada@example.org', has_password: true });
const NOTHING: DeletionPreview = {
  may_delete: true,
  blocking_bookings: [],
  blocking_hosted_bookings: 0,
  cancelled_bookings: [],
  lost_credit: [],
  reviews_kept: 0,
  closed_stashpoints: 2,
  removed_people: 1,
  unpaired_devices: 0,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().on('getMe', ADA).on('getSignInMethods', signInMethods()).on('listSessions', [session()]);
});
const open = () => renderPage(<AccountPage />, api, { site: 'hosts' }).user;

describe('a host’s address', () => {
  it('is changed with the password and the code sent to the new one', async () => {
    api.on('requestEmailChange', { browser_secret: 's'.repeat(43), sent: 'code' });
    api.on('changeEmail', refuse('INVALID_PIN_CLIENT_ERROR'));
    const user = open();
    await user.click(await button('Change email address'));
    await fill(user, await screen.findByLabelText('New email address'), 'ada@example.org');
    await user.click(await button('Send code'));
    expect(await screen.findByText('This is already your email address.')).toBeTruthy();
    expect(api.calls('requestEmailChange')).toEqual([]);
    await fill(user, screen.getByLabelText('New email address'), 'Ada@Example.com');
    const [own] = screen.getAllByLabelText('Current password');
    await fill(user, own as HTMLElement, 'a shelf for every bag');
    await user.click(await button('Send code'));
    const [first] = await screen.findAllByRole('textbox', { name: '6-digit code' });
    await user.click(first as HTMLElement);
    await user.paste('123456');
    await waitFor(() => expect(api.calls('changeEmail')).toHaveLength(1));
    api.on('changeEmail', { ...ADA, email: 'ada@example.com' });
    await user.click((await screen.findAllByRole('textbox', { name: '6-digit code' }))[0] as HTMLElement);
    await user.paste('654321');
    expect(await screen.findByText('ada@example.com')).toBeTruthy();
    expect(api.calls('changeEmail')[1]?.body).toEqual({
      email: 'ada@example.com',
      one_time_password: '654321',
      browser_secret: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});

describe('a link for a host’s new address', () => {
  it('is used on a click, with the password, and says when it is over', async () => {
    api.on('changeEmailWithLink', refuse('INCORRECT_CREDENTIALS', { errors: { current_password: ['x'] } }));
    const { user } = renderPage(<AccountPage />, api, { site: 'hosts', at: '/account?email_link=a-link' });
    expect(await screen.findByText(/Use the address this email was sent to/)).toBeTruthy();
    expect(api.calls('changeEmailWithLink')).toEqual([]);
    const [own] = screen.getAllByLabelText('Current password');
    await fill(user, own as HTMLElement, 'a shelf for every bag');
    await user.click(await button('Change address'));
    expect(await screen.findByText('Incorrect email address or password.')).toBeTruthy();
    expect(api.calls('changeEmailWithLink')[0]?.body).toEqual({
      link: 'a-link',
      current_password: 'a shelf for every bag',
    });
    api.on('changeEmailWithLink', refuse('INCORRECT_CREDENTIALS', { errors: { link: ['INCORRECT_CREDENTIALS'] } }));
    await user.click(await button('Change address'));
    expect(await screen.findByText(/This link no longer works/)).toBeTruthy();
  });
});

describe('a host’s account', () => {
  const ask = async () => {
    const user = open();
    await user.click(await button('Delete account'));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('is deleted after its effects are shown and confirmed', async () => {
    api.on('getMyDeletion', NOTHING).on('deleteUser', undefined).on('deleteToken', undefined);
    const { user, dialog } = await ask();
    expect(await dialog.findByText('2 places of yours will go offline.')).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Permanently delete my account' });
    expect(isOff(confirm)).toBe(true);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(confirm);
    await waitFor(() => expect(api.calls('deleteUser')).toHaveLength(1));
  });

  it('stays while travellers rely on it', async () => {
    api.on('getMyDeletion', { ...NOTHING, may_delete: false, blocking_hosted_bookings: 3 });
    const { dialog } = await ask();
    expect(await dialog.findByText('Travellers still have 3 bookings at your places.')).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(isOff(dialog.getByRole('button', { name: 'Permanently delete my account' }))).toBe(true);
  });

  it('shows a change that came in between', async () => {
    api.on('getMyDeletion', NOTHING).on('deleteUser', refuse('CONFLICT'));
    const { user, dialog } = await ask();
    await user.click(await dialog.findByRole('checkbox'));
    api.on('getMyDeletion', { ...NOTHING, may_delete: false, blocking_hosted_bookings: 1 });
    await user.click(dialog.getByRole('button', { name: 'Permanently delete my account' }));
    expect(await dialog.findByText('Travellers still have 1 booking at your places.')).toBeTruthy();
  });
});
