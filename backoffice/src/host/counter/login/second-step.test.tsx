import { COOKIES, type SignInMethods } from '@cubby/api';
import { CubbyTheme } from '@cubby/design-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SENT_CODE } from '../../../../../tests/harness/common-records.ts';
import { type FakeApi, refuse } from '../../../../../tests/harness/fake-api.ts';
import { browserWithPasskeys, PASSKEY_OPTIONS, refusedAs } from '../../../../testing/browser-passkeys.ts';
import { fakeApi, fill } from '../../../../testing/render-page.tsx';
import { authToken, passkey, signInMethods } from '../../../../testing/sign-in-records.ts';
import { endSession } from '../../../lib/session/session.ts';
import { loadI18n } from '../language/i18n.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import LoginPage from './LoginPage.tsx';

const APP = { authenticator: { created: '2026-11-01T10:00:00.000Z', last_used_at: null } };
const button = (name: string) => screen.findByRole('button', { name });

let api: FakeApi;
let browser: ReturnType<typeof browserWithPasskeys>;

beforeEach(() => {
  endSession();
  browser = browserWithPasskeys();
  // After signing in, navigation leads to another document, which is not part of this test.
  const here = { protocol: 'http:', host: 'hosts.cubby.test', origin: 'http://hosts.cubby.test', pathname: '/login' };
  vi.stubGlobal('location', { ...here, search: '', hash: '', assign: () => {} });
  api = fakeApi()
    .on('requestOneTimePassword', SENT_CODE)
    .on('signInWithOneTimePassword', authToken('mfa_pending'))
    .on('createPasskeySignIn', PASSKEY_OPTIONS);
});

async function show(language: 'en' | 'de' = 'en') {
  render(
    <LanguageProvider first={await loadI18n(language)}>
      <CubbyTheme>
        <LoginPage />
      </CubbyTheme>
    </LanguageProvider>,
  );
}

/** Opens the counter as a member of staff who has entered a code. */
async function open(methods: Partial<SignInMethods>, language: 'en' | 'de' = 'en') {
  api.on('getSignInMethods', signInMethods(methods));
  await show(language);
  const user = userEvent.setup();
  await fill(user, await screen.findByLabelText(/^E-?mail/i), 'robin@cubby.test');
  await user.click(await button(language === 'de' ? 'Code schicken' : 'Send code'));
  const paste = async (code: string) => {
    const [first] = await screen.findAllByRole('textbox', { name: /code/i });
    await user.click(first as HTMLElement);
    await user.paste(code);
  };
  await paste('123456');
  return { user, paste };
}

const expectIn = () => waitFor(() => expect(document.cookie).toContain(`${COOKIES.token}=full`));

describe('staff at the counter’s sign-in', () => {
  it('enter the code of their app', async () => {
    api.on('signInWithSecondFactor', refuse('INCORRECT_CREDENTIALS'));
    const { paste } = await open(APP);
    await screen.findByRole('heading', { name: 'Two-step verification' });
    expect(document.cookie).not.toContain('pending');
    await paste('111111');
    expect(await screen.findByText('This code is incorrect or has expired.')).toBeTruthy();
    api.on('signInWithSecondFactor', authToken());
    await paste('222222');
    await expectIn();
  });

  it('use a passkey, and can cancel the browser’s request', async () => {
    browser.get.mockRejectedValueOnce(refusedAs('NotAllowedError'));
    api.on('signInWithPasskey', authToken());
    const { user } = await open({ passkeys: [passkey()] });
    await user.click(await button('Use a passkey'));
    expect(await screen.findByText(/was cancelled or timed out/)).toBeTruthy();
    await user.click(await button('Use a passkey'));
    await expectIn();
  });

  it('use a backup code', async () => {
    api.on('signInWithSecondFactor', authToken());
    const { user } = await open(APP);
    await user.click(await button('Use a backup code'));
    await fill(user, await screen.findByLabelText('Backup code'), 'abcde-fghjk');
    await user.keyboard('{Enter}');
    await expectIn();
    expect(api.calls('signInWithSecondFactor')[0]?.body).toEqual({ code: 'ABCDE-FGHJK' });
  });

  it('are sent to their own console if nothing is set up yet', async () => {
    await open({}, 'de');
    const link = await screen.findByRole('link', { name: 'Zur Verwaltung' });
    expect(link.getAttribute('href')).toMatch(/^https?:\/\/admin\..+\/login$/);
  });

  it('start again when the 10 minutes are over', async () => {
    api.on('signInWithSecondFactor', refuse('UNAUTHORIZED'));
    const { paste } = await open(APP);
    await screen.findByRole('heading', { name: 'Two-step verification' });
    await paste('222222');
    expect(await screen.findByText('That took more than 10 minutes. Start again.')).toBeTruthy();
  });
});

describe('the link in an email, at the counter’s sign-in', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { ...window.location, search: '?one_time_link=Kx0dQ3mV' });
  });

  it('signs in on a click, and not before', async () => {
    api.on('signInWithOneTimeLink', authToken());
    await show();
    const enter = await button('Sign in');
    expect(api.calls('signInWithOneTimeLink')).toEqual([]);
    await userEvent.setup().click(enter);
    await expectIn();
  });

  it('that was used says so, and leads to a new one', async () => {
    api.on('signInWithOneTimeLink', refuse('INCORRECT_CREDENTIALS'));
    await show();
    const user = userEvent.setup();
    await user.click(await button('Sign in'));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    await user.click(await button('Sign in'));
    expect(await screen.findByLabelText(/^E-?mail/i)).toBeTruthy();
  });
});
