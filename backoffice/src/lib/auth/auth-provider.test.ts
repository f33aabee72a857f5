import type { AuthToken } from '@cubby/api';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginPath, nextPath } from '../routing/paths.ts';
import { createAuthProvider, SecondProofNeeded } from './auth-provider.ts';

const signInWithOneTimePassword = vi.fn();
const signInWithOneTimeLink = vi.fn();
const createToken = vi.fn();
const deleteToken = vi.fn();
const provider = createAuthProvider({ signInWithOneTimePassword, signInWithOneTimeLink, deleteToken, createToken });
const SECRET = 's'.repeat(43);
let cookies: Map<string, string>;

beforeEach(() => {
  cookies = new Map();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (text.includes('1970')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('window', {
    location: { pathname: '/account/stashpoints', search: '?page=2' },
    localStorage: { getItem: () => SECRET },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('signing in', () => {
  it('keeps the token and the name of a member of staff', async () => {
    signInWithOneTimePassword.mockResolvedValue(token('admin'));
    await provider.login({ email: 'staff@cubby.test', code: '123456' });
    expect(signInWithOneTimePassword.mock.calls[0]?.[0]).toEqual({
      body: { email: 'staff@cubby.test', one_time_password: '123456', browser_secret: SECRET },
    });
    expect(cookies.get('cs_token')).toBe('secret');
    expect(await provider.getIdentity?.()).toMatchObject({ id: 'u1', fullName: 'Robin Ellery' });
  });

  it.each(['customer', 'host', 'guest'] as const)('refuses a %s without storing anything', async (role) => {
    signInWithOneTimePassword.mockResolvedValue(token(role));
    await expect(provider.login({ email: 'a@b.test', code: '123456' })).rejects.toThrow('errors.STAFF_ONLY');
    expect(cookies.size).toBe(0);
  });
});

describe('a second proof', () => {
  it('that is required stores nothing and gives the page what it needs', async () => {
    signInWithOneTimePassword.mockResolvedValue(token('mfa_pending'));
    const refused = await provider.login({ email: 'a@b.test', code: '123456' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SecondProofNeeded);
    expect((refused as SecondProofNeeded).pending.token).toBe('secret');
    expect(cookies.size).toBe(0);
  });

  it('opens its session in the same way', async () => {
    await provider.login({ session: token('admin') });
    expect(cookies.get('cs_token')).toBe('secret');
    cookies.clear();
    await expect(provider.login({ session: token('host') })).rejects.toThrow('errors.STAFF_ONLY');
    expect(cookies.size).toBe(0);
  });
});

describe('a password', () => {
  it('signs in as a code does', async () => {
    createToken.mockResolvedValue(token('admin'));
    await provider.login({ email: 'a@b.test', password: 'a shelf for every bag' });
    expect(createToken).toHaveBeenCalledWith(
      { body: { email: 'a@b.test', password: 'a shelf for every bag', browser_secret: SECRET } },
      { ignoreUnauthorized: true },
    );
    expect(cookies.get('cs_token')).toBe('secret');
  });
});

describe('the end of a session', () => {
  it('follows a 401, and leads to the sign-in page and back', async () => {
    cookies.set('cs_token', 'secret');
    await expect(provider.checkError(new HttpError('errors.UNAUTHORIZED', 401))).rejects.toMatchObject({
      redirectTo: '/login?next=%2Faccount%2Fstashpoints%3Fpage%3D2&redirectReason=UNAUTHORIZED',
    });
    expect(cookies.size).toBe(0);
  });

  it('leads there once, though more calls are refused and the page that was left checks again', async () => {
    vi.stubGlobal('window', { location: { pathname: '/login', search: '' } });
    const refused = provider.checkError(new HttpError('errors.UNAUTHORIZED', 401));
    await expect(refused).rejects.toEqual({ logoutUser: false, message: false });
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
  });

  it('does not follow a 403', async () => {
    await expect(provider.checkError(new HttpError('errors.FORBIDDEN', 403))).resolves.toBeUndefined();
  });

  it('follows signing out even if the server cannot be reached', async () => {
    cookies.set('cs_token', 'secret');
    deleteToken.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await provider.logout({})).toBe('/login');
    expect(cookies.size).toBe(0);
  });

  it('follows signing out before the server has responded', async () => {
    cookies.set('cs_token', 'secret');
    deleteToken.mockReturnValue(new Promise(() => {}));
    expect(await provider.logout({})).toBe('/login');
    expect(cookies.size).toBe(0);
  });

  it('sends visitors without a session to the sign-in', async () => {
    await expect(provider.checkAuth({})).rejects.toMatchObject({
      redirectTo: '/login?next=%2Faccount%2Fstashpoints%3Fpage%3D2',
    });
  });
});

describe('the page to continue to', () => {
  it.each([
    [loginPath('/account/stashpoints?page=2').replace('/login', ''), '/account/stashpoints?page=2'],
    ['', '/'],
    ['?next=//evil.test', '/'],
    ['?next=/\\evil.test', '/'],
    ['?next=/%09/evil.test', '/'],
    ['?next=%2F%2Fevil.test', '/'],
    ['?next=/%2E//evil.test', '/'],
    ['?next=https://evil.test', '/'],
    ['?next=/login', '/'],
  ])('of %s is %s', (search, expected) => {
    expect(nextPath(search)).toBe(expected);
  });
});

function token(role: AuthToken['role']): AuthToken {
  return {
    token: 'secret',
    id: 't1',
    role,
    scopes: [],
    created: '2026-11-21T10:00:00Z',
    expires_at: '2026-12-05T10:00:00Z',
    user: {
      id: 'u1',
      email: 'staff@cubby.test',
      first_name: 'Robin',
      last_name: 'Ellery',
      phone_number: '',
      secondary_phone_number: null,
      secondary_phone_number_type: null,
      email_opt_in: false,
      language: 'en',
      accepted_tos_at: null,
      has_password: false,
      created: '2026-11-21T10:00:00Z',
      role,
    },
  };
}
