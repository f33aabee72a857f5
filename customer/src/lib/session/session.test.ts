import type { AuthToken, TokenMetadata } from '@cubby/api';
import { daysFromNow, writeCookie } from '@cubby/api/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewSession } from '../session-guard/renew-session.ts';
import { endSession, getSession, startSession, subscribeSession } from './session.ts';

function authToken(role: AuthToken['role'] = 'customer'): AuthToken {
  return {
    token: 'opaque',
    id: 't1',
    created: '2026-11-21T10:00:00.000Z',
    expires_at: daysFromNow(14).toISOString(),
    role,
    scopes: [],
    user: {
      id: 'u1',
      email: 'maya@example.org',
      first_name: 'Maya',
      last_name: 'Lindqvist',
      phone_number: '+44 20 7946 0018',
      secondary_phone_number: null,
      secondary_phone_number_type: null,
      email_opt_in: false,
      language: 'en',
      accepted_tos_at: null,
      has_password: false,
      created: '2026-11-21T10:00:00.000Z',
      role,
    },
  };
}

beforeEach(() => endSession());

describe('a session', () => {
  it('is stored in both cookies', () => {
    startSession(authToken());
    expect(document.cookie).toContain('cs_token=opaque');
    expect(document.cookie).toContain('cs_user=');
    expect(getSession().user).toEqual({
      id: 'u1',
      email: 'maya@example.org',
      firstName: 'Maya',
      lastName: 'Lindqvist',
      phoneNumber: '+44 20 7946 0018',
    });
  });

  it('of a guest has a token and no user', () => {
    startSession(authToken('guest'));
    expect(getSession()).toEqual({ token: 'opaque', user: null });
  });

  it('leaves nothing behind when it ends, and announces it', () => {
    startSession(authToken());
    const listener = vi.fn();
    const unsubscribe = subscribeSession(listener);
    endSession();
    unsubscribe();
    expect(document.cookie).not.toMatch(/cs_token|cs_user/);
    expect(getSession()).toEqual({ token: null, user: null });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('with an unreadable user cookie is no session', async () => {
    writeCookie('cs_user', '{broken', daysFromNow(1));
    vi.resetModules();
    const afterReload = await import('./session.ts');
    expect(afterReload.getSession().user).toBeNull();
  });
});

describe('renewing a session', () => {
  function api(days: number, role: TokenMetadata['role'] = 'customer') {
    const metadata: TokenMetadata = {
      id: 't1',
      created: '',
      expires_at: daysFromNow(days).toISOString(),
      role,
      scopes: [],
    };
    return {
      getToken: vi.fn(async () => metadata),
      updateToken: vi.fn(async () => ({ ...metadata, expires_at: daysFromNow(30).toISOString() })),
    };
  }

  it.each([
    ['more than 14 days are left', 15, 'customer', 0],
    ['fewer are left', 13, 'customer', 1],
    ['it recovers an account', 1, 'recovery', 0],
  ] as const)('when %s', async (_when, days, role, renewals) => {
    startSession(authToken());
    const calls = api(days, role);
    await renewSession(calls);
    expect(calls.updateToken).toHaveBeenCalledTimes(renewals);
  });

  it('asks for 30 days from now', async () => {
    startSession(authToken());
    const calls = api(1);
    await renewSession(calls);
    const [input] = calls.updateToken.mock.calls[0] as unknown as [{ body: { expires_at: string } }];
    expect(Date.parse(input.body.expires_at)).toBeCloseTo(daysFromNow(30).getTime(), -4);
  });

  it('does nothing for a visitor', async () => {
    const calls = api(1);
    await renewSession(calls);
    expect(calls.getToken).not.toHaveBeenCalled();
  });
});
