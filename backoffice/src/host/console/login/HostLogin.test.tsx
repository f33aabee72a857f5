import { COOKIES } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../../tests/harness/fake-api.ts';
import { user as person } from '../../../../testing/records.ts';
import { fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { HostLogin } from './HostLogin.tsx';

const session = (role: 'host' | 'customer') => ({
  token: 'fresh',
  id: 't9',
  role,
  scopes: [],
  created: '2026-11-21T10:00:00.000Z',
  expires_at: '2036-11-21T10:00:00.000Z',
  user: person({ role }),
});
const open = (api: ReturnType<typeof fakeApi>, at: string) =>
  renderPage(<HostLogin />, api, { at, site: 'hosts', signedIn: false }).user;

describe('the link of a mail', () => {
  it('signs in and goes where it leads', async () => {
    const api = fakeApi().on('signInWithLink', { session: session('host'), ended: null, email: 'a@b.test' });
    open(api, '/login?link=abc&next=%2Fstashpoints%2Fp1');
    await waitFor(() => expect(window.location.pathname).toBe('/stashpoints/p1'));
    expect(document.cookie).toContain(`${COOKIES.token}=fresh`);
    expect(api.calls('signInWithLink')).toHaveLength(1);
  });

  it.each([
    ['used', /This link was used already/],
    ['expired', /This link is older than a week/],
  ] as const)('that was %s says so, with the address filled in', async (ended, sentence) => {
    const api = fakeApi().on('signInWithLink', { session: null, ended, email: 'ada@example.org' });
    open(api, '/login?link=abc&next=%2Fstashpoints%2Fp1');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'ada@example.org');
  });

  it('nobody sent is said not to be known', async () => {
    open(fakeApi().on('signInWithLink', refuse('INCORRECT_CREDENTIALS')), '/login?link=abc');
    expect(await screen.findByText(/This link does not work/)).toBeTruthy();
  });
});

it('an account that runs no place is told how to begin', async () => {
  const api = fakeApi().on('requestOneTimePassword', undefined);
  api.on('signInWithOneTimePassword', session('customer'));
  const user = open(api, '/login');
  expect(screen.getByRole('link', { name: 'Apply to become a host' }).getAttribute('href')).toMatch(/\/becomeahost$/);
  await fill(user, screen.getByLabelText('E-mail address'), 'maya@example.org');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }));
  await user.paste('123456');
  expect(await screen.findByText(/This account runs no place yet/)).toBeTruthy();
  expect(document.cookie).not.toContain('fresh');
});
