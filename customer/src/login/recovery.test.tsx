import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SENT_CODE, SENT_LINK } from '../../../tests/harness/common-records.ts';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { takeNoise } from '../../testing/noise.ts';
import { address, fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { authToken } from '../../testing/site-records.ts';
import { getSession } from '../lib/session/session.ts';

const button = (name: string) => screen.findByRole('button', { name });
const email = () => screen.findByLabelText(/^Email address/);
const password = () => screen.findByLabelText(/^New password/);
const digits = () => screen.findAllByRole('textbox', { name: 'Code from the email' });
const GOOD = 'a shelf for every bag';

const recovering = (): FakeApi =>
  fakeApi()
    .on('checkUserExists', { exists: true })
    .on('requestOneTimePassword', SENT_CODE)
    .on('signInWithOneTimePassword', authToken({ token: 'recovery-only' }))
    .on('updateMe', authToken().user);

/** Opens the page, with helpers for its steps. */
async function open() {
  const { user } = await openSite('/login/recovery', { onTo: ['/login/email'] });
  const askForCode = async (address = 'maya@example.org') => {
    await fill(user, await email(), address);
    await user.click(await button('Send code'));
  };
  const enterCode = async () => {
    await user.click((await digits())[0] as HTMLElement);
    await user.paste('123456');
  };
  const choose = async (word: string) => {
    await fill(user, await password(), word);
    await user.click(await button('Set password'));
  };
  return { user, askForCode, enterCode, choose };
}

describe('a forgotten password', () => {
  it('is replaced once a code has proved the address, and opens no session', async () => {
    const api = recovering();
    const { askForCode, enterCode, choose } = await open();
    await askForCode(' Maya@Example.org ');
    expect(await screen.findByText(/6-digit code to maya@example.org/)).toBeTruthy();
    expect(api.calls('requestOneTimePassword')[0]?.body).toMatchObject({
      email: 'maya@example.org',
      purpose: 'recovery',
    });
    await enterCode();
    expect(await screen.findByRole('heading', { name: 'Choose your new password' })).toBeTruthy();
    expect(api.calls('signInWithOneTimePassword')[0]?.body).toEqual({
      email: 'maya@example.org',
      one_time_password: '123456',
      purpose: 'recovery',
      browser_secret: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(getSession().token).toBeNull();
    await choose(GOOD);
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeTruthy();
    expect(address()).toBe('/login/email');
    const [saved] = api.calls('updateMe');
    expect(saved?.body).toEqual({ password: GOOD });
    expect(saved?.headers.get('Authorization')).toBe('Token recovery-only');
    expect(getSession().token).toBeNull();
  });

  it.each([
    ['nothing at all', ''],
    ['nine characters', '123456789'],
    ['more than 200', 'x'.repeat(201)],
  ])('is not replaced by %s', async (_what, word) => {
    const api = recovering();
    const { user, askForCode, enterCode } = await open();
    await askForCode();
    await enterCode();
    if (word) await fill(user, await password(), word);
    else await password();
    await user.click(await button('Set password'));
    await waitFor(async () => expect((await password()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('At least 10 characters. Several words in a row are fine.')).toBeNull();
    expect(api.calls('updateMe')).toEqual([]);
  });

  it('is replaced by the link of an email, too, on a click', async () => {
    const api = recovering().on('signInWithOneTimeLink', authToken({ token: 'recovery-only' }));
    api.on('requestOneTimePassword', SENT_LINK);
    const { askForCode } = await open();
    await askForCode();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    const { user } = await openSite('/login/recovery?link=Kx0dQ3mV');
    const follow = await button('Choose your new password');
    expect(api.calls('signInWithOneTimeLink')).toEqual([]);
    await user.click(follow);
    expect(await password()).toBeTruthy();
    expect(getSession().token).toBeNull();
  });

  it('starts over if half an hour was not enough', async () => {
    recovering().on('updateMe', refuse('UNAUTHORIZED'));
    const { askForCode, enterCode, choose } = await open();
    await askForCode();
    await enterCode();
    await choose(GOOD);
    expect(await screen.findByText('This took longer than 30 minutes. Request a new code.')).toBeTruthy();
    expect(await email()).toHaveProperty('value', '');
  });

  it('stays unchanged if saving fails, and so does the input', async () => {
    recovering().on('updateMe', refuse('UNAVAILABLE'));
    const { askForCode, enterCode, choose } = await open();
    await askForCode();
    await enterCode();
    await choose(GOOD);
    expect(await screen.findByText('This isn’t available right now. Try again in a moment.')).toBeTruthy();
    expect(await password()).toHaveProperty('value', GOOD);
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
  });

  it('is not replaced with a wrong code', async () => {
    const api = recovering().on('signInWithOneTimePassword', refuse('INCORRECT_CREDENTIALS'));
    const { askForCode, enterCode } = await open();
    await askForCode();
    await enterCode();
    expect(await screen.findByText(/This code is incorrect or has expired/)).toBeTruthy();
    for (const digit of await digits()) expect(digit).toHaveProperty('value', '');
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    expect(api.calls('updateMe')).toEqual([]);
  });

  it('is refused for an unknown address', async () => {
    const api = recovering().on('checkUserExists', { exists: false });
    const { askForCode } = await open();
    await askForCode('nobody@example.org');
    expect(await screen.findByText('We couldn’t find an account or a booking with this email address.')).toBeTruthy();
    expect(api.calls('requestOneTimePassword')).toEqual([]);
  });

  it('requires a valid address', async () => {
    const api = recovering();
    const { askForCode } = await open();
    await askForCode('maya@');
    expect(await screen.findByText('Enter a valid email address.')).toBeTruthy();
    expect(api.calls('checkUserExists')).toEqual([]);
  });

  it('can be remembered after all', async () => {
    recovering();
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Back to sign-in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it('requests its code in the reader’s language', async () => {
    const api = recovering();
    const { user } = await openSite('/de/login/recovery');
    await fill(user, await screen.findByRole('textbox'), 'maya@example.org');
    await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement);
    await waitFor(() => expect(api.calls('requestOneTimePassword')[0]?.body.language).toBe('de'));
  });
});
