import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import {
  browserWithoutPasskeys,
  browserWithPasskeys,
  PASSKEY_OPTIONS,
  refusedAs,
} from '../../../testing/browser-passkeys.ts';
import { user as person } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { addedMethod, BACKUP_CODES, passkey, session, signInMethods } from '../../../testing/sign-in-records.ts';
import { AccountPage } from './AccountPage.tsx';

const APP = { created: '2026-11-01T10:00:00.000Z', last_used_at: null };
const inDialog = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

let api: FakeApi;
let browser: ReturnType<typeof browserWithPasskeys>;

beforeEach(() => {
  browser = browserWithPasskeys();
  api = fakeApi()
    .on('getMe', person())
    .on('getSignInMethods', signInMethods())
    .on('listSessions', [session()])
    .on('createPasskeyOptions', PASSKEY_OPTIONS);
});

const open = () => renderPage(<AccountPage />, api).user;

describe('the user’s passkeys', () => {
  it('show where they are stored and when they were used', async () => {
    const synced = passkey({ id: 'k2', name: 'Phone', is_synced: true, last_used_at: '2026-11-20T09:30:00.000Z' });
    api.on('getSignInMethods', signInMethods({ passkeys: [passkey(), synced] }));
    open();
    const passkeys = await card('Passkeys');
    const [first, second] = passkeys.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Chrome, WindowsOn one device onlyAdded on .* · not used yet/);
    expect(second?.textContent).toMatch(/PhoneSynced to all your devicesAdded on .* · last used 20 Nov 2026/);
  });

  it('start with the first one, whose backup codes are shown only once', async () => {
    api.on('createPasskey', addedMethod({ backup_codes: BACKUP_CODES }));
    const user = open();
    expect(await screen.findByText(/No passkeys yet. A passkey is the safest/)).toBeTruthy();
    await user.click(await button('Add a passkey'));
    await fill(user, await screen.findByLabelText('Name'), 'Desk');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(BACKUP_CODES[0] ?? '')).toBeTruthy();
    expect(api.calls('createPasskey')[0]?.body.name).toBe('Desk');
    await user.keyboard('{Escape}');
    expect(isOff(await inDialog('Done'))).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'I’ve saved these codes' }));
    await user.click(await inDialog('Done'));
    await waitFor(() => expect(screen.queryByText(BACKUP_CODES[0] ?? '')).toBeNull());
    expect(api.calls('listSessions').length).toBeGreaterThan(1);
  });

  it('are not created when the browser’s request is cancelled', async () => {
    browser.create.mockRejectedValue(refusedAs('NotAllowedError'));
    const user = open();
    await user.click(await button('Add a passkey'));
    await user.click(await inDialog('Continue'));
    expect(await screen.findByText(/was cancelled or timed out/)).toBeTruthy();
  });

  it('are removed after a question, but not the last one if one is required', async () => {
    api.on('getSignInMethods', signInMethods({ passkeys: [passkey()] }));
    api.on('deletePasskey', refuse('SECOND_FACTOR_REQUIRED'));
    const user = open();
    await user.click(await button('Remove Chrome, Windows'));
    await user.click(await inDialog('Remove'));
    expect(await screen.findByText(/Add another one first/)).toBeTruthy();
    api.on('deletePasskey', signInMethods({ is_required: false }));
    await user.click(await inDialog('Remove'));
    expect(await screen.findByText(/No passkeys yet. A passkey is the safest/)).toBeTruthy();
    expect(api.calls('deletePasskey').at(-1)?.params).toEqual({ id: 'k1' });
  });

  it('cannot be created in a browser without support', async () => {
    browserWithoutPasskeys();
    open();
    expect(await screen.findByText('This browser can’t create passkeys.')).toBeTruthy();
  });
});

describe('the authenticator app', () => {
  it('is set up by its QR code and a first code', async () => {
    api.on('createAuthenticator', { secret: 'ABCDEFGH', uri: 'otpauth://totp/Cubby:robin?secret=ABCDEFGH' });
    api.on('confirmAuthenticator', refuse('INCORRECT_CREDENTIALS'));
    const user = open();
    await user.click(await button('Set up an authenticator app'));
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
    const type = async (code: string) => {
      await user.click(screen.getByRole('textbox', { name: 'Current code from the app' }));
      await user.paste(code);
      await user.click(await inDialog('Confirm'));
    };
    await type('111111');
    expect(await screen.findByText('This code is incorrect or has expired.')).toBeTruthy();
    const methods = signInMethods({ passkeys: [passkey()], authenticator: APP });
    api.on('confirmAuthenticator', addedMethod({ methods }));
    await type('222222');
    expect(await button('Remove Authenticator app')).toBeTruthy();
  });

  it('added in another tab is found', async () => {
    api.on('createAuthenticator', refuse('CONFLICT'));
    const user = open();
    await button('Set up an authenticator app');
    api.on('getSignInMethods', signInMethods({ authenticator: APP }));
    await user.click(await button('Set up an authenticator app'));
    expect(await button('Remove Authenticator app')).toBeTruthy();
  });

  it('is removed after a question', async () => {
    api.on('getSignInMethods', signInMethods({ passkeys: [passkey()], authenticator: APP }));
    api.on('deleteAuthenticator', signInMethods({ passkeys: [passkey()] }));
    const user = open();
    await user.click(await button('Remove Authenticator app'));
    await user.click(await inDialog('Remove'));
    expect(await button('Set up an authenticator app')).toBeTruthy();
  });
});

describe('backup codes', () => {
  it('that run out trigger a warning, and new ones replace them', async () => {
    api.on('getSignInMethods', signInMethods({ passkeys: [passkey()], backup_codes_left: 3 }));
    api.on('createBackupCodes', { codes: BACKUP_CODES });
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toBe('3 codes left.');
    await user.click(await button('Create new codes'));
    expect(await screen.findByText('Your existing codes will stop working.')).toBeTruthy();
    await user.click(await inDialog('Create new codes'));
    expect(await screen.findByText(BACKUP_CODES[9] ?? '')).toBeTruthy();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(await inDialog('Print'));
    expect(print).toHaveBeenCalledOnce();
    const sheet = () => document.getElementById('sheet');
    expect(sheet()?.textContent).toContain(BACKUP_CODES.join(''));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet()).toBeNull());
  });

  it('are not offered before there is a method', async () => {
    open();
    await button('Add a passkey');
    expect(screen.queryByRole('button', { name: 'Create new codes' })).toBeNull();
  });
});

describe('the user’s sessions', () => {
  const elsewhere = session({ id: 's2', browser: null, system: null, is_current: false, last_used_at: null });

  it('show when they end, and mark the current one', async () => {
    open();
    const sessions = await card('Active sessions');
    expect(await sessions.findByText('This device')).toBeTruthy();
    expect(sessions.getByText(/a session ends 12 hours after signing in/)).toBeTruthy();
    expect(sessions.getByText('You aren’t signed in anywhere else.')).toBeTruthy();
  });

  it('end elsewhere, one by one', async () => {
    api.on('listSessions', [session(), elsewhere]).on('deleteSession', undefined);
    const user = open();
    await user.click(await button('End Unknown browser'));
    expect(await screen.findByText(/This can’t be undone/)).toBeTruthy();
    api.on('listSessions', [session()]);
    await user.click(await inDialog('End'));
    expect(await screen.findByText('You aren’t signed in anywhere else.')).toBeTruthy();
    expect(api.calls('deleteSession')[0]?.params).toEqual({ id: 's2' });
  });

  it('end everywhere else at once', async () => {
    api.on('listSessions', [session(), elsewhere]).on('deleteOtherSessions', undefined);
    const user = open();
    await user.click(await button('End all other sessions'));
    api.on('listSessions', [session()]);
    await user.click(await inDialog('End all other sessions'));
    expect(await screen.findByText('You aren’t signed in anywhere else.')).toBeTruthy();
    expect(api.calls('deleteOtherSessions')).toHaveLength(1);
  });

  it('can be reloaded after an error', async () => {
    api.on('listSessions', refuse('UNAVAILABLE'));
    const user = open();
    const sessions = await card('Active sessions');
    const again = await sessions.findByRole('button', { name: 'Try again' });
    api.on('listSessions', [session()]);
    await user.click(again);
    expect(await sessions.findByText('This device')).toBeTruthy();
  });
});

it('is part of a host’s account, who may be signed in for longer', async () => {
  api.on('getMe', person({ role: 'host' }));
  renderPage(<AccountPage />, api, { site: 'hosts' });
  expect(await screen.findByRole('region', { name: 'Sign-in methods' })).toBeTruthy();
  const sessions = await card('Active sessions');
  expect(sessions.getByText(/End any you don’t recognise/)).toBeTruthy();
  expect(screen.queryByText(/each working day/)).toBeNull();
});
