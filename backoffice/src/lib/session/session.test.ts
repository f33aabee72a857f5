import { COOKIES, type TokenMetadata } from '@cubby/api';
import { daysFromNow } from '@cubby/api/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authToken } from '../../../testing/sign-in-records.ts';
import { endSession, renewSession, startSession } from './session.ts';

const metadata = (own: Partial<TokenMetadata>): TokenMetadata => ({
  id: 't1',
  created: '2026-11-21T10:00:00.000Z',
  expires_at: daysFromNow(0.5).toISOString(),
  role: 'host',
  scopes: [],
  ...own,
});

beforeEach(endSession);

describe('a session', () => {
  it.each([
    ['host', 1],
    ['admin', 0],
    ['recovery', 0],
  ] as const)('of a %s that expires soon is renewed %i times', async (role, times) => {
    startSession(authToken());
    const updateToken = vi.fn(async () => metadata({ role, expires_at: daysFromNow(30).toISOString() }));
    await renewSession({ updateToken }, async () => metadata({ role }));
    expect(updateToken).toHaveBeenCalledTimes(times);
  });

  it('that still needs a second factor is not stored', () => {
    expect(() => startSession(authToken('mfa_pending'))).toThrow(/second proof/);
    expect(document.cookie).not.toContain(COOKIES.token);
  });
});
