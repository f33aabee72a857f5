import { COOKIES } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SENT_CODE, SENT_LINK } from '../../../../tests/harness/common-records.ts';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { user as staff } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { LoginPage } from './LoginPage.tsx';

const label = (text: string | RegExp) => screen.findByLabelText(text);
const token = (role: 'admin' | 'customer' = 'admin') => ({
  token: 'fresh',
  id: 't9',
  role,
  scopes: [],
  created: '2026-11-21T10:00:00.000Z',
  expires_at: '2036-11-21T10:00:00.000Z',
  user: staff({ role }),
});

let api: FakeApi;

beforeEach(() => {
  api = fakeApi().on('requestOneTimePassword', SENT_CODE);
});

function open(at = '/login', language: 'en' | 'de' = 'en') {
  return renderPage(<LoginPage />, api, { at, language, signedIn: false }).user;
}

async function untilCode(at?: string) {
  const user = open(at);
  await fill(user, await label('Email address'), 'robin@cubby.test');
  await user.click(await button('Send code'));
  await screen.findByText('We’ve sent a 6-digit code to robin@cubby.test. It expires in 10 minutes.');
  const enter = async (code: string) => {
    await user.click(screen.getByRole('textbox', { name: '6-digit code' }));
    await user.paste(code);
  };
  return { user, enter };
}

describe('signing in to the console', () => {
  it('sends a code and continues to the page requested', async () => {
    api.on('signInWithOneTimePassword', token());
    const { enter } = await untilCode('/login?next=%2Fbookings%3Fpage%3D2');
    await enter('123456');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/bookings?page=2'));
    expect(document.cookie).toContain(`${COOKIES.token}=fresh`);
    expect(api.calls('signInWithOneTimePassword')[0]?.body).toEqual({
      email: 'robin@cubby.test',
      one_time_password: '123456',
      browser_secret: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('says that the email has a link, which signs in on a click and not before', async () => {
    api.on('requestOneTimePassword', SENT_LINK).on('signInWithOneTimeLink', token());
    const user = open();
    await fill(user, await label('Email address'), 'robin@cubby.test');
    await user.click(await button('Send code'));
    expect(await screen.findByText('Check your email')).toBeTruthy();
    expect(api.calls('requestOneTimePassword')[0]?.body).toMatchObject({ site: 'staff' });
    const again = open('/login?one_time_link=Kx0dQ3mV');
    const enter = await button('Sign in');
    expect(api.calls('signInWithOneTimeLink')).toEqual([]);
    await again.click(enter);
    await waitFor(() => expect(document.cookie).toContain(`${COOKIES.token}=fresh`));
  });

  it('is for staff only', async () => {
    api.on('signInWithOneTimePassword', token('customer'));
    const { enter } = await untilCode();
    await enter('123456');
    expect(await screen.findByText('This account doesn’t have access to the staff console.')).toBeTruthy();
    expect(document.cookie).not.toContain('fresh');
  });

  it('clears the boxes after a wrong code', async () => {
    api.on('signInWithOneTimePassword', refuse('INCORRECT_CREDENTIALS'));
    const { enter } = await untilCode();
    await enter('000000');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '6-digit code' })).toHaveProperty('value', ''));
    expect(document.cookie).not.toContain(COOKIES.token);
  });

  it('requires an address before it sends anything', async () => {
    const user = open();
    await fill(user, await label('Email address'), 'robin');
    await user.click(await button('Send code'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/address/i);
    expect(api.calls('requestOneTimePassword')).toEqual([]);
  });

  it('does not send another code before the countdown has ended', async () => {
    await untilCode();
    expect(isOff(await button(/^New code in \d+ s$/))).toBe(true);
  });

  it('goes back to change the address', async () => {
    const { user } = await untilCode();
    await user.click(await button('Use another address'));
    expect(await label('Email address')).toHaveProperty('value', 'robin@cubby.test');
  });

  it('says that a session has ended', async () => {
    open('/login?redirectReason=UNAUTHORIZED');
    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
  });

  it('is translated into German', async () => {
    open('/login', 'de');
    expect(await label('E-Mail-Adresse')).toBeTruthy();
  });
});

describe('a password', () => {
  const start = async () => {
    const user = open();
    await user.click(await button('Use a password instead'));
    return user;
  };

  it('signs in', async () => {
    api.on('createToken', token());
    const user = await start();
    await fill(user, await label('Email address'), 'robin@cubby.test');
    await fill(user, await label('Password'), 'a shelf for every bag');
    await user.click(await button('Sign in'));
    await waitFor(() => expect(document.cookie).toContain(`${COOKIES.token}=fresh`));
  });

  it('with a mismatch does not reveal whether the address or the password is wrong', async () => {
    api.on('createToken', refuse('INCORRECT_CREDENTIALS'));
    const user = await start();
    await fill(user, await label('Email address'), 'robin@cubby.test');
    await fill(user, await label('Password'), 'something else');
    await user.click(await button('Sign in'));
    expect(await screen.findByText('Incorrect email address or password.')).toBeTruthy();
  });

  it('is required', async () => {
    const user = await start();
    await fill(user, await label('Email address'), 'robin@cubby.test');
    await user.click(await button('Sign in'));
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(api.calls('createToken')).toEqual([]);
  });
});
