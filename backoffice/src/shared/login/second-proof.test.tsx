import { COOKIES, type SignInMethods } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SENT_CODE } from '../../../../tests/harness/common-records.ts';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import {
  browserWithoutPasskeys,
  browserWithPasskeys,
  PASSKEY_OPTIONS,
  refusedAs,
} from '../../../testing/browser-passkeys.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { addedMethod, authToken, BACKUP_CODES, passkey, signInMethods } from '../../../testing/sign-in-records.ts';
import { LoginPage } from './LoginPage.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

let api: FakeApi;
let browser: ReturnType<typeof browserWithPasskeys>;

beforeEach(() => {
  browser = browserWithPasskeys();
  api = fakeApi()
    .on('requestOneTimePassword', SENT_CODE)
    .on('signInWithOneTimePassword', authToken('mfa_pending'))
    .on('createPasskeySignIn', PASSKEY_OPTIONS)
    .on('createPasskeyOptions', PASSKEY_OPTIONS);
});

async function enterCode(code: string) {
  const [first] = await screen.findAllByRole('textbox', { name: /code/i });
  return { first: first as HTMLElement, code };
}

/** Passes the first factor and waits for the next step. */
async function toSecondStep(methods: Partial<SignInMethods>, language: 'en' | 'de' = 'en') {
  api.on('getSignInMethods', signInMethods(methods));
  const { user } = renderPage(<LoginPage />, api, { at: '/login?next=%2Fbookings', language, signedIn: false });
  await fill(user, await screen.findByLabelText('Email address'), 'robin@cubby.test');
  await user.click(await button('Send code'));
  const paste = async (code: string) => {
    await user.click((await enterCode(code)).first);
    await user.paste(code);
  };
  await paste('123456');
  return { user, paste };
}

const expectIn = async () => {
  await waitFor(() => expect(document.cookie).toContain(`${COOKIES.token}=full`));
  expect(window.location.pathname).toBe('/bookings');
};

describe('the second factor', () => {
  it('is required before anything is stored', async () => {
    await toSecondStep({ authenticator: { created: '2026-11-01T10:00:00.000Z', last_used_at: null } });
    await heading('Two-step verification');
    expect(document.cookie).not.toContain('pending');
    expect(api.calls('getSignInMethods')[0]?.headers.get('Authorization')).toBe('Token pending');
  });

  it('can be a code of the app', async () => {
    api.on('signInWithSecondFactor', authToken());
    const { paste } = await toSecondStep(APP);
    await heading('Two-step verification');
    await paste('654321');
    await expectIn();
    expect(api.calls('signInWithSecondFactor')[0]?.body).toEqual({ code: '654321' });
    expect(api.calls('signInWithSecondFactor')[0]?.headers.get('Authorization')).toBe('Token pending');
  });

  it('is requested again after a wrong code', async () => {
    api.on('signInWithSecondFactor', refuse('INCORRECT_CREDENTIALS'));
    const { paste } = await toSecondStep(APP);
    await heading('Two-step verification');
    await paste('000000');
    expect(await screen.findByText('This code is incorrect or has expired.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /code/i })).toHaveProperty('value', '');
  });

  it('can be a passkey, by keyboard only', async () => {
    api.on('signInWithPasskey', authToken());
    const { user } = await toSecondStep({ passkeys: [passkey()], ...APP });
    await heading('Two-step verification');
    const use = await button('Use a passkey');
    for (let tabs = 0; document.activeElement !== use && tabs < 10; tabs += 1) await user.tab();
    await user.keyboard('{Enter}');
    await expectIn();
    expect(browser.get).toHaveBeenCalledOnce();
    expect(api.calls('signInWithPasskey')[0]?.body).toMatchObject({
      challenge_id: 'c1',
      credential: { id: 'made-by-the-browser' },
    });
  });

  it('can be cancelled in the browser, which is not an error', async () => {
    browser.get.mockRejectedValue(refusedAs('NotAllowedError'));
    const { user } = await toSecondStep({ passkeys: [passkey()] });
    await user.click(await button('Use a passkey'));
    expect(await screen.findByText(/was cancelled or timed out/)).toBeTruthy();
    expect(api.calls('signInWithPasskey')).toEqual([]);
  });

  it('can be a backup code if all else is lost', async () => {
    api.on('signInWithSecondFactor', authToken());
    const { user } = await toSecondStep(APP);
    await user.click(await button('Use a backup code'));
    await user.click(await button('Sign in'));
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    await fill(user, screen.getByLabelText('Backup code'), ' abcde-fghjk ');
    await user.click(await button('Sign in'));
    await expectIn();
    expect(api.calls('signInWithSecondFactor')[0]?.body).toEqual({ code: 'ABCDE-FGHJK' });
  });

  it('works without passkeys in a browser without support', async () => {
    browserWithoutPasskeys();
    await toSecondStep({ passkeys: [passkey()] });
    expect(await screen.findByText(/this browser can’t use them/)).toBeTruthy();
    expect(screen.getByLabelText('Backup code')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  it('expires after 10 minutes, and the sign-in starts again', async () => {
    api.on('signInWithSecondFactor', refuse('UNAUTHORIZED'));
    const { paste } = await toSecondStep(APP);
    await heading('Two-step verification');
    await paste('654321');
    expect(await screen.findByText('That took more than 10 minutes. Start again.')).toBeTruthy();
    expect(await screen.findByLabelText('Email address')).toBeTruthy();
  });

  it('leads back to the address', async () => {
    const { user } = await toSecondStep(APP);
    await heading('Two-step verification');
    await user.click(await button('Use another address'));
    expect(await screen.findByLabelText('Email address')).toHaveProperty('value', 'robin@cubby.test');
  });

  it('does not admit users without access', async () => {
    api.on('signInWithSecondFactor', authToken('customer'));
    const { paste } = await toSecondStep(APP);
    await heading('Two-step verification');
    await paste('654321');
    expect(await screen.findByText(/doesn’t have access to the staff console/)).toBeTruthy();
    expect(document.cookie).not.toContain('full');
  });

  it('can be requested again after a network error', async () => {
    const { user } = await toSecondStep(APP);
    await heading('Two-step verification');
    await user.click(await button('Use another address'));
    api.on('getSignInMethods', refuse('UNAVAILABLE'));
    await user.click(await button('Send code'));
    await user.click((await enterCode('1')).first);
    await user.paste('123456');
    expect(await screen.findByText(/temporarily unavailable/)).toBeTruthy();
    api.on('getSignInMethods', signInMethods(APP));
    await user.click(await button('Try again'));
    await heading('Two-step verification');
  });
});

describe('setting it up during the sign-in', () => {
  it('creates a passkey, and continues once the backup codes are saved', async () => {
    api.on('createPasskey', addedMethod({ backup_codes: BACKUP_CODES, session: authToken() }));
    const { user } = await toSecondStep({});
    await heading('Protect your account');
    await user.click(await button('Create a passkey'));
    await heading('Backup codes');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(BACKUP_CODES);
    const goOn = await button('Continue');
    expect(isOff(goOn)).toBe(true);
    expect(document.cookie).not.toContain('full');
    await user.click(await button('Copy'));
    expect(await navigator.clipboard.readText()).toBe(`${BACKUP_CODES.join('\n')}\n`);
    await user.click(screen.getByRole('checkbox', { name: 'I’ve saved these codes' }));
    await user.click(goOn);
    await expectIn();
    expect(api.calls('createPasskey')[0]?.body.challenge_id).toBe('c1');
    expect(api.calls('createPasskey')[0]?.body.name).not.toBe('');
  });

  it('adds an app by its QR code or its key', async () => {
    const secret = 'ABCDEFGHIJKLMNOP';
    api.on('createAuthenticator', { secret, uri: `otpauth://totp/Cubby:robin?secret=${secret}` });
    api.on('confirmAuthenticator', refuse('INCORRECT_CREDENTIALS'));
    const { user, paste } = await toSecondStep({});
    await user.click(await button('Set up an authenticator app'));
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    await paste('111111');
    expect(await screen.findByText('This code is incorrect or has expired.')).toBeTruthy();
    api.on('confirmAuthenticator', addedMethod({ backup_codes: BACKUP_CODES, session: authToken() }));
    await paste('222222');
    await heading('Backup codes');
  });

  it('chooses another way', async () => {
    api.on('createAuthenticator', { secret: 'ABCD', uri: 'otpauth://totp/Cubby:robin?secret=ABCD' });
    const { user } = await toSecondStep({});
    await user.click(await button('Set up an authenticator app'));
    await user.click(await button('Choose another method'));
    await heading('Protect your account');
  });

  it('says that the browser’s request was cancelled, or that a device already has a passkey', async () => {
    browser.create.mockRejectedValueOnce(refusedAs('NotAllowedError'));
    const { user } = await toSecondStep({});
    await user.click(await button('Create a passkey'));
    expect(await screen.findByText(/was cancelled or timed out/)).toBeTruthy();
    browser.create.mockRejectedValueOnce(refusedAs('InvalidStateError'));
    await user.click(await button('Create a passkey'));
    expect(await screen.findByText('This device already has a passkey for your account.')).toBeTruthy();
  });

  it('offers only the app in a browser without passkeys', async () => {
    browserWithoutPasskeys();
    await toSecondStep({});
    await heading('Protect your account');
    expect(screen.queryByRole('button', { name: 'Create a passkey' })).toBeNull();
  });

  it('starts again when the 10 minutes are over', async () => {
    api.on('createAuthenticator', refuse('UNAUTHORIZED'));
    const { user } = await toSecondStep({});
    await user.click(await button('Set up an authenticator app'));
    expect(await screen.findByText('That took more than 10 minutes. Start again.')).toBeTruthy();
  });
});

describe('a passkey at the first step', () => {
  const open = () => renderPage(<LoginPage />, api, { at: '/login?next=%2Fbookings', signedIn: false }).user;

  it('is both proofs at once', async () => {
    api.on('signInWithPasskey', authToken());
    await open().click(await button('Sign in with a passkey'));
    await expectIn();
    expect(api.calls('createPasskeySignIn')[0]?.headers.get('Authorization')).toBeNull();
  });

  it('reports an unknown passkey', async () => {
    api.on('signInWithPasskey', refuse('INCORRECT_CREDENTIALS'));
    await open().click(await button('Sign in with a passkey'));
    expect(await screen.findByText('We don’t recognise this passkey. Use another one.')).toBeTruthy();
  });

  it('is offered only in a browser with passkeys', async () => {
    browserWithoutPasskeys();
    open();
    await button('Send code');
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});

const APP = { authenticator: { created: '2026-11-01T10:00:00.000Z', last_used_at: null } };
